/* SPDX-License-Identifier: MIT */
#include "session.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "common/base/clock.h"
#include "common/grids/gridline.h"
#include "text.h"

void session_init(struct session *s, struct book *book, const char *own,
                  const struct session_keys *keys, enum words_language language,
                  const struct store *store, struct memory *memory) {
    *s = (struct session){.book = book, .own = own, .keys = keys, .store = store, .memory = memory};
    s->language = s->puzzle.language = s->position.language = language;
    s->records = memory_zeroed(memory, book->puzzles.size, sizeof *s->records);
}

void session_append(struct session *s, const struct book_puzzle *puzzle) {
    size_t count = s->book->puzzles.size;
    assert(puzzle->shape.side <= LAYOUT_SIDE_MAX);
    struct game_record *records = memory_zeroed(s->memory, count + 1, sizeof *records);
    memcpy(records, s->records, count * sizeof *records);
    memory_release(s->memory, s->records);
    s->records = records;
    book_add(s->book, &puzzle->shape, puzzle->clues);
    s->shelved = false;
}

/* Leaves the current puzzle, if there is one, and keeps its game. */
static void close_puzzle(struct session *s) {
    if (!s->layout.memory)
        return;
    session_keep(s, true);
    session_tick(s, false);
    s->records[s->at].seconds = s->before;
    game_take(&s->game, &s->records[s->at]);
    pipeline_stop(&s->pipeline);
    hint_free(&s->hint);
    game_free(&s->game);
    layout_free(&s->layout);
}

void session_free(struct session *s) {
    close_puzzle(s);
    maker_stop(&s->maker);
    for (size_t i = 0; i < s->book->puzzles.size; i++)
        game_record_free(&s->records[i], s->memory);
    memory_release(s->memory, s->records);
}

void session_keep(struct session *s, bool end) {
    struct diag diag;
    if (!s->store || !s->game.moves.size || !(s->unsaved || (end && s->ticking)))
        return;
    s->unsaved = false;
    if (store_write(s->store, &s->game, session_seconds(s), &diag)) {
        if (!s->shelved)
            store_write_book(s->store, s->book);
        s->shelved = true;
        return;
    }
    s->store = NULL;
    session_say(s, SESSION_IN(s, "games are not kept: %s", "进度没有保存：%s"), diag.text);
}

/* Continues the game that was kept of the current puzzle, in this run or an earlier one. */
static void resume(struct session *s) {
    struct game_record *record = &s->records[s->at];
    const struct book_puzzle *puzzle = session_puzzle(s);
    if (!record->moves.size && s->store && !s->fresh)
        store_read(s->store, &puzzle->shape, puzzle->clues, record, s->memory);
    s->before = game_replay(&s->game, record) ? record->seconds : 0;
    game_record_free(record, s->memory);
}

/* The message may contain the name of a file, which must be safe to print in any locale. */
void session_say(struct session *s, const char *format, ...) {
    char text[SESSION_TEXT];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    text_quote(s->message, sizeof s->message, text, s->language == WORDS_CHINESE);
    s->focus = SESSION_NOWHERE;
}

void session_add(struct session *s, const char *format, ...) {
    size_t length = strlen(s->message);
    assert(length < sizeof s->message);
    va_list args;
    va_start(args, format);
    vsnprintf(s->message + length, sizeof s->message - length, format, args);
    va_end(args);
}

/* Adds how long a solved puzzle took, and what there is to do now. */
static void say_solved(struct session *s) {
    unsigned long time = session_seconds(s);
    const struct session_keys *keys = s->keys;
    session_add(s, SESSION_IN(s, ", solved in %lu:%02lu; ", "，完成，用时 %lu:%02lu；"), time / 60,
                time % 60);
    if (s->at + 1 < s->book->puzzles.size)
        session_add(s,
                    SESSION_IN(s, "%s goes to the next puzzle, %s begins again, %s ends",
                               "%s 下一题，%s 重来，%s 结束"),
                    keys->next, keys->restart, keys->quit);
    else
        session_add(s,
                    SESSION_IN(s, "%s begins again, %s ends, xsudoku-play FILE plays other puzzles",
                               "%s 重来，%s 结束，xsudoku-play FILE 玩别的题目"),
                    keys->restart, keys->quit);
}

