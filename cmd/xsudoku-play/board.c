#include "board.h"

#include <string.h>

#include "common/border.h"
#include "common/gridline.h"

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

/* What a cell is, the most important first. */
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

/* What stands beside a digit, so that nothing is told by colour alone. */
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

/* What fills a cell's edges where there is no colour to shade it. */
static char shade_of(const struct frame *frame, enum ground ground) {
    if (frame->view->palette != PALETTE_MONOCHROME)
        return ' ';
    return ground == GROUND_EXTRA || ground == GROUND_PEER_EXTRA ? ':'
           : ground == GROUND_PEER                               ? '\''
                                                                 : ' ';
}

/* The marks of a cell that stand in one of its lines; each has its own place. */
static void write_marks(const struct frame *frame, uint32_t cell, unsigned line, char *text) {
    unsigned spread = frame->spread;
    for (unsigned i = 0; i < frame->marks; i++) {
        unsigned digit = line * frame->marks + i + 1;
        if (digit <= frame->side && frame->s->game.marks[cell] & set_of(digit))
            text[i * spread + (spread > 1)] = gridline_letter(digit);
    }
}

/* Draws a cell that has room for marks. */
static void draw_large(struct frame *frame, uint32_t cell, enum ground ground, int row,
                       int column) {
    char text[2 * LAYOUT_SIDE_MAX + 2];
    unsigned digit = frame->s->game.digits[cell], middle = frame->width / 2;
    enum ink ink = !digit ? INK_MARK : game_is_clue(&frame->s->game, cell) ? INK_CLUE : INK_PLAIN;
    for (unsigned line = 0; line < frame->lines; line++) {
        memset(text, ' ', frame->width);
        text[frame->width] = 0;
        text[0] = text[frame->width - 1] = shade_of(frame, ground);
        if (!digit)
            write_marks(frame, cell, line, text);
        if (digit && line == (frame->lines - 1) / 2) {
            text[middle] = gridline_letter(digit);
            text[middle + 1] = sign_of(frame, cell);
        }
        frame_put(frame, row + (int)line, column, ground, ink, text);
    }
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
        if (frame->lines > 1)
            draw_large(frame, c, ground, row, column);
        else
            draw_small(frame, c, ground, row, column);
    }
}

/* Where the border before a column is, or the one after the last. */
static int border_at(const struct frame *frame, unsigned column) {
    return column == frame->across ? (int)frame->columns - 1 : frame_column(frame, column) - 1;
}

static void put_joint(struct frame *frame, int row, int column, unsigned arms) {
    frame_put(frame, row, column, GROUND_NONE, INK_PLAIN, frame->strokes[arms]);
}

/* Draws what meets above a row and before a column. */
static void draw_joint(struct frame *frame, unsigned row, unsigned column) {
    unsigned arms = border_corner(frame->variant, row, column);
    if (arms)
        put_joint(frame, frame_row(frame, row) - 1, border_at(frame, column), arms);
}

/* Draws the borders above row `row`, or below the last one. */
static void draw_border(struct frame *frame, unsigned row) {
    int at = frame_row(frame, row) - 1;
    for (unsigned c = 0; c < frame->across; c++)
        for (int x = border_at(frame, c);
             border_above(frame->variant, row, c) && x < border_at(frame, c + 1); x++)
            put_joint(frame, at, x, BORDER_LEFT + BORDER_RIGHT);
    for (unsigned c = 0; c <= frame->across; c++)
        if (frame_has_border(frame->columns_before, c))
            draw_joint(frame, row, c);
}

/* Draws the borders before the cells of a row, and after the last one. */
static void draw_uprights(struct frame *frame, unsigned row) {
    for (unsigned c = 0; c <= frame->across; c++)
        for (unsigned y = 0; y < frame->lines && border_before(frame->variant, row, c); y++)
            put_joint(frame, frame_row(frame, row) + (int)y, border_at(frame, c),
                      BORDER_UP + BORDER_DOWN);
}

void board_draw(struct frame *frame) {
    for (unsigned r = 0; r <= frame->down; r++) {
        if (r < frame->down)
            draw_uprights(frame, r);
        if (frame_has_border(frame->rows_before, r))
            draw_border(frame, r);
    }
    draw_cells(frame);
}
