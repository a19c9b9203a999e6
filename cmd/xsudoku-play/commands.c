/* SPDX-License-Identifier: MIT */
#include "commands.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "advice.h"
#include "common/grids/gridline.h"
#include "renew.h"

struct command {
    const char *name, *operands;
    unsigned count; /* of operands */
    void (*run)(struct call *call);
    const char *help[WORDS_LANGUAGES];
};

/* A number from 1 to high; 0 when the word is something else. */
static unsigned number(const char *word, unsigned high) {
    assert(high);
    unsigned value = 0;
    for (; *word >= '0' && *word <= '9' && value <= high; word++)
        value = 10 * value + (unsigned)(*word - '0');
    return *word || value > high ? 0 : value;
}

/* A digit: its symbol, or its number. */
static unsigned digit_of(const struct session *s, const char *word) {
    unsigned side = s->layout.side;
    unsigned digit = gridline_symbols[(unsigned char)*word];
    return *word && !word[1] && digit <= side ? digit : number(word, side);
}

/* Reads the row and column of a command.  Returns false and says so if they are malformed. */
static bool read_cell(struct call *call, uint32_t *cell) {
    const struct area *area = &call->s->layout.variant.shape.area;
    assert(call->count >= 3);
    unsigned row = number(call->words[1], area->rows);
    unsigned column = number(call->words[2], area->columns);
    *cell = row && column ? area_cell(area, row - 1, column - 1) : AREA_NONE;
    if (*cell != AREA_NONE)
        return true;
    if (row && column)
        session_say(
            call->s,
            SESSION_IN(call->s, "%u %u is no cell of these grids", "%u %u 不是这些盘面的格子"), row,
            column);
    else if (area->rows == area->columns)
        session_say(call->s,
                    SESSION_IN(call->s, "%s %s is no cell: rows and columns go from 1 to %u",
                               "没有 %s %s 这一格：行和列从 1 到 %u"),
                    call->words[1], call->words[2], area->rows);
    else
        session_say(call->s,
                    SESSION_IN(call->s,
                               "%s %s is no cell: rows go from 1 to %u, columns from 1 to %u",
                               "没有 %s %s 这一格：行从 1 到 %u，列从 1 到 %u"),
                    call->words[1], call->words[2], area->rows, area->columns);
    return false;
}

/* The same with a digit after them. */
static bool read_cell_digit(struct call *call, uint32_t *cell, unsigned *digit) {
    assert(call->count >= 4);
    if (!read_cell(call, cell))
        return false;
    *digit = digit_of(call->s, call->words[3]);
    if (!*digit)
        session_say(call->s,
                    SESSION_IN(call->s, "%s is no digit: they go from 1 to %c",
                               "%s 不是数字：数字从 1 到 %c"),
                    call->words[3], gridline_letter(call->s->layout.side));
    assert(*digit <= call->s->layout.side);
    return *digit != 0;
}

static void run_set(struct call *call) {
    uint32_t cell;
    unsigned digit;
    if (read_cell_digit(call, &cell, &digit))
        session_set(call->s, cell, digit);
}

static void run_mark(struct call *call) {
    uint32_t cell;
    unsigned digit;
    if (read_cell_digit(call, &cell, &digit))
        session_mark(call->s, cell, digit);
}

static void run_pencil(struct call *call) {
    session_mark_all(call->s);
}

static void run_clear(struct call *call) {
    uint32_t cell;
    if (read_cell(call, &cell))
        session_clear(call->s, cell);
}

static void run_undo(struct call *call) {
    session_undo(call->s);
}

static void run_redo(struct call *call) {
    session_redo(call->s);
}

static void run_restart(struct call *call) {
    session_restart(call->s);
}

void commands_wait(struct call *call) {
    advice_ask(call->s);
    while (call->s->pipeline.running)
        advice_go_on(call->s);
}

static void run_hint(struct call *call) {
    commands_wait(call);
    advice_hint(call->s);
}

static void run_nudge(struct call *call) {
    commands_wait(call);
    advice_nudge(call->s);
}

