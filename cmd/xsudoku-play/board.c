/* SPDX-License-Identifier: MIT */
#include "board.h"

#include <assert.h>
#include <string.h>

#include "common/grids/gridline.h"
#include "signs.h"
#include "trails.h"

/* Whether a cell is in a house that is shaded. */
static bool is_extra(const struct variant *variant, uint32_t cell) {
    for (uint32_t i = variant->of_begin[cell]; i < variant->of_begin[cell + 1]; i++)
        if (variant->houses[variant->of[i]].kind->shaded)
            return true;
    return false;
}

/* Whether the hint at hand is about a cell. */
static bool is_hinted(const struct session *s, uint32_t cell) {
    const struct step *step = &s->hint.human.step;
    if (s->told != HINT_WHOLE)
        return false;
    if (cell == s->hint.cell)
        return true;
    for (uint32_t i = 0; i < step->removal_count; i++)
        if (step->removals[i].cell == cell)
            return true;
    for (uint32_t i = 0; i < step->cell_count; i++)
        if (step->cells[i] == cell)
            return true;
    return false;
}

static bool is_clashing(const struct frame *frame, uint32_t cell) {
    struct game_clash clash;
    return game_clashes(&frame->s->game, cell, &clash);
}

/* The ground of a cell; the most important one wins. */
static enum ground ground_of(const struct frame *frame, uint32_t cell) {
    const struct session *s = frame->s;
    uint32_t cursor = frame->view->cursor;
    unsigned digit = s->game.digits[cursor];
    bool extra = is_extra(&s->layout.variant, cell);
    if (cell == cursor)
        return GROUND_CURSOR;
    if (s->checked[cell] == MARK_WRONG || is_clashing(frame, cell))
        return GROUND_WRONG;
    if (s->checked[cell] == MARK_RIGHT)
        return GROUND_RIGHT;
    if (is_hinted(s, cell))
        return GROUND_HINT;
    if (digit && s->game.digits[cell] == digit)
        return GROUND_SAME;
    if (set_has(layout_sees(&s->layout, cursor), cell))
        return extra ? GROUND_PEER_EXTRA : GROUND_PEER;
    return extra ? GROUND_EXTRA : GROUND_NONE;
}

/* The sign beside a digit, so that nothing is told by colour alone. */
static char sign_of(const struct frame *frame, uint32_t cell) {
    if (is_clashing(frame, cell))
        return '!';
    switch (frame->s->checked[cell]) {
    case MARK_RIGHT:
        return '+';
    case MARK_WRONG:
        return 'x';
    default:
        return ' ';
    }
}

/* The character that fills the edges of a cell if there is no colour to shade it. */
static char shade_of(const struct frame *frame, enum ground ground) {
    if (frame->view->palette != PALETTE_MONOCHROME)
        return ' ';
    return ground == GROUND_EXTRA || ground == GROUND_PEER_EXTRA ? ':'
           : ground == GROUND_PEER                               ? '\''
                                                                 : ' ';
}

static void put_letter(struct frame *frame, int row, int column, enum ground ground, enum ink ink,
                       char letter) {
    frame_put(frame, row, column, ground, ink, (char[]){letter, 0});
}

/* Draws the marks of a cell, each in its own place. */
static void draw_marks(struct frame *frame, uint32_t cell, enum ground ground, int row,
                       int column) {
    unsigned spread = frame->spread;
    for (Set marks = frame->s->game.marks[cell]; marks; marks &= marks - 1) {
        unsigned digit = set_digit(marks), line = (digit - 1) / frame->marks;
        unsigned at = (digit - 1) % frame->marks * spread + (spread > 1);
        assert(line < frame->lines && at < frame->width);
        put_letter(frame, row + (int)line, column + (int)at, ground, INK_MARK,
                   gridline_letter(digit));
    }
}

/* Draws the marks of a cell of one row, one after the other; a plus stands for marks without
 * room. */
static void draw_some_marks(struct frame *frame, uint32_t cell, enum ground ground, int row,
                            int column) {
    Set marks = frame->s->game.marks[cell];
    unsigned width = frame->width, count = set_size(marks);
    assert(frame->lines == 1);
    for (unsigned i = 0; marks && i < width; i++, marks &= marks - 1)
        put_letter(frame, row, column + (int)i, ground, INK_MARK,
                   i + 1 == width && count > width ? '+' : gridline_letter(set_digit(marks)));
}

static void draw_digit(struct frame *frame, uint32_t cell, enum ground ground, int row,
                       int column) {
    unsigned digit = frame->s->game.digits[cell];
    assert(digit);
    enum ink ink = game_is_clue(&frame->s->game, cell) ? INK_CLUE : INK_PLAIN;
    int middle = frame_middle(frame), beside = frame->width > 2 ? middle + 1 : 0;
    row += ((int)frame->lines - 1) / 2;
    put_letter(frame, row, column + middle, ground, ink, gridline_letter(digit));
    if (sign_of(frame, cell) != ' ')
        put_letter(frame, row, column + beside, ground, ink, sign_of(frame, cell));
}