/* Says which puzzle it is, and how far it is solved. */
static void say_puzzle(struct session *s) {
    unsigned open = s->game.open;
    session_say(s, SESSION_IN(s, "puzzle %zu of %zu", "第 %zu 题，共 %zu 题"), s->at + 1,
                s->book->puzzles.size);
    if (game_is_solved(&s->game))
        say_solved(s);
    else
        session_add(s, SESSION_IN(s, ", %u cell%s to fill%s", "，还剩 %u 格%.0s%s"), open,
                    open == 1 ? "" : "s",
                    s->game.moves.size ? SESSION_IN(s, ", resumed", "，接着上次") : "");
}

void session_open(struct session *s, size_t at) {
    assert(at < s->book->puzzles.size);
    close_puzzle(s);
    s->at = at;
    layout_init(&s->layout, &session_puzzle(s)->shape, s->memory);
    game_init(&s->game, &s->layout, session_puzzle(s)->clues, s->memory);
    hint_init(&s->hint, &s->layout, s->language, s->memory);
    s->puzzle.kind = s->position.kind = VERDICT_NONE;
    assert(!s->pipeline.running);
    s->want = WANT_NOTHING;
    s->told = HINT_NOTHING;
    s->unsaved = s->ticking = s->paused = false;
    memset(s->checked, 0, sizeof s->checked);
    resume(s);
    session_tick(s, !game_is_solved(&s->game));
    say_puzzle(s);
}

unsigned long session_seconds(const struct session *s) {
    return (unsigned long)(s->before + (s->ticking ? clock_seconds() - s->since : 0));
}

void session_tick(struct session *s, bool ticking) {
    if (s->ticking)
        s->before += clock_seconds() - s->since;
    s->since = clock_seconds();
    s->ticking = ticking;
}

void session_pause(struct session *s) {
    if (!s->ticking)
        return;
    session_keep(s, true);
    session_tick(s, false);
    s->paused = true;
    session_say(s, "%s", SESSION_IN(s, "the time stands still", "计时已停"));
}

void session_resume(struct session *s) {
    if (!s->paused)
        return;
    assert(!s->ticking);
    s->paused = false;
    session_tick(s, true);
    session_say(s, "%s", SESSION_IN(s, "the time goes on", "继续计时"));
}

void session_changed(struct session *s) {
    memset(s->checked, 0, sizeof s->checked);
    s->position.kind = VERDICT_NONE;
    if (s->told == HINT_WHERE || s->told == HINT_WHAT)
        hint_forget(&s->hint);
    s->told = HINT_NOTHING;
    s->unsaved = true;
    if (s->asked_position)
        pipeline_stop(&s->pipeline);
    s->want = WANT_NOTHING;
    session_watch(s);
    session_tick(s, !game_is_solved(&s->game));
}

void session_watch(struct session *s) {
    if (!s->watching || s->puzzle.kind != VERDICT_ONE)
        return;
    for (uint32_t c = 0; c < s->layout.cells; c++)
        if (s->game.digits[c] && s->game.digits[c] != s->puzzle.solution[c])
            s->checked[c] = MARK_WRONG;
}

void session_toggle_watch(struct session *s) {
    s->watching = !s->watching;
    memset(s->checked, 0, sizeof s->checked);
    session_watch(s);
    session_say(s, "%s",
                s->watching ? SESSION_IN(s, "wrong digits are told at once", "随时指出错误的数字")
                            : SESSION_IN(s, "wrong digits are told by a check only",
                                         "检查时才指出错误的数字"));
    if (s->watching && (s->puzzle.kind == VERDICT_SEVERAL || s->puzzle.kind == VERDICT_SOME))
        session_add(
            s, "%s",
            SESSION_IN(s, ", but there may be other solutions here", "，但此题可能有其他解"));
}

/* Adds that a cell clashes with another one, or that all is done. */
static void say_consequences(struct session *s, uint32_t cell) {
    struct game_clash clash;
    if (game_clashes(&s->game, cell, &clash) && clash.house == CLUES_RULE) {
        session_add(s,
                    SESSION_IN(s, ", conflict: %c is at r%uc%u, which a rule has differ",
                               "，冲突：%c 也在 r%uc%u，规则要求不同"),
                    gridline_letter(s->game.digits[cell]), session_row(s, clash.other),
                    session_column(s, clash.other));
    } else if (game_clashes(&s->game, cell, &clash)) {
        const struct variant_house *house = &s->layout.variant.houses[clash.house];
        session_add(s,
                    SESSION_IN(s, ", conflict: %c is in %s %u already, at r%uc%u",
                               "，冲突：%c 已在%s %u，位于 r%uc%u"),
                    gridline_letter(s->game.digits[cell]),
                    words_name(house->kind->name, s->language), house->number,
                    session_row(s, clash.other), session_column(s, clash.other));
    } else if (s->watching && s->checked[cell] == MARK_WRONG) {
        session_add(s, "%s", SESSION_IN(s, ", wrong", "，错误"));
    } else if (game_is_solved(&s->game)) {
        say_solved(s);
    }
}

