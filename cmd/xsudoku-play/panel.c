/* SPDX-License-Identifier: MIT */
#include "panel.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "common/grids/gridline.h"
#include "ruling.h"
#include "text.h"

/* Writes one line of the panel. */
static void write_line(struct frame *frame, int *row, enum ink ink, const char *text) {
    frame_put(frame, (*row)++, (int)frame->columns + 1, GROUND_NONE, ink, text);
}

/* Writes how the game stands. */
static void write_standing(struct frame *frame, int *row) {
    const struct session *s = frame->s;
    const struct variant_shape *shape = &s->layout.variant.shape;
    unsigned long time = session_seconds(s);
    unsigned clashes = game_clash_count(&s->game);
    char text[80];
    snprintf(text, sizeof text, "%s %ux%u", words_name(variant_names[shape->kind], s->language),
             shape->area.rows, shape->area.columns);
    write_line(frame, row, INK_TITLE, text);
    snprintf(text, sizeof text, SESSION_IN(s, "puzzle %zu of %zu", "第 %zu/%zu 题"), s->at + 1,
             s->book->puzzles.size);
    write_line(frame, row, INK_PLAIN, text);
    if (session_puzzle(s)->label)
        write_line(frame, row, INK_PLAIN, session_puzzle(s)->label);
    snprintf(text, sizeof text, SESSION_IN(s, "time %lu:%02lu:%02lu", "用时 %lu:%02lu:%02lu"),
             time / 3600, time / 60 % 60, time % 60);
    write_line(frame, row, INK_PLAIN, text);
    size_t used =
        (size_t)snprintf(text, sizeof text, SESSION_IN(s, "open %u", "空 %u"), s->game.open);
    if (clashes)
        snprintf(text + used, sizeof text - used, SESSION_IN(s, ", clash %u", "，冲突 %u"),
                 clashes);
    write_line(frame, row, INK_PLAIN,
               game_is_solved(&s->game) ? SESSION_IN(s, "solved", "已完成") : text);
}

/* Writes the place of the cursor, and the marks there where cells have no room for them. */
static void write_place(struct frame *frame, int *row) {
    char text[80];
    uint32_t cursor = frame->view->cursor;
    Set marks = frame->lines > 1 ? 0 : frame->s->game.marks[cursor];
    size_t used = (size_t)snprintf(text, sizeof text, "r%uc%u%s", session_row(frame->s, cursor),
                                   session_column(frame->s, cursor), marks ? " " : "");
    for (; marks; marks &= marks - 1)
        text[used++] = gridline_letter(set_digit(marks));
    assert(used < sizeof text);
    text[used] = 0;
    write_line(frame, row, INK_PLAIN, text);
}

/* The column in which the meaning of a key begins. */
enum { MEANING_COLUMN = 6 };

/* The keys of a line and their meaning, in at most PANEL_COLUMNS: one key, or two separated by a
 * comma of the language. */
static const struct {
    char keys[3];
    const char *meaning[WORDS_LANGUAGES];
} keys[] = {
    {"x0", {"erase", "擦除"}},
    {"ur", {"undo, redo", "撤销、重做"}},
    {".?", {"nudge, hint", "提醒、提示"}},
    {"\r", {"follow it", "照提示做"}},
    {"cw", {"check, watch", "检查、随时"}},
    {"a", {"all marks", "全部笔记"}},
    {"b!", {"again, solve", "重来、填解"}},
    {"np", {"next, prev", "下题、上题"}},
    {"gz", {"new, pause", "新题、暂停"}},
    {"iq", {"keys, quit", "按键表、退出"}},
};

/* Puts a text that presses a key. */
static void write_key(struct frame *frame, int row, int at, enum ink ink, int key,
                      const char *text) {
    assert(key > 0 && key < AIM_KEY && at >= 0);
    frame->canvas->aim = AIM_KEY + (uint32_t)key;
    frame_put(frame, row, (int)frame->columns + 1 + at, GROUND_NONE, ink, text);
    frame->canvas->aim = AIM_NOTHING;
}

/* Writes a line of keys; a press on the meaning of the second key presses that key. */
static void write_keys(struct frame *frame, int row, const char *pair, const char *meaning) {
    const char *comma = SESSION_IN(frame->s, ", ", "、"), *second = strstr(meaning, comma);
    char text[40];
    snprintf(text, sizeof text, "%-*s%s", MEANING_COLUMN,
             *pair == '\r' ? "Enter" : (char[]){*pair, 0}, meaning);
    write_key(frame, row, 0, INK_PLAIN, *pair, text);
    if (!pair[1])
        return;
    write_key(frame, row, 2, INK_PLAIN, pair[1], (char[]){pair[1], 0});
    if (!second)
        return;
    second += strlen(comma);
    snprintf(text, sizeof text, "%.*s", (int)(second - meaning), meaning);
    write_key(frame, row, MEANING_COLUMN + (int)text_columns(text), INK_PLAIN, pair[1], second);
}

/* Writes the digits, which can be pressed, or their range if they are too many. */
static void write_digits(struct frame *frame, int row) {
    unsigned side = frame->side, step = side <= PANEL_COLUMNS / 2 ? 2 : 1;
    char text[40];
    for (unsigned d = 1; d <= side && side <= PANEL_COLUMNS; d++)
        write_key(frame, row, (int)((d - 1) * step), INK_PLAIN, gridline_letter(d),
                  (char[]){gridline_letter(d), ' ', 0});
    snprintf(text, sizeof text, SESSION_IN(frame->s, "1-%c   digit", "1-%c   填数"),
             gridline_letter(side));
    if (side > PANEL_COLUMNS)
        frame_put(frame, row, (int)frame->columns + 1, GROUND_NONE, INK_PLAIN, text);
}

static void write_marking(struct frame *frame, int row) {
    const struct session *s = frame->s;
    bool on = frame->view->marking;
    write_key(frame, row, 0, on ? INK_TITLE : INK_PLAIN, 'm',
              on ? SESSION_IN(s, "m     marks: on", "m     笔记：开")
                 : SESSION_IN(s, "m     marks: off", "m     笔记：关"));
}

/* Writes the rules of the cell at the cursor, as far as there is room. */
static void write_rules(struct frame *frame, int row) {
    const struct rules *rules = frame->s->layout.variant.rules;
    char text[PANEL_COLUMNS + 1];
    for (unsigned i = 0; ruling_line(rules, frame->view->cursor, i, PANEL_COLUMNS, text) &&
                         row < (int)frame->canvas->rows - MESSAGE_ROWS;
         i++)
        write_line(frame, &row, INK_TITLE, text);
}

/* Where rows are few and a label takes one, it is the one about moves. */
void panel_draw(struct frame *frame) {
    const struct session *s = frame->s;
    int row = 0;
    write_standing(frame, &row);
    write_place(frame, &row);
    row += frame->canvas->rows > PANEL_ROWS + 1;
    if (frame->canvas->rows > PANEL_ROWS || !session_puzzle(s)->label)
        write_line(frame, &row, INK_PLAIN,
                   SESSION_IN(s, "arrows, hjkl: move", "方向键、hjkl：移动"));
    write_digits(frame, row++);
    write_marking(frame, row++);
    for (unsigned i = 0; i < sizeof keys / sizeof *keys; i++)
        write_keys(frame, row++, keys[i].keys, keys[i].meaning[s->language]);
    write_rules(frame, row);
}
