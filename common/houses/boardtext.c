/* SPDX-License-Identifier: MIT */
#include "common/houses/boardtext.h"

#include <assert.h>

#include "common/houses/clue.h"

enum { ACROSS = BORDER_LEFT + BORDER_RIGHT, UPRIGHT = BORDER_UP + BORDER_DOWN };

static const struct area *area_of(const struct boardtext *board) {
    return &board->variant->shape.area;
}

void boardtext_init(struct boardtext *board, const struct variant *variant,
                    const char *const *joints, unsigned width) {
    *board = (struct boardtext){.variant = variant, .joints = joints, .clued = clue_width(variant)};
    assert(area_of(board)->columns <= VARIANT_SIDE_MAX);
    for (unsigned c = 0; c <= area_of(board)->columns; c++)
        for (unsigned r = 0; r < area_of(board)->rows && !board->kept[c]; r++)
            board->kept[c] = border_before(variant, r, c);
    for (unsigned c = 0; c < area_of(board)->columns; c++)
        board->width[c] = width;
}

/* The additional width of a column beyond that of its cells. */
static unsigned spare(const struct boardtext *board, unsigned column) {
    assert(column < area_of(board)->columns);
    unsigned width = board->width[column];
    return width < board->clued ? board->clued - width : 0;
}

/* The number of columns up to the last cell of a row. */
static unsigned row_end(const struct boardtext *board, unsigned row) {
    unsigned end = area_of(board)->columns;
    while (end && !board->clued && area_cell(area_of(board), row, end - 1) == AREA_NONE)
        end--;
    return end;
}

/* Writes `count` characters of a border, or as many blanks. */
static void write_line(struct output *out, const struct boardtext *board, bool there, unsigned arms,
                       unsigned count) {
    assert(arms < BORDER_ARMS);
    while (count--)
        output_text(out, board->joints[there ? arms : 0]);
}

/* Writes the joint of the borders above a row and before a column. */
static void write_joint(struct output *out, const struct boardtext *board, unsigned row,
                        unsigned column) {
    output_text(out, board->joints[border_corner(board->variant, row, column)]);
}

/* Writes the border above a row, if any of its cells has one. */
static void write_border(struct output *out, const struct boardtext *board, unsigned row) {
    unsigned above = row_end(board, row - 1), below = row_end(board, row);
    unsigned end = above > below ? above : below;
    bool any = false;
    for (unsigned c = 0; c < end && !any; c++)
        any = border_above(board->variant, row, c);
    if (!any)
        return;
    for (unsigned c = 0; c < end; c++) {
        if (board->kept[c])
            write_joint(out, board, row, c);
        write_line(out, board, border_above(board->variant, row, c), ACROSS,
                   1 + board->width[c] + spare(board, c) + board->kept[c + 1]);
    }
    write_joint(out, board, row, end);
    output_char(out, '\n');
}

static void write_blanks(struct output *out, unsigned count) {
    while (count--)
        output_char(out, ' ');
}

/* Writes the content of a place that is no cell. */
static void write_place(struct output *out, const struct boardtext *board, unsigned row,
                        unsigned column) {
    char text[CLUE_WIDTH + 1];
    unsigned width = board->width[column] + spare(board, column);
    if (board->clued) {
        clue_text(clue_at(board->variant, row, column), board->clued, text);
        output_text(out, text);
        assert(width >= board->clued);
        width -= board->clued;
    }
    write_blanks(out, width);
}

void boardtext_write(struct output *out, const struct boardtext *board,
                     void (*cell)(struct output *out, const void *what, uint32_t cell),
                     const void *what) {
    for (unsigned r = 0; r < area_of(board)->rows; r++) {
        unsigned end = row_end(board, r);
        write_border(out, board, r);
        for (unsigned c = 0; c < end; c++) {
            uint32_t here = area_cell(area_of(board), r, c);
            if (board->kept[c])
                write_line(out, board, border_before(board->variant, r, c), UPRIGHT, 1);
            output_char(out, ' ');
            if (here == AREA_NONE) {
                write_place(out, board, r, c);
            } else {
                write_blanks(out, spare(board, c) / 2);
                cell(out, what, here);
                write_blanks(out, spare(board, c) - spare(board, c) / 2);
            }
            if (board->kept[c + 1])
                output_char(out, ' ');
        }
        write_line(out, board, true, UPRIGHT, border_before(board->variant, r, end));
        output_char(out, '\n');
    }
    write_border(out, board, area_of(board)->rows);
}