static void run_watch(struct call *call) {
    commands_wait(call);
    session_toggle_watch(call->s);
}

static void run_apply(struct call *call) {
    advice_apply(call->s);
}

/* Waits for the solver while the player wants something from it. */
static void wait_for(struct call *call, enum session_want want) {
    advice_want(call->s, want);
    while (call->s->want != WANT_NOTHING && call->s->pipeline.running)
        advice_go_on(call->s);
}

/* Writes the cells that a check found wrong. */
static void write_wrong(struct call *call) {
    for (uint32_t c = 0; c < call->s->layout.cells; c++)
        if (call->s->checked[c] == MARK_WRONG)
            output_format(call->out, SESSION_IN(call->s, "wrong: r%uc%u=%c\n", "错：r%uc%u=%c\n"),
                          session_row(call->s, c), session_column(call->s, c),
                          gridline_letter(call->s->game.digits[c]));
}

static void run_check(struct call *call) {
    wait_for(call, WANT_CHECK);
    write_wrong(call);
}

static void run_solve(struct call *call) {
    wait_for(call, WANT_SOLVE);
}

static void go_to(struct call *call, size_t at) {
    assert(at < call->s->book->puzzles.size);
    session_open(call->s, at);
    if (call->s->watching)
        commands_wait(call);
}

static void run_next(struct call *call) {
    if (call->s->at + 1 < call->s->book->puzzles.size)
        go_to(call, call->s->at + 1);
    else
        session_say(call->s, "%s", SESSION_IN(call->s, "this is the last puzzle", "这是最后一题"));
}

static void run_prev(struct call *call) {
    if (call->s->at)
        go_to(call, call->s->at - 1);
    else
        session_say(call->s, "%s", SESSION_IN(call->s, "this is the first puzzle", "这是第一题"));
}

static void run_new(struct call *call) {
    size_t at = call->s->at;
    renew_ask(call->s);
    while (call->s->maker.running)
        renew_go_on(call->s);
    if (call->s->watching && call->s->at != at)
        commands_wait(call);
}

static void run_pause(struct call *call) {
    if (call->s->ticking)
        session_pause(call->s);
    else
        session_say(call->s, "%s", SESSION_IN(call->s, "the puzzle is solved", "本题已完成"));
}

static void write_grid(struct output *out, const struct session *s) {
    grid_write_header(out, &s->layout.variant.shape);
    grid_write_rows(out, &s->layout.variant.shape, s->game.digits);
}

static void run_show(struct call *call) {
    unsigned long time = session_seconds(call->s);
    uint32_t clashes = game_clash_count(&call->s->game);
    write_grid(call->out, call->s);
    session_say(call->s,
                SESSION_IN(call->s, "puzzle %zu of %zu, %u open, %u in conflict, %lu:%02lu",
                           "第 %zu 题，共 %zu 题，空 %u，冲突 %u，用时 %lu:%02lu"),
                call->s->at + 1, call->s->book->puzzles.size, call->s->game.open, clashes,
                time / 60, time % 60);
}

static void run_marks(struct call *call) {
    unsigned count = 0;
    for (uint32_t c = 0; c < call->s->layout.cells; c++) {
        Set marks = call->s->game.marks[c];
        if (!marks)
            continue;
        count++;
        output_format(call->out, "r%uc%u ", session_row(call->s, c), session_column(call->s, c));
        for (; marks; marks &= marks - 1)
            output_char(call->out, gridline_letter(set_digit(marks)));
        output_char(call->out, '\n');
    }
    session_say(call->s, SESSION_IN(call->s, "%u cell%s with marks", "%u 格有笔记%.0s"), count,
                count == 1 ? "" : "s");
}

static void run_save(struct call *call) {
    struct output *out = memory_zeroed(call->s->memory, 1, sizeof *out);
    struct diag diag;
    assert(call->words[1]);
    if (!output_open(out, call->words[1], call->files, &diag)) {
        session_say(call->s, "%s", diag.text);
    } else {
        write_grid(out, call->s);
        if (output_finish(out))
            session_say(call->s, SESSION_IN(call->s, "saved to %s", "已保存到 %s"), call->words[1]);
        else if (!output_failed(out, &diag))
            session_say(call->s, "%s", diag.text);
    }
    memory_release(call->s->memory, out);
}

