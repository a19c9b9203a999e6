/* SPDX-License-Identifier: MIT */
#include "play.h"

#include <assert.h>
#include <errno.h>

#include "advice.h"
#include "common/grids/gridline.h"
#include "common/streams/terminal.h"
#include "common/streams/wait.h"
#include "keyboard.h"
#include "keylist.h"
#include "renew.h"
#include "signals.h"
#include "tty.h"
#include "view.h"

const struct session_keys play_keys = {.next = "n", .restart = "b", .quit = "q"};

/* The milliseconds after which a byte that could begin a longer key counts as a key by itself, and
 * those between two drawings of the running time. */
enum { KEY_PATIENCE = 50, SECOND = 1000 };

struct play {
    struct session *s;
    struct tty tty;
    struct keyboard keyboard;
    struct view view;
    struct canvas canvas;
    bool quit;
};

/* Shows another puzzle: the cursor goes to its first blank, and the solver is asked while the
 * player thinks. */
static void show_puzzle(struct play *play) {
    struct session *s = play->s;
    play->view.cursor = 0;
    while (play->view.cursor + 1 < s->layout.cells && game_is_clue(&s->game, play->view.cursor))
        play->view.cursor++;
    advice_ask(s);
}

static void go_to(struct play *play, bool next) {
    struct session *s = play->s;
    if (next ? s->at + 1 >= s->book->puzzles.size : !s->at) {
        session_say(s, "%s",
                    next ? SESSION_IN(s, "this is the last puzzle", "这是最后一题")
                         : SESSION_IN(s, "this is the first puzzle", "这是第一题"));
        return;
    }
    session_open(s, next ? s->at + 1 : s->at - 1);
    show_puzzle(play);
}

static const struct area *area_of(const struct play *play) {
    return &play->s->layout.variant.shape.area;
}

/* Moves the cursor to the next cell; past an edge it goes on at the opposite one. */
static void move(struct play *play, unsigned down, unsigned right) {
    const struct area *area = area_of(play);
    assert((down == 0) != (right == 0) || area->rows == 1 || area->columns == 1);
    unsigned row, column;
    area_place(area, play->view.cursor, &row, &column);
    do {
        row = (row + down) % area->rows;
        column = (column + right) % area->columns;
    } while (area_cell(area, row, column) == AREA_NONE);
    play->view.cursor = area_cell(area, row, column);
}

/* Moves the cursor to the first or the last cell of its row. */
static void move_to_end(struct play *play, bool last) {
    const struct area *area = area_of(play);
    uint32_t cursor = play->view.cursor, step = last ? 1 : UINT32_MAX, cells = area->cells;
    unsigned row = variant_row(&play->s->layout.variant, cursor);
    while (cursor + step < cells && variant_row(&play->s->layout.variant, cursor + step) == row)
        cursor += step;
    assert(cursor < cells);
    play->view.cursor = cursor;
}

/* Moves by a key.  Returns false when it is for something else. */
static bool move_by(struct play *play, int key) {
    const struct area *area = area_of(play);
    if (key == KEY_UP || key == 'k')
        move(play, area->rows - 1, 0);
    else if (key == KEY_DOWN || key == 'j')
        move(play, 1, 0);
    else if (key == KEY_LEFT || key == 'h')
        move(play, 0, area->columns - 1);
    else if (key == KEY_RIGHT || key == 'l')
        move(play, 0, 1);
    else if (key == KEY_HOME || key == KEY_END)
        move_to_end(play, key == KEY_END);
    else
        return false;
    return true;
}

/* Fills a cell in by a key. */
static bool fill_by(struct play *play, int key) {
    struct session *s = play->s;
    unsigned digit = key < 256 ? gridline_symbols[key] : GRIDLINE_NO_SYMBOL;
    if (key == 'x' || key == KEY_DELETE || key == '\b' || key == 127 || key == ' ' || !digit)
        session_clear(s, play->view.cursor);
    else if (digit > s->layout.side)
        return false;
    else if (play->view.marking)
        session_mark(s, play->view.cursor, digit);
    else
        session_set(s, play->view.cursor, digit);
    return true;
}

/* Shows the cell that the message is about. */
static void follow(struct play *play) {
    if (play->s->focus != SESSION_NOWHERE)
        play->view.cursor = play->s->focus;
}

static void check(struct session *s) {
    advice_want(s, WANT_CHECK);
}

static void solve(struct session *s) {
    advice_want(s, WANT_SOLVE);
}

/* Works on the puzzle by a key. */
static bool act_by(struct session *s, int key) {
    static const struct {
        int key;
        void (*act)(struct session *s);
    } acts[] = {
        {'u', session_undo},
        {'r', session_redo},
        {'?', advice_hint},
        {'.', advice_nudge},
        {'\r', advice_apply},
        {'\n', advice_apply},
        {'c', check},
        {'!', solve},
        {'w', session_toggle_watch},
        {'a', session_mark_all},
        {'b', session_restart},
        {'g', renew_ask},
        {'z', session_pause},
    };
    for (size_t i = 0; i < sizeof acts / sizeof *acts; i++)
        if (acts[i].key == key) {
            acts[i].act(s);
            return true;
        }
    return false;
}

static void toggle_large(struct play *play) {
    const struct session *s = play->s;
    play->view.large = !play->view.large;
    session_say(play->s, "%s",
                play->view.large ? SESSION_IN(s, "large cells; v draws the rules again",
                                              "大格；按 v 重新画出规则")
                                 : SESSION_IN(s, "rules are drawn, where they can be", "画出规则"));
}

