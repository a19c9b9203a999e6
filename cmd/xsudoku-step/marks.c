/* SPDX-License-Identifier: MIT */
#include "marks.h"

#include <assert.h>

#include "common/grids/gridline.h"
#include "common/houses/boardtext.h"

/* The text of the cells. */
struct marks {
    const struct board *board;
    const struct boardtext *text;
};

/* The number of characters of a cell. */
static unsigned width_of(const struct board *board, uint32_t cell) {
    return board->digits[cell] ? 2 : set_size(board->candidates[cell]);
}

static void measure(struct boardtext *text, const struct board *board) {
    for (uint32_t c = 0; c < board->layout->cells; c++) {
        unsigned *width = &text->width[variant_column(text->variant, c)];
        unsigned wanted = width_of(board, c);
        *width = wanted > *width ? wanted : *width;
    }
}

static void write_cell(struct output *out, const void *what, uint32_t cell) {
    const struct marks *marks = what;
    const struct board *board = marks->board;
    unsigned width = marks->text->width[variant_column(marks->text->variant, cell)];
    assert(width >= width_of(board, cell));
    if (board->digits[cell]) {
        output_char(out, '=');
        output_char(out, gridline_letter(board->digits[cell]));
    }
    for (Set digits = board->candidates[cell]; digits; digits &= digits - 1)
        output_char(out, gridline_letter(set_digit(digits)));
    for (unsigned used = width_of(board, cell); used < width; used++)
        output_char(out, ' ');
}

void marks_write(struct output *out, const struct board *board) {
    struct boardtext text;
    boardtext_init(&text, &board->layout->variant, border_ascii, 0);
    measure(&text, board);
    boardtext_write(out, &text, write_cell, &(struct marks){board, &text});
}
