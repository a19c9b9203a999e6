/* SPDX-License-Identifier: MIT */
#include "common/drawing/drawingdigits.h"

#include <assert.h>

#include "common/drawing/drawinglook.h"
#include "common/grids/gridline.h"

enum { CELL = DRAWING_CELL };

/* Pencil marks: what is left free of a cell at its edges, and above them where its corner has a
 * number; letters are as high as a mark's place, or LETTER_HEIGHT times as wide, and their feet are
 * LETTER_FOOT of their height below the middle; numbers of two and three figures are smaller. */
#define MARKS_EDGE 1.5
#define MARKS_EDGE_CAGED 2.5
#define MARKS_TOP_CAGED 6.3
#define LETTER_HEIGHT 1.3
#define LETTER_FOOT 0.36
#define LETTER_TWO_FIGURES 0.65
#define LETTER_THREE_FIGURES 0.45

/* Letters by the number of characters in a cell: size, and where their foot is below its top. */
static const struct { unsigned size, foot; } letters[] = {{13, 15}, {10, 14}, {7, 13}};

static unsigned letters_of(unsigned side) {
    assert(side && side <= VARIANT_SIDE_MAX);
    return side <= GRIDLINE_SYMBOLS ? 0 : side < 100 ? 1 : 2;
}

static void write_symbol(struct output *out, unsigned side, unsigned digit) {
    assert(digit && digit <= side);
    if (side > GRIDLINE_SYMBOLS)
        output_unsigned(out, digit);
    else
        output_char(out, gridline_letter(digit));
    output_text(out, "</text>\n");
}

static void write_digit(struct output *out, const struct variant *variant, uint32_t cell,
                        unsigned digit, unsigned lower) {
    output_format(out, "<text x=\"%u\" y=\"%u\">", variant_column(variant, cell) * CELL + CELL / 2,
                  variant_row(variant, cell) * CELL + letters[letters_of(variant->side)].foot +
                      lower);
    write_symbol(out, variant->side, digit);
}

/* Begins a group of digits of one size. */
static void begin_group(struct output *out, double size, const char *looks) {
    output_format(out,
                  "<g font-family=\"Helvetica, Arial, sans-serif\" font-size=\"%g\" "
                  "text-anchor=\"middle\" %s>\n",
                  size, looks);
}

static void end_group(struct output *out) {
    output_text(out, "</g>\n");
}

/* Writes the digits that are clues, or the others; smaller and lower if cells have numbers in their
 * corners. */
static void write_digits(struct output *out, const struct drawing *drawing, bool given,
                         const char *looks) {
    unsigned side = drawing->variant->side, lower = drawinglook_has_corners(drawing);
    begin_group(out, letters[letters_of(side)].size - lower, looks);
    for (uint32_t c = 0; c < drawing->variant->cells; c++)
        if (drawing->cells[c] && (drawing->clues && drawing->clues[c]) == given)
            write_digit(out, drawing->variant, c, drawing->cells[c], lower);
    end_group(out);
}

/* The pencil marks of a cell: a place for each digit, in rows of `columns`. */
struct marks {
    unsigned side, columns;
    double left, top, wide, high, size;
};

static struct marks marks_of(const struct drawing *drawing) {
    const struct variant_shape *shape = &drawing->variant->shape;
    struct marks marks = {.side = shape->side, .columns = shape->box_columns};
    if (!marks.columns)
        for (marks.columns = 1; marks.columns * marks.columns < shape->side;)
            marks.columns++;
    unsigned rows = (shape->side + marks.columns - 1) / marks.columns;
    bool corners = drawinglook_has_corners(drawing);
    marks.left = corners ? MARKS_EDGE_CAGED : MARKS_EDGE;
    marks.top = corners ? MARKS_TOP_CAGED : MARKS_EDGE;
    marks.wide = (CELL - 2 * marks.left) / marks.columns;
    marks.high = (CELL - marks.left - marks.top) / rows;
    marks.size = marks.high < marks.wide * LETTER_HEIGHT ? marks.high : marks.wide * LETTER_HEIGHT;
    if (shape->side > GRIDLINE_SYMBOLS)
        marks.size *= shape->side < 100 ? LETTER_TWO_FIGURES : LETTER_THREE_FIGURES;
    assert(marks.columns * rows >= marks.side && marks.size > 0);
    return marks;
}

struct place drawingdigits_mark(const struct drawing *drawing, uint32_t cell, unsigned digit) {
    struct marks marks = marks_of(drawing);
    assert(digit && digit <= marks.side);
    double column = (digit - 1) % marks.columns + 0.5, row = (digit - 1) / marks.columns + 0.5;
    return (struct place){
        variant_column(drawing->variant, cell) * CELL + marks.left + column * marks.wide,
        variant_row(drawing->variant, cell) * CELL + marks.top + row * marks.high};
}

double drawingdigits_mark_size(const struct drawing *drawing) {
    return marks_of(drawing).size;
}

static void write_marks(struct output *out, const struct drawing *drawing,
                        const struct marks *marks, uint32_t cell) {
    assert(!drawing->cells[cell] && drawing->marks);
    const uint8_t *is = drawing->marks + (size_t)cell * marks->side;
    double x = variant_column(drawing->variant, cell) * CELL + marks->left;
    double y = variant_row(drawing->variant, cell) * CELL + marks->top;
    for (unsigned digit = 0; digit < marks->side; digit++) {
        if (!is[digit])
            continue;
        output_format(out, "<text x=\"%.2f\" y=\"%.2f\">",
                      x + (digit % marks->columns + 0.5) * marks->wide,
                      y + (digit / marks->columns + 0.5) * marks->high + marks->size * LETTER_FOOT);
        write_symbol(out, marks->side, digit + 1);
    }
}

static void write_all_marks(struct output *out, const struct drawing *drawing) {
    struct marks marks = marks_of(drawing);
    begin_group(out, marks.size, "fill=\"#444\"");
    for (uint32_t c = 0; c < drawing->variant->cells; c++)
        if (!drawing->cells[c])
            write_marks(out, drawing, &marks, c);
    end_group(out);
}

void drawingdigits_write(struct output *out, const struct drawing *drawing) {
    if (!drawing->cells)
        return;
    if (drawing->clues)
        write_digits(out, drawing, true, drawing->faint ? "fill=\"#000\"" : "font-weight=\"bold\"");
    write_digits(out, drawing, false,
                 !drawing->clues  ? "fill=\"#000\""
                 : drawing->faint ? "fill=\"#999\""
                                  : "fill=\"#444\"");
    if (drawing->marks)
        write_all_marks(out, drawing);
}