/* Changes by a key what the screen shows, or ends. */
static bool show_by(struct play *play, int key) {
    if (key == 'i' || key == KEY_F1)
        play->view.listing = 1;
    else if (key == 'v')
        toggle_large(play);
    else if (key == 'm')
        play->view.marking = !play->view.marking;
    else if (key == 'n' || key == 'p')
        go_to(play, key == 'n');
    else if (key == 'q')
        play->quit = true;
    else
        return false;
    return true;
}

static void do_key(struct play *play, int key) {
    struct session *s = play->s;
    s->focus = SESSION_NOWHERE; /* The cell of an earlier message does not move the cursor. */
    if (!act_by(s, key) && !show_by(play, key) && key < 256)
        session_say(s, "%s", SESSION_IN(s, "this key does nothing", "此键不起作用"));
    follow(play);
}

/* Does what the mouse points to. */
static int press(struct play *play) {
    uint32_t aim = canvas_aim(&play->canvas, play->keyboard.row, play->keyboard.column);
    if (aim >= AIM_CELL && aim - AIM_CELL < play->s->layout.cells)
        play->view.cursor = aim - AIM_CELL;
    return aim >= AIM_KEY && aim < AIM_CELL ? (int)(aim - AIM_KEY) : KEY_OTHER;
}

/* Ends whatever hides the board, or goes on to its next page.  Returns whether the board was
 * hidden. */
static bool uncover(struct play *play, int key) {
    if (!play->s->paused && !play->view.listing)
        return false;
    if (play->view.listing && key != 'q')
        play->view.listing = keylist_next(&play->canvas, play->view.listing);
    session_resume(play->s);
    play->quit = key == 'q';
    return true;
}

static void take_key(struct play *play, int key) {
    if (uncover(play, key))
        return;
    if (key == KEY_PRESS)
        key = press(play);
    if (!move_by(play, key) && !fill_by(play, key))
        do_key(play, key);
}

static void take_keys(struct play *play, bool over) {
    int key;
    while (!play->quit && (key = keyboard_next(&play->keyboard, over)) != KEY_NONE)
        take_key(play, key);
}

static void draw(struct play *play) {
    assert(play->view.cursor < play->s->layout.cells);
    canvas_begin(&play->canvas, play->tty.rows, play->tty.columns, play->s->memory);
    view_draw(&play->view, play->s, &play->canvas);
    canvas_write(&play->tty.out, &play->canvas, play->view.palette);
}

/* Stops the process on request, with the terminal restored and the clock stopped. */
static void suspend(struct play *play) {
    bool ticking = play->s->ticking;
    session_keep(play->s, true);
    session_tick(play->s, false);
    tty_leave(&play->tty);
    signals_stop();
    session_tick(play->s, ticking);
}

/* Does what signals have asked for. */
static void heed_signals(struct play *play) {
    if (signals_take_stop())
        suspend(play);
    if (!signals_take_change() && play->tty.entered)
        return;
    tty_measure(&play->tty);
    tty_enter(&play->tty);
}

/* Waits for a key, the solver, a signal, or the next second.  Returns false when the terminal has
 * gone. */
static bool wait_and_read(struct play *play) {
    struct session *s = play->s;
    struct pollfd fds[] = {{play->tty.out.fd, POLLIN, 0},
                           {s->pipeline.running ? s->pipeline.fd : -1, POLLIN, 0},
                           {s->maker.running ? s->maker.fd : -1, POLLIN, 0}};
    bool partial = play->keyboard.used > 0;
    int patience = partial ? KEY_PATIENCE : s->ticking ? SECOND : -1;
    int ready = wait_readable(fds, 3, patience, signals_mask());
    if (ready < 0)
        return errno == EINTR;
    if (fds[1].revents)
        advice_go_on(s);
    if (fds[2].revents && renew_go_on(s))
        show_puzzle(play);
    bool typed = fds[0].revents;
    if (typed && !keyboard_read(&play->keyboard, play->tty.out.fd))
        return false;
    take_keys(play, !typed && ready == 0);
    return true;
}

static void run(struct play *play) {
    bool there = true;
    while (there && !play->quit && !signals_end()) {
        heed_signals(play);
        session_keep(play->s, false);
        draw(play);
        there = !play->tty.out.failure && wait_and_read(play);
    }
}

/* Leaves memory and the terminal as they were. */
static void end(struct play *play) {
    struct memory *memory = play->s->memory;
    tty_close(&play->tty);
    memory_unwind_to(memory, NULL);
    canvas_free(&play->canvas);
    memory_release(memory, play);
}

int play_screen(struct session *s, bool color) {
    struct play *play = memory_zeroed(s->memory, 1, sizeof *play);
    struct diag diag;
    jmp_buf exhausted;
    play->s = s;
    if (!tty_open(&play->tty, &diag))
        diag_die(EXIT_INPUT, "%s", diag.text);
    play->view.utf8 = terminal_is_utf8();
    play->view.palette = canvas_palette(color);
    signals_catch();
    if (setjmp(exhausted)) {
        end(play);
        diag_die(EXIT_INPUT, "out of memory");
    }
    memory_unwind_to(s->memory, &exhausted);
    show_puzzle(play);
    run(play);
    end(play);
    return EXIT_DONE;
}
