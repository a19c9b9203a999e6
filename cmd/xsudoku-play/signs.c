/* SPDX-License-Identifier: MIT */
#include "signs.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "common/drawing/drawingoutside.h"
#include "common/drawing/drawingsign.h"
#include "common/houses/clue.h"

enum { SIGN_TEXT = 16 };

/* A dot, or a number that is not the usual one. */
static void say_dot(const struct rule *rule, bool utf8, char text[SIGN_TEXT]) {
    bool white = rule->kind->look == RULE_WHITE_DOTS;
    if (rule->kind->numbered && rule->number != (white ? 1 : 2))
        snprintf(text, SIGN_TEXT, "%d", rule->number);
    else
        strcpy(text, white ? utf8 ? "○" : "o" : utf8 ? "●" : "@");
}

/* What a rule says between two of its cells, `down` and `right` of which the other one is. */
static void say_between(const struct frame *frame, const struct rule *rule, int down, int right,
                        char text[SIGN_TEXT]) {
    assert(down * down + right * right == 1);
    switch (rule->kind->look) {
    case RULE_WHITE_DOTS:
    case RULE_BLACK_DOTS:
        say_dot(rule, frame->view->utf8, text);
        break;
    case RULE_LESS_SIGNS:
        strcpy(text, down > 0 ? "^" : down ? "v" : right > 0 ? "<" : ">");
        break;
    case RULE_EQUAL_SIGNS:
        strcpy(text, "=");
        break;
    default:
        if (rule->number == 5 || rule->number == 10)
            strcpy(text, rule->number == 5 ? "V" : "X");
        else
            snprintf(text, SIGN_TEXT, "%d", rule->number);
    }
}

static bool is_between(const struct frame *frame, const struct rule *rule) {
    enum rule_look look = rule->kind->look;
    return look == RULE_WHITE_DOTS || look == RULE_BLACK_DOTS || look == RULE_LESS_SIGNS ||
           look == RULE_EQUAL_SIGNS ||
           (look == RULE_SUM && drawingsign_is_pair(&frame->drawing, rule));
}

/* Draws the signs of a rule between cells that are side by side; words tell of others. */
static void draw_between(struct frame *frame, const struct rule *rule) {
    char text[SIGN_TEXT];
    for (uint32_t i = 1; i < rule->count; i++) {
        uint32_t from = rule->cells[i - 1], to = rule->cells[i];
        int row, column;
        if (!drawingplace_touch(&frame->drawing, from, to))
            continue;
        say_between(frame, rule, drawingplace_rows(&frame->drawing, from, to),
                    drawingplace_columns(&frame->drawing, from, to), text);
        frame_between(frame, from, to, &row, &column);
        frame_put(frame, row, column, GROUND_NONE, INK_RULE, text);
    }
}

/* Draws the number of a cage on the line above its first cell. */
static void draw_corner(struct frame *frame, const struct rule *rule) {
    assert(rule->count && rule->kind->numbered);
    char text[SIGN_TEXT];
    uint32_t first = rule->cells[0];
    for (uint32_t i = 1; i < rule->count; i++)
        first = rule->cells[i] < first ? rule->cells[i] : first;
    snprintf(text, sizeof text, "%d", rule->number);
    frame_put(frame, frame_row(frame, variant_row(frame->variant, first)) - 1,
              frame_column(frame, variant_column(frame->variant, first)), GROUND_NONE, INK_RULE,
              text);
}

/* Draws the sum of a run in the place before it, which is no cell: at the foot of the place if the
 * run goes down, else at its head.  A place of one row shows both sums with a stroke between
 * them. */
