#include "draw.h"

/* What lines are made of, the three kinds of borders from left to right. */
struct lines {
    const char *horizontal, *vertical;
    const char *top[3], *middle[3], *bottom[3];
};

static const struct lines ascii = {"-", "|", {"+", "+", "+"}, {"+", "+", "+"}, {"+", "+", "+"}};
static const struct lines unicode = {"─", "│", {"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}};

/* Measures of a drawing, in characters and cells. */
struct frame {
    const struct lines *lines;
    unsigned side, box_rows, box_columns;
    unsigned digit; /* the width of a digit */
    bool marks;     /* a character before it is kept for the mark */
    bool bold;      /* clues are, too */
};

static struct frame frame_of(const struct draw_style *style, const struct variant_shape *shape,
                             bool marks) {
    unsigned side = shape->side;
    return (struct frame){.lines = style->utf8 ? &unicode : &ascii,
                          .side = side,
                          .box_rows = shape->box_rows ? shape->box_rows : side,
                          .box_columns = shape->box_columns ? shape->box_columns : side,
                          .digit = side <= GRIDLINE_SYMBOLS ? 1
                                   : side < 100             ? 2
                                                            : 3,
                          .marks = marks,
                          .bold = style->bold};
}

static void draw_border(struct output *out, const struct frame *frame,
                        const char *const joints[3]) {
    unsigned width = frame->box_columns * (1 + frame->marks + frame->digit) + 1;
    for (unsigned c = 0; c < frame->side; c += frame->box_columns) {
        output_text(out, joints[c > 0]);
        for (unsigned i = 0; i < width; i++)
            output_text(out, frame->lines->horizontal);
    }
    output_text(out, joints[2]);
    output_char(out, '\n');
}

static void draw_cell(struct output *out, const struct frame *frame, unsigned digit, bool given) {
    output_char(out, ' ');
    if (frame->side > GRIDLINE_SYMBOLS)
        for (unsigned limit = 10, i = 1; i < frame->digit; i++, limit *= 10)
            if (digit < limit)
                output_char(out, ' ');
    if (given && frame->bold)
        output_text(out, "\033[1m");
    if (frame->marks)
        output_char(out, given ? '+' : ' ');
    if (frame->side > GRIDLINE_SYMBOLS)
        output_unsigned(out, digit);
    else
        output_char(out, gridline_letter(digit));
    if (given && frame->bold)
        output_text(out, "\033[0m");
}

static void draw_row(struct output *out, const struct frame *frame, const uint8_t *cells,
                     const uint8_t *clues) {
    for (unsigned c = 0; c < frame->side; c++) {
        if (c && c % frame->box_columns == 0)
            output_char(out, ' ');
        if (c % frame->box_columns == 0)
            output_text(out, frame->lines->vertical);
        draw_cell(out, frame, cells[c], clues && clues[c]);
    }
    output_char(out, ' ');
    output_text(out, frame->lines->vertical);
    output_char(out, '\n');
}

void draw_grid(struct output *out, const struct draw_style *style,
               const struct variant_shape *shape, const uint8_t *cells, const uint8_t *clues) {
    struct frame frame = frame_of(style, shape, clues != NULL);
    for (unsigned r = 0; r < frame.side; r++) {
        size_t first = (size_t)r * frame.side;
        if (r % frame.box_rows == 0)
            draw_border(out, &frame, r ? frame.lines->middle : frame.lines->top);
        draw_row(out, &frame, cells + first, clues ? clues + first : NULL);
    }
    draw_border(out, &frame, frame.lines->bottom);
}
