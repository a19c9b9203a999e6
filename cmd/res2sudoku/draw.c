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
    unsigned side, rows, columns;
    unsigned digit;                  /* the width of a digit */
    bool marks;                      /* a character before it is kept for the mark */
    bool bold;                       /* clues are, too */
    bool kept[VARIANT_SIDE_MAX + 1]; /* by column: some row has a border before it */
};

/* The cell in a row and column, or AREA_NONE. */
static uint32_t cell_at(const struct frame *frame, unsigned row, unsigned column) {
    return area_cell(&frame->variant->shape.area, row, column);
}

/* Whether there is a border between two cells, of which one or both may be none. */
static bool is_between(const struct frame *frame, uint32_t a, uint32_t b) {
    if (a == AREA_NONE || b == AREA_NONE)
        return a != b;
    return variant_divides(frame->variant, a, b);
}

/* Whether there is a border above a cell, or below the last row. */
static bool is_above(const struct frame *frame, unsigned row, unsigned column) {
    return is_between(frame, cell_at(frame, row - 1, column), cell_at(frame, row, column));
}

/* Whether there is one before a cell, or after the last column. */
static bool is_before(const struct frame *frame, unsigned row, unsigned column) {
    return is_between(frame, cell_at(frame, row, column - 1), cell_at(frame, row, column));
}

/* How many columns there are up to the last cell of a row. */
static unsigned row_end(const struct frame *frame, unsigned row) {
    unsigned end = frame->columns;
    while (end && cell_at(frame, row, end - 1) == AREA_NONE)
        end--;
    return end;
}

static void frame_init(struct frame *frame, const struct draw_style *style,
                       const struct variant *variant, bool marks) {
    unsigned side = variant->side;
    *frame = (struct frame){.variant = variant,
                            .joints = style->utf8 ? unicode : ascii,
                            .side = side,
                            .rows = variant->shape.area.rows,
                            .columns = variant->shape.area.columns,
                            .digit = side <= GRIDLINE_SYMBOLS ? 1
                                     : side < 100             ? 2
                                                              : 3,
                            .marks = marks,
                            .bold = style->bold};
    for (unsigned c = 0; c <= frame->columns; c++)
        for (unsigned r = 0; r < frame->rows && !frame->kept[c]; r++)
            frame->kept[c] = is_before(frame, r, c);
}

/* What is drawn where the border above a row meets the one before a column. */
static const char *joint(const struct frame *frame, unsigned row, unsigned column) {
    return frame->joints[(is_before(frame, row - 1, column) ? UP : 0) +
                         (is_before(frame, row, column) ? DOWN : 0) +
                         (is_above(frame, row, column - 1) ? LEFT : 0) +
                         (is_above(frame, row, column) ? RIGHT : 0)];
}

/* Draws the border above a row, if there is one above any cell of it. */
static void draw_border(struct output *out, const struct frame *frame, unsigned row) {
    unsigned above = row_end(frame, row - 1), below = row_end(frame, row);
    unsigned end = above > below ? above : below;
    bool any = false;
    for (unsigned c = 0; c < end && !any; c++)
        any = is_above(frame, row, c);
    if (!any)
        return;
    for (unsigned c = 0; c < end; c++) {
        unsigned width = 1 + frame->marks + frame->digit + frame->kept[c + 1];
        if (frame->kept[c])
            output_text(out, joint(frame, row, c));
        while (width--)
            output_text(out, frame->joints[is_above(frame, row, c) ? LEFT + RIGHT : 0]);
    }
    output_text(out, joint(frame, row, end));
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

/* Leaves the room of a cell blank. */
static void draw_gap(struct output *out, const struct frame *frame) {
    for (unsigned width = 1 + frame->marks + frame->digit; width; width--)
        output_char(out, ' ');
}

static void draw_row(struct output *out, const struct frame *frame, unsigned row,
                     const uint8_t *cells, const uint8_t *clues) {
    unsigned end = row_end(frame, row);
    for (unsigned c = 0; c < end; c++) {
        uint32_t cell = cell_at(frame, row, c);
        if (frame->kept[c])
            output_text(out, frame->joints[is_before(frame, row, c) ? UP + DOWN : 0]);
        if (cell == AREA_NONE)
            draw_gap(out, frame);
        else
            draw_cell(out, frame, cells[cell], clues && clues[cell]);
        if (frame->kept[c + 1])
            output_char(out, ' ');
    }
    if (end)
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
    for (unsigned r = 0; r < frame.rows; r++) {
        draw_border(out, &frame, r);
        draw_row(out, &frame, r, cells, clues);
    }
    draw_border(out, &frame, frame.rows);
    variant_free(&variant);
}
