#include "draw.h"

/* The arms of a place where borders meet, and what is drawn there, by their sum. */
enum { UP = 1, DOWN = 2, LEFT = 4, RIGHT = 8, ARMS = 16 };
static const char *const ascii[ARMS] = {
    " ", "|", "|", "|", "-", "+", "+", "+", "-", "+", "+", "+", "-", "+", "+", "+",
};
static const char *const unicode[ARMS] = {
    " ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼",
};

/* Where a drawing has borders, and its measures in characters. */
struct frame {
    const struct variant *variant;
    const char *const *joints; /* by arms */
    unsigned side;
    unsigned digit;                  /* the width of a digit */
    bool marks;                      /* a character before it is kept for the mark */
    bool bold;                       /* clues are, too */
    bool kept[VARIANT_SIDE_MAX + 1]; /* by column: some row has a border before it */
};

/* Whether there is a border above a cell, or below the last row. */
static bool is_above(const struct frame *frame, unsigned row, unsigned column) {
    uint32_t cell = row * frame->side + column;
    return row % frame->side == 0 || variant_divides(frame->variant, cell - frame->side, cell);
}

/* Whether there is one before a cell, or after the last column. */
static bool is_before(const struct frame *frame, unsigned row, unsigned column) {
    uint32_t cell = row * frame->side + column;
    return column % frame->side == 0 || variant_divides(frame->variant, cell - 1, cell);
}

static void frame_init(struct frame *frame, const struct draw_style *style,
                       const struct variant *variant, bool marks) {
    unsigned side = variant->side;
    *frame = (struct frame){.variant = variant,
                            .joints = style->utf8 ? unicode : ascii,
                            .side = side,
                            .digit = side <= GRIDLINE_SYMBOLS ? 1
                                     : side < 100             ? 2
                                                              : 3,
                            .marks = marks,
                            .bold = style->bold};
    for (unsigned c = 0; c <= side; c++)
        for (unsigned r = 0; r < side && !frame->kept[c]; r++)
            frame->kept[c] = is_before(frame, r, c);
}

/* What is drawn where the border above a row meets the one before a column. */
static const char *joint(const struct frame *frame, unsigned row, unsigned column) {
    unsigned side = frame->side;
    return frame->joints[(row > 0 && is_before(frame, row - 1, column) ? UP : 0) +
                         (row < side && is_before(frame, row, column) ? DOWN : 0) +
                         (column > 0 && is_above(frame, row, column - 1) ? LEFT : 0) +
                         (column < side && is_above(frame, row, column) ? RIGHT : 0)];
}

/* Draws the border above a row, if there is one above any cell of it. */
static void draw_border(struct output *out, const struct frame *frame, unsigned row) {
    bool any = false;
    for (unsigned c = 0; c < frame->side && !any; c++)
        any = is_above(frame, row, c);
    if (!any)
        return;
    for (unsigned c = 0; c < frame->side; c++) {
        unsigned width = 1 + frame->marks + frame->digit + frame->kept[c + 1];
        if (frame->kept[c])
            output_text(out, joint(frame, row, c));
        while (width--)
            output_text(out, frame->joints[is_above(frame, row, c) ? LEFT + RIGHT : 0]);
    }
    output_text(out, joint(frame, row, frame->side));
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

static void draw_row(struct output *out, const struct frame *frame, unsigned row,
                     const uint8_t *cells, const uint8_t *clues) {
    for (unsigned c = 0; c < frame->side; c++) {
        uint32_t cell = row * frame->side + c;
        if (frame->kept[c])
            output_text(out, frame->joints[is_before(frame, row, c) ? UP + DOWN : 0]);
        draw_cell(out, frame, cells[cell], clues && clues[cell]);
        if (frame->kept[c + 1])
            output_char(out, ' ');
    }
    output_text(out, frame->joints[UP + DOWN]);
    output_char(out, '\n');
}

void draw_grid(struct output *out, const struct draw_style *style,
               const struct variant_shape *shape, const uint8_t *cells, const uint8_t *clues,
               struct memory *memory) {
    struct variant variant;
    struct frame frame;
    variant_init(&variant, shape, memory);
    frame_init(&frame, style, &variant, clues != NULL);
    for (unsigned r = 0; r < frame.side; r++) {
        draw_border(out, &frame, r);
        draw_row(out, &frame, r, cells, clues);
    }
    draw_border(out, &frame, frame.side);
    variant_free(&variant);
}
