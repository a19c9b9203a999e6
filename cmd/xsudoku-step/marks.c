#include "marks.h"

#include "common/gridline.h"

/* Columns of the largest board. */
enum { LINES_MAX = AREA_LINES_MAX };

/* Measures of the drawing, in characters and cells. */
struct frame {
    const struct area *area;
    unsigned box_rows, box_columns;
    unsigned width[LINES_MAX]; /* of each column */
};

/* How many characters a cell takes. */
static unsigned width_of(const struct board *board, uint32_t cell) {
    return board->digits[cell] ? 2 : set_size(board->candidates[cell]);
}

static void measure(struct frame *frame, const struct board *board) {
    const struct variant *variant = &board->layout->variant;
    const struct variant_shape *shape = &variant->shape;
    unsigned side = shape->side;
    *frame = (struct frame){.area = &shape->area,
                            .box_rows = shape->box_rows ? shape->box_rows : side,
                            .box_columns = shape->box_columns ? shape->box_columns : side};
    for (uint32_t c = 0; c < board->layout->cells; c++) {
        unsigned *width = &frame->width[variant_column(variant, c)], wanted = width_of(board, c);
        *width = wanted > *width ? wanted : *width;
    }
}

/* Whether a cell is in a row and column, or in the row above. */
static bool is_beside(const struct frame *frame, unsigned row, unsigned column) {
    return area_cell(frame->area, row, column) != AREA_NONE ||
           area_cell(frame->area, row - 1, column) != AREA_NONE;
}

/* Where a row, or the border above it, ends. */
static unsigned end_of(const struct frame *frame, unsigned row, bool border) {
    unsigned end = frame->area->columns;
    while (end && (border ? !is_beside(frame, row, end - 1)
                          : area_cell(frame->area, row, end - 1) == AREA_NONE))
        end--;
    return end;
}

static void fill(struct output *out, char character, unsigned count) {
    while (count--)
        output_char(out, character);
}

/* What is drawn before a column, where two boxes or a box and nothing meet. */
static void draw_joint(struct output *out, unsigned column, bool before, bool behind,
                       const char *joint) {
    char line = *joint == '+' ? '-' : ' ';
    if (column)
        output_char(out, before ? line : ' ');
    output_char(out, before || behind ? *joint : ' ');
}

static void draw_border(struct output *out, const struct frame *frame, unsigned row) {
    unsigned end = end_of(frame, row, true);
    for (unsigned c = 0; c < end; c++) {
        bool here = is_beside(frame, row, c);
        if (c % frame->box_columns == 0)
            draw_joint(out, c, c && is_beside(frame, row, c - 1), here, "+");
        fill(out, here ? '-' : ' ', frame->width[c] + 1);
    }
    output_text(out, "-+\n");
}

static void draw_cell(struct output *out, const struct board *board, uint32_t cell,
                      unsigned width) {
    output_char(out, ' ');
    if (board->digits[cell]) {
        output_char(out, '=');
        output_char(out, gridline_letter(board->digits[cell]));
    }
    for (Set digits = board->candidates[cell]; digits; digits &= digits - 1)
        output_char(out, gridline_letter(set_digit(digits)));
    fill(out, ' ', width - width_of(board, cell));
}

static void draw_row(struct output *out, const struct frame *frame, const struct board *board,
                     unsigned row) {
    unsigned end = end_of(frame, row, false);
    for (unsigned c = 0; c < end; c++) {
        uint32_t cell = area_cell(frame->area, row, c);
        bool before = c && area_cell(frame->area, row, c - 1) != AREA_NONE;
        if (c % frame->box_columns == 0)
            draw_joint(out, c, before, cell != AREA_NONE, "|");
        if (cell == AREA_NONE)
            fill(out, ' ', frame->width[c] + 1);
        else
            draw_cell(out, board, cell, frame->width[c]);
    }
    output_text(out, " |\n");
}

void marks_write(struct output *out, const struct board *board) {
    struct frame frame;
    measure(&frame, board);
    for (unsigned r = 0; r < frame.area->rows; r++) {
        if (r % frame.box_rows == 0)
            draw_border(out, &frame, r);
        draw_row(out, &frame, board, r);
    }
    draw_border(out, &frame, frame.area->rows);
}
