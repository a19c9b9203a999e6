#include "marks.h"

#include "common/gridline.h"

/* Measures of the drawing, in characters and cells. */
struct frame {
    unsigned side, box_rows, box_columns;
    unsigned width[LAYOUT_SIDE_MAX]; /* of each column */
};

/* How many characters a cell takes. */
static unsigned width_of(const struct board *board, uint32_t cell) {
    return board->digits[cell] ? 2 : set_size(board->candidates[cell]);
}

static void measure(struct frame *frame, const struct board *board) {
    const struct variant_shape *shape = &board->layout->variant.shape;
    unsigned side = shape->side;
    *frame = (struct frame){.side = side,
                            .box_rows = shape->box_rows ? shape->box_rows : side,
                            .box_columns = shape->box_columns ? shape->box_columns : side};
    for (uint32_t c = 0; c < board->layout->cells; c++) {
        unsigned *width = &frame->width[c % side], wanted = width_of(board, c);
        *width = wanted > *width ? wanted : *width;
    }
}

static void draw_border(struct output *out, const struct frame *frame) {
    for (unsigned c = 0; c < frame->side; c++) {
        output_text(out, c % frame->box_columns ? "" : c ? "-+" : "+");
        for (unsigned i = 0; i <= frame->width[c]; i++)
            output_char(out, '-');
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
    for (unsigned used = width_of(board, cell); used < width; used++)
        output_char(out, ' ');
}

static void draw_row(struct output *out, const struct frame *frame, const struct board *board,
                     unsigned row) {
    for (unsigned c = 0; c < frame->side; c++) {
        output_text(out, c % frame->box_columns ? "" : c ? " |" : "|");
        draw_cell(out, board, row * frame->side + c, frame->width[c]);
    }
    output_text(out, " |\n");
}

void marks_write(struct output *out, const struct board *board) {
    struct frame frame;
    measure(&frame, board);
    for (unsigned r = 0; r < frame.side; r++) {
        if (r % frame.box_rows == 0)
            draw_border(out, &frame);
        draw_row(out, &frame, board, r);
    }
    draw_border(out, &frame);
}
