#include "panel.h"

#include <stdio.h>

#include "common/gridline.h"
#include "ruling.h"

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
        snprintf(text + used, sizeof text - used, SESSION_IN(s, ", clash %u", ", 冲突 %u"),
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
    text[used] = 0;
    write_line(frame, row, INK_PLAIN, text);
}

/* What keys do, in no more than PANEL_COLUMNS. */
static const char *const keys[][WORDS_LANGUAGES] = {
    {"x 0   erase", "x 0   擦除"},
    {"u r   undo, redo", "u r   撤销, 重做"},
    {". ?   nudge, hint", ". ?   提醒, 提示"},
    {"Enter follow it", "Enter 照提示做"},
    {"c w   check, watch", "c w   检查, 随时"},
    {"a     all marks", "a     全部笔记"},
    {"b !   again, solve", "b !   重来, 填解"},
    {"n p   next, prev", "n p   下题, 上题"},
    {"q     save, quit", "q     保存, 退出"},
};

/* Writes the rules of the cell at the cursor, as far as there is room. */
static void write_rules(struct frame *frame, int row) {
    const struct rules *rules = frame->s->layout.variant.rules;
    char text[PANEL_COLUMNS + 1];
    for (unsigned i = 0; ruling_line(rules, frame->view->cursor, i, PANEL_COLUMNS, text) &&
                         row < (int)frame->canvas->rows - MESSAGE_ROWS;
         i++)
        write_line(frame, &row, INK_TITLE, text);
}

void panel_draw(struct frame *frame) {
    const struct session *s = frame->s;
    int row = 0;
    char text[80];
    write_standing(frame, &row);
    write_place(frame, &row);
    row += frame->canvas->rows > PANEL_ROWS;
    write_line(frame, &row, INK_PLAIN, SESSION_IN(s, "arrows, hjkl: move", "方向键, hjkl: 移动"));
    snprintf(text, sizeof text, SESSION_IN(s, "1-%c   digit", "1-%c   填数"),
             gridline_letter(frame->side));
    write_line(frame, &row, INK_PLAIN, text);
    write_line(frame, &row, frame->view->marking ? INK_TITLE : INK_PLAIN,
               frame->view->marking ? SESSION_IN(s, "m     marks: on", "m     笔记: 开")
                                    : SESSION_IN(s, "m     marks: off", "m     笔记: 关"));
    for (unsigned i = 0; i < sizeof keys / sizeof *keys; i++)
        write_line(frame, &row, INK_PLAIN, keys[i][s->language]);
    write_rules(frame, row);
}
