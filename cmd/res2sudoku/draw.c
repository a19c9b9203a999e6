#include "draw.h"

#include "common/border.h"

enum { ACROSS = BORDER_LEFT + BORDER_RIGHT, UPRIGHT = BORDER_UP + BORDER_DOWN };

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
                            .joints = style->utf8 ? border_unicode : border_ascii,
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
            frame->kept[c] = border_before(frame->variant, r, c);
}

/* What is drawn where the border above a row meets the one before a column. */
static const char *joint(const struct frame *frame, unsigned row, unsigned column) {
    return frame->joints[border_corner(frame->variant, row, column)];
}

/* The same for a border that goes on, if there is one. */
static const char *line(const struct frame *frame, bool there, unsigned arms) {
    return frame->joints[there ? arms : 0];
}

/* Draws the border above a row, if there is one above any cell of it. */
static void draw_border(struct output *out, const struct frame *frame, unsigned row) {
    unsigned above = row_end(frame, row - 1), below = row_end(frame, row);
    unsigned end = above > below ? above : below;
    bool any = false;
    for (unsigned c = 0; c < end && !any; c++)
        any = border_above(frame->variant, row, c);
    if (!any)
        return;
    for (unsigned c = 0; c < end; c++) {
        unsigned width = 1 + frame->marks + frame->digit + frame->kept[c + 1];
        if (frame->kept[c])
            output_text(out, joint(frame, row, c));
        while (width--)
            output_text(out, line(frame, border_above(frame->variant, row, c), ACROSS));
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
            output_text(out, line(frame, border_before(frame->variant, row, c), UPRIGHT));
        if (cell == AREA_NONE)
            draw_gap(out, frame);
        else
            draw_cell(out, frame, cells[cell], clues && clues[cell]);
        if (frame->kept[c + 1])
            output_char(out, ' ');
    }
    if (end)
        output_text(out, frame->joints[UPRIGHT]);
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