/* Says what a cell is now. */
static void say_cell(struct session *s, const char *what, uint32_t cell) {
    char marks[LAYOUT_SIDE_MAX + 1];
    unsigned count = 0, digit = s->game.digits[cell];
    for (Set left = s->game.marks[cell]; left; left &= left - 1)
        marks[count++] = gridline_letter(set_digit(left));
    assert(count < sizeof marks && !(digit && count));
    marks[count] = 0;
    session_say(s, "%sr%uc%u", what, session_row(s, cell), session_column(s, cell));
    if (digit)
        session_add(s, "=%c", gridline_letter(digit));
    else
        session_add(s, "%s%s",
                    count ? SESSION_IN(s, " marks ", " 笔记 ")
                          : SESSION_IN(s, " is blank", " 为空"),
                    marks);
    say_consequences(s, cell);
    s->focus = cell;
}

/* Whether a cell can be changed; says why not. */
static bool is_free(struct session *s, uint32_t cell) {
    if (!game_is_clue(&s->game, cell))
        return true;
    session_say(s, SESSION_IN(s, "r%uc%u is a clue", "r%uc%u 是题目给出的"), session_row(s, cell),
                session_column(s, cell));
    return false;
}

void session_set(struct session *s, uint32_t cell, unsigned digit) {
    assert(cell < s->layout.cells && digit && digit <= s->layout.side);
    if (!is_free(s, cell))
        return;
    if (game_set(&s->game, cell, digit))
        session_changed(s);
    say_cell(s, "", cell);
}

void session_mark(struct session *s, uint32_t cell, unsigned digit) {
    assert(cell < s->layout.cells && digit && digit <= s->layout.side);
    if (!is_free(s, cell))
        return;
    if (s->game.digits[cell]) {
        session_say(s,
                    SESSION_IN(s, "r%uc%u has a digit: marks go into blank cells",
                               "r%uc%u 已有数字：笔记只能记在空格里"),
                    session_row(s, cell), session_column(s, cell));
        return;
    }
    game_mark(&s->game, cell, digit);
    session_changed(s);
    say_cell(s, "", cell);
}

void session_mark_all(struct session *s) {
    uint32_t count = game_mark_all(&s->game);
    if (count)
        session_changed(s);
    if (count)
        session_say(s,
                    SESSION_IN(s, "marks in %u cell%s; undo takes them back",
                               "%u 格记了笔记%.0s；撤销可以恢复"),
                    count, count == 1 ? "" : "s");
    else
        session_say(s, "%s", SESSION_IN(s, "all marks are there", "笔记都已记下"));
}

void session_clear(struct session *s, uint32_t cell) {
    assert(cell < s->layout.cells);
    if (!is_free(s, cell))
        return;
    if (game_clear(&s->game, cell))
        session_changed(s);
    say_cell(s, "", cell);
}

void session_undo(struct session *s) {
    uint32_t cell;
    if (!game_undo(&s->game, &cell)) {
        session_say(s, "%s", SESSION_IN(s, "nothing to undo", "没有可撤销的步骤"));
        return;
    }
    session_changed(s);
    say_cell(s, SESSION_IN(s, "undone: ", "已撤销："), cell);
}

void session_redo(struct session *s) {
    uint32_t cell;
    if (!game_redo(&s->game, &cell)) {
        session_say(s, "%s", SESSION_IN(s, "nothing to redo", "没有可重做的步骤"));
        return;
    }
    session_changed(s);
    say_cell(s, SESSION_IN(s, "redone: ", "已重做："), cell);
}

void session_restart(struct session *s) {
    if (game_restart(&s->game))
        session_changed(s);
    session_say(
        s, "%s",
        SESSION_IN(s, "back to the clues; undo brings all back", "已重新开始；撤销可以恢复"));
}