/* Draws what marks a blank cell of one row, where it would be hard to see. */
static void draw_dot(struct frame *frame, enum ground ground, int row, int column) {
    frame_put(frame, row, column + frame_middle(frame), ground, INK_MARK,
              frame->view->utf8 ? "·" : "_");
}

/* Draws a cell with room beside it; later drawing covers earlier drawing. */
static void draw_large(struct frame *frame, uint32_t cell, enum ground ground, int row,
                       int column) {
    char text[2 * LAYOUT_SIDE_MAX + 2];
    assert(frame->width && frame->width < sizeof text);
    memset(text, ' ', frame->width);
    text[frame->width] = 0;
    text[0] = text[frame->width - 1] = shade_of(frame, ground);
    for (unsigned line = 0; line < frame->lines; line++)
        frame_put(frame, row + (int)line, column, ground, INK_MARK, text);
    if (frame->lines == 1)
        draw_dot(frame, ground, row, column);
    if (frame->ruled)
        trails_draw_cell(frame, cell, ground, row, column);
    if (frame->s->game.digits[cell])
        draw_digit(frame, cell, ground, row, column);
    else if (frame->lines > 1)
        draw_marks(frame, cell, ground, row, column);
    else if (frame->width >= 5)
        draw_some_marks(frame, cell, ground, row, column);
}

/* Draws a cell of two characters. */
static void draw_small(struct frame *frame, uint32_t cell, enum ground ground, int row,
                       int column) {
    unsigned digit = frame->s->game.digits[cell];
    char left[2] = {sign_of(frame, cell), 0}, symbol[2] = {gridline_letter(digit), 0};
    enum ink ink = game_is_clue(&frame->s->game, cell) ? INK_CLUE : INK_PLAIN;
    if (*left == ' ')
        *left = shade_of(frame, ground);
    frame_put(frame, row, column, ground, ink, left);
    frame_put(frame, row, column + 1, ground, ink, digit ? symbol : frame->view->utf8 ? "·" : ".");
}

static void draw_cells(struct frame *frame) {
    for (uint32_t c = 0; c < frame->s->layout.cells; c++) {
        int row = frame_row(frame, variant_row(frame->variant, c));
        int column = frame_column(frame, variant_column(frame->variant, c));
        enum ground ground = ground_of(frame, c);
        frame->canvas->aim = AIM_CELL + c;
        if (frame_is_spaced(frame))
            draw_large(frame, c, ground, row, column);
        else
            draw_small(frame, c, ground, row, column);
    }
    frame->canvas->aim = AIM_NOTHING;
}

/* Where the edge before a column is, or the one after the last. */
static int edge_at(const struct frame *frame, unsigned column) {
    assert(column <= frame->across);
    if (frame_is_spaced(frame))
        return frame->left + (int)(column * (frame->width + 1));
    return column == frame->across ? (int)frame->columns - 1 : frame_column(frame, column) - 1;
}

static void put_edge(struct frame *frame, int row, int column, const char *text) {
    frame_put(frame, row, column, GROUND_NONE, INK_PLAIN, text);
}

/* Draws the edges above row `row`, or below the last one. */
static void draw_level(struct frame *frame, unsigned row) {
    assert(row <= frame->down);
    bool utf8 = frame->view->utf8;
    int at = frame_row(frame, row) - 1;
    for (unsigned c = 0; c < frame->across; c++) {
        unsigned edge = frame->edges.above[row][c];
        for (int x = edge_at(frame, c); edge && x < edge_at(frame, c + 1); x++)
            put_edge(frame, at, x, edges_stroke(edge, false, utf8));
    }
    for (unsigned c = 0; c <= frame->across; c++) {
        const char *joint = edges_joint(&frame->edges, row, c, utf8);
        if (frame_has_border(frame->columns_before, c) && *joint != ' ')
            put_edge(frame, at, edge_at(frame, c), joint);
    }
}

/* Draws the edges before the cells of a row, and after the last one. */
static void draw_uprights(struct frame *frame, unsigned row) {
    assert(row < frame->down);
    for (unsigned c = 0; c <= frame->across; c++) {
        unsigned edge = frame->edges.before[row][c];
        for (unsigned y = 0; y < frame->lines && edge; y++)
            put_edge(frame, frame_row(frame, row) + (int)y, edge_at(frame, c),
                     edges_stroke(edge, true, frame->view->utf8));
    }
}

void board_draw(struct frame *frame) {
    for (unsigned r = 0; r <= frame->down; r++) {
        if (r < frame->down)
            draw_uprights(frame, r);
        if (frame_has_border(frame->rows_before, r))
            draw_level(frame, r);
    }
    draw_cells(frame);
    if (!frame->ruled)
        return;
    trails_draw_between(frame);
    signs_draw(frame);
}