static void draw_clue(struct frame *frame, const struct rule *rule) {
    struct clue_place at = clue_place(frame->variant, rule);
    char text[CLUE_WIDTH + 1];
    assert(!frame->variant->shape.area.count && rule->number > 0);
    int row = frame_row(frame, at.row), column = frame_column(frame, at.column);
    if (frame->lines == 1) {
        clue_text(clue_at(frame->variant, at.row, at.column), frame->width, text);
        frame_put(frame, row, column, GROUND_NONE, INK_RULE, text);
        return;
    }
    snprintf(text, sizeof text, "%d", rule->number);
    assert(strlen(text) <= frame->width);
    frame_put(frame, row + (at.down ? (int)frame->lines - 1 : 0),
              column + (at.down ? 0 : (int)(frame->width - strlen(text))), GROUND_NONE, INK_RULE,
              text);
    frame_put(frame, row + ((int)frame->lines - 1) / 2, column + frame_middle(frame), GROUND_NONE,
              INK_RULE, frame->lines > 2 ? "\\" : "");
}

/* Writes the number outside, with the way that a diagonal goes, or the beginning of the kind's
 * name where there are several kinds. */
static void say_outside(const struct frame *frame, const struct rule *rule,
                        const struct drawing_entrance *in, char text[SIGN_TEXT]) {
    static const char *const ways[2][4] = {{"/", "\\", "\\", "/"}, {"↗", "↘", "↖", "↙"}};
    const char *way = ways[frame->view->utf8][2 * (in->right < 0) + (in->down > 0)];
    if (rule->kind->look != RULE_OUTSIDE)
        snprintf(text, SIGN_TEXT, "%s%d%s", in->right > 0 ? "" : way, rule->number,
                 in->right > 0 ? way : "");
    else
        snprintf(text, SIGN_TEXT, "%.*s%d", drawingoutside_is_mixed(&frame->drawing) ? 2 : 0,
                 rule->kind->name, rule->number);
}

/* The line of the canvas for a row of the board, or one outside of it. */
static int line_at(const struct frame *frame, int row) {
    int last = (int)frame->down - 1;
    if (row < 0)
        return frame_row(frame, 0) - 1 + row;
    if (row > last)
        return frame_row(frame, frame->down - 1) + (int)frame->lines + row - last;
    return frame_row(frame, (unsigned)row) + ((int)frame->lines - 1) / 2;
}

/* The column in which a text `width` columns wide begins, for a column of the board or one outside
 * it: close to the board, in the middle, or where a diagonal enters the board. */
static int column_at(const struct frame *frame, const struct drawing_entrance *in, bool diagonal,
                     int width) {
    int last = (int)frame->across - 1, begin = frame_column(frame, 0) - 1, far;
    if (in->column < 0)
        return begin + (in->column + 1) * (int)frame->beside - width;
    if (in->column > last) {
        far = in->column - last - 1;
        return frame_column(frame, frame->across - 1) + (int)frame->width + 1 +
               far * (int)frame->beside;
    }
    begin = frame_column(frame, (unsigned)in->column);
    if (diagonal)
        return in->right > 0 ? begin + (int)frame->width + 1 - width : begin;
    return begin + frame_middle(frame) - (width - 1) / 2;
}

static void draw_outside(struct frame *frame, const struct rule *rule) {
    struct drawing_entrance in = drawingoutside_entrance(&frame->drawing, rule);
    bool diagonal = rule->kind->look != RULE_OUTSIDE;
    char text[SIGN_TEXT];
    say_outside(frame, rule, &in, text);
    int width = (int)strlen(text) - (diagonal && frame->view->utf8 ? 2 : 0);
    assert(width > 0);
    frame_put(frame, line_at(frame, in.row), column_at(frame, &in, diagonal, width), GROUND_NONE,
              INK_RULE, text);
}

void signs_draw(struct frame *frame) {
    const struct rules *rules = frame->variant->rules;
    for (size_t i = 0; i < rules->list.size; i++) {
        const struct rule *rule = &rules->list.data[i];
        if (clue_is_one(rule))
            draw_clue(frame, rule);
        else if (is_between(frame, rule))
            draw_between(frame, rule);
        else if (drawinglook_is_caged(&frame->drawing, rule) && rule->kind->numbered)
            draw_corner(frame, rule);
        else if (drawingoutside_is_one(&frame->drawing, rule))
            draw_outside(frame, rule);
    }
}