static void run_quit(struct call *call) {
    call->quit = true;
    session_say(call->s, "%s", SESSION_IN(call->s, "bye", "再见"));
}

static void run_help(struct call *call);

static const struct command commands[] = {
    {"set",
     "R C D",
     3,
     run_set,
     {"put digit D into row R, column C; or as r1c2=3",
      "把数字 D 填入第 R 行第 C 列；也可写 r1c2=3"}},
    {"clear", "R C", 2, run_clear, {"take digit and marks out", "清除数字和笔记"}},
    {"mark", "R C D", 3, run_mark, {"pencil D in, or take that mark out", "记下或划去笔记 D"}},
    {"pencil", "", 0, run_pencil, {"pencil all marks that can be in", "记下所有可能的笔记"}},
    {"undo", "", 0, run_undo, {"take the last move back", "撤销上一步"}},
    {"redo", "", 0, run_redo, {"make it again", "重做"}},
    {"restart", "", 0, run_restart, {"go back to the clues", "重新开始"}},
    {"nudge",
     "",
     0,
     run_nudge,
     {"tell where to look; again, for what", "说出该看哪里；再来一次说出技巧"}},
    {"hint", "", 0, run_hint, {"tell the next step and why", "说出下一步及其理由"}},
    {"apply", "", 0, run_apply, {"do what the hint says", "照提示做"}},
    {"check", "", 0, run_check, {"compare with the solution", "与答案比较"}},
    {"watch",
     "",
     0,
     run_watch,
     {"tell wrong digits at once, or no more", "随时指出错误的数字，或不再指出"}},
    {"solve", "", 0, run_solve, {"fill the solution in", "填入答案"}},
    {"show", "", 0, run_show, {"print the grid", "打印盘面"}},
    {"marks", "", 0, run_marks, {"print the pencil marks", "打印笔记"}},
    {"next", "", 0, run_next, {"go to the next puzzle", "下一题"}},
    {"prev", "", 0, run_prev, {"go to the previous puzzle", "上一题"}},
    {"new", "", 0, run_new, {"make a new puzzle like this one", "出一道类似的新题"}},
    {"pause",
     "",
     0,
     run_pause,
     {"stop the time until the next command", "停止计时，到下一条命令为止"}},
    {"save", "FILE", 1, run_save, {"write the grid to a file", "把盘面写入文件"}},
    {"help", "", 0, run_help, {"print these lines", "打印这些说明"}},
    {"quit", "", 0, run_quit, {"end", "结束"}},
};
enum { COMMANDS = sizeof commands / sizeof *commands };

static void run_help(struct call *call) {
    for (int i = 0; i < COMMANDS; i++) {
        char left[32];
        snprintf(left, sizeof left, "%s %s", commands[i].name, commands[i].operands);
        output_format(call->out, "%-12s %s\n", left, commands[i].help[call->s->language]);
    }
    session_say(call->s, SESSION_IN(call->s, "%d commands", "%d 条命令"), COMMANDS);
}

static const struct command *find(const char *name) {
    for (int i = 0; i < COMMANDS; i++)
        if (!strcmp(name, commands[i].name))
            return &commands[i];
    return NULL;
}

void commands_run(struct call *call) {
    assert(call->count && call->words[0]);
    const struct command *command = find(call->words[0]);
    if (!command)
        session_say(call->s,
                    SESSION_IN(call->s, "there is no command %s; help lists them",
                               "没有命令 %s；help 列出全部命令"),
                    call->words[0]);
    else if (call->count != command->count + 1)
        session_say(call->s, SESSION_IN(call->s, "usage: %s%s%s", "用法：%s%s%s"), command->name,
                    command->count ? " " : "", command->operands);
    else
        command->run(call);
}
