/* SPDX-License-Identifier: MIT */
#include "frame.h"

#include <assert.h>

#include "common/drawing/drawingoutside.h"
#include "common/houses/clue.h"

/* Finds the edges and counts the rows and columns of the canvas that they take: one before each row
 * and column of the board if signs of rules are drawn, else only at borders. */
static void lay_edges(struct frame *frame) {
    edges_init(&frame->edges, &frame->drawing, frame->ruled);
    for (unsigned r = 0; r <= frame->down; r++) {
        bool any = frame->ruled;
        for (unsigned c = 0; c < frame->across && !any; c++)
            any = frame->edges.above[r][c];
        frame->rows_before[r + 1] = (uint8_t)(frame->rows_before[r] + any);
    }
    for (unsigned c = 0; c <= frame->across; c++) {
        bool any = frame->ruled;
        for (unsigned r = 0; r < frame->down && !any; r++)
            any = frame->edges.before[r][c];
        frame->columns_before[c + 1] = (uint8_t)(frame->columns_before[c] + any);
    }
}

bool frame_has_border(const uint8_t *before, unsigned line) {
    assert(line <= LINES_MAX);
    return before[line + 1] > before[line];
}

/* Measures the board with cells of `lines` rows, and `spread` columns from one mark to the next. */
static void measure(struct frame *frame, unsigned lines, unsigned spread) {
    unsigned side = frame->side, down = frame->down, across = frame->across;
    assert(lines && spread);
    frame->lines = lines;
    frame->marks = (side + lines - 1) / lines;
    frame->spread = spread;
    frame->width = lines == 1 ? 2 : spread * frame->marks + (spread > 1);
    if (lines > 1 && frame->width < 5)
        frame->width = 5;
    assert(frame->marks * lines >= side);
    frame->rows = down * lines + frame->rows_before[down + 1];
    frame->columns = lines > 1 ? across * (frame->width + 1) + 1
                               : 2 * across + 2 * frame->columns_before[across + 1] - 1;
}

static bool fits_across(const struct frame *frame) {
    return frame->columns + 1 + PANEL_COLUMNS <= frame->canvas->columns;
}

static bool fits(const struct frame *frame) {
    return frame->rows + MESSAGE_ROWS <= frame->canvas->rows && fits_across(frame);
}

/* Takes the largest cells that fit, without signs of rules; cells of one row even if they do not
 * fit. Returns false if their columns do not fit. */
static bool choose_plain(struct frame *frame) {
    unsigned lines = 1;
    lay_edges(frame);
    while (lines * lines < frame->side && lines < 4)
        lines++;
    for (unsigned spread = 2; lines > 1; spread = 3 - spread) {
        measure(frame, lines, lines > 2 ? spread : 1);
        if (fits(frame))
            break;
        lines -= spread == 1;
    }
    if (lines == 1)
        measure(frame, 1, 1);
    assert(frame->lines && frame->lines <= 4);
    return fits_across(frame);
}

/* Measures the board with signs of rules, with cells of `lines` rows and `width` columns. */
static void measure_ruled(struct frame *frame, unsigned lines, unsigned width) {
    assert(frame->ruled && lines && width);
    struct drawing_sides sides = drawingoutside_sides(&frame->drawing);
    frame->lines = lines;
    frame->width = width;
    frame->spread = 1;
    frame->marks = lines > 1 ? (frame->side + lines - 1) / lines : width;
    frame->beside = drawingoutside_is_mixed(&frame->drawing) ? 5 : 3;
    frame->top = (int)sides.top;
    frame->left = (int)(sides.left * frame->beside);
    frame->rows = sides.top + frame->down * (lines + 1) + 1 + sides.bottom;
    frame->columns = frame->across * (width + 1) + 1 + (sides.left + sides.right) * frame->beside;
}

/* Tries cells with room for signs of rules, the largest first: of four rows down to two, with all
 * marks; then of one row, of which only the columns must fit, since the board is scrolled.  Cells
 * are at least as wide as the sums of runs, which stand in some of them.  Returns false if none
 * fit. */
static bool choose_ruled(struct frame *frame) {
    static const unsigned widths[] = {5, 3, 2};
    unsigned side = frame->side, clued = clue_width(frame->variant), least = clued ? clued : 5;
    assert(!frame->ruled);
    frame->ruled = true;
    lay_edges(frame);
    for (unsigned lines = 4; lines > 1; lines--) {
        unsigned marks = (side + lines - 1) / lines;
        measure_ruled(frame, lines, marks > least ? marks | 1 : least);
        if ((lines - 1) * (lines - 1) < side && fits(frame))
            return true;
    }
    for (unsigned i = 0; i < (clued ? 1 : sizeof widths / sizeof *widths); i++) {
        measure_ruled(frame, 1, clued ? clued : widths[i]);
        if (fits_across(frame))
            return true;
    }
    frame->ruled = false;
    frame->top = frame->left = 0;
    return false;
}

static bool choose_size(struct frame *frame) {
    bool clued = clue_width(frame->variant) > 0; /* sums of runs, which are drawn in any case */
    bool wanted = clued || (!frame->view->large && drawinglook_any(&frame->drawing));
    bool fits = (wanted && choose_ruled(frame)) || (!clued && choose_plain(frame));
    return fits && frame->canvas->rows >= PANEL_ROWS;
}

int frame_row(const struct frame *frame, unsigned row) {
    assert(row <= frame->down && frame->lines);
    return frame->top + (int)(row * frame->lines + frame->rows_before[row + 1]) - frame->scroll;
}

int frame_column(const struct frame *frame, unsigned column) {
    assert(column <= frame->across && frame->width);
    if (frame_is_spaced(frame))
        return frame->left + (int)(1 + column * (frame->width + 1));
    return (int)(2 * column + 2 * frame->columns_before[column + 1]) - 1;
}

void frame_between(const struct frame *frame, uint32_t a, uint32_t b, int *row, int *column) {
    const struct variant *variant = frame->variant;
    unsigned top = variant_row(variant, a), low = variant_row(variant, b);
    unsigned left = variant_column(variant, a), right = variant_column(variant, b);
    *row = frame_row(frame, top > low ? top : low);
    *row += top == low ? ((int)frame->lines - 1) / 2 : -1;
    *column = frame_column(frame, left > right ? left : right);
    *column += left == right ? frame_middle(frame) : -1;
}

/* Scrolls so that the cursor has some rows around it. */
static void scroll(struct frame *frame) {
    int room = (int)frame->canvas->rows - MESSAGE_ROWS, rows = (int)frame->rows;
    assert(frame->view->cursor < frame->variant->cells && !frame->scroll);
    int at = frame_row(frame, variant_row(frame->variant, frame->view->cursor));
    frame->scroll = at - room / 2;
    if (frame->scroll > rows - room)
        frame->scroll = rows - room;
    if (frame->scroll < 0)
        frame->scroll = 0;
}

bool frame_lay(struct frame *frame) {
    assert(frame->down <= LINES_MAX && frame->across <= LINES_MAX);
    if (!choose_size(frame))
        return false;
    scroll(frame);
    return true;
}

void frame_put(struct frame *frame, int row, int column, enum ground ground, enum ink ink,
               const char *text) {
    if (row < (int)frame->canvas->rows - MESSAGE_ROWS)
        canvas_put(frame->canvas, row, column, ground, ink, text);
}
