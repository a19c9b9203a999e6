/* SPDX-License-Identifier: MIT */
#include "common/drawing/griddraw.h"

#include <assert.h>

#include "common/drawing/cagetext.h"
#include "common/grids/gridline.h"
#include "common/houses/boardtext.h"

/* What the cells of a drawing show. */
struct digits {
    const uint8_t *cells, *clues; /* by cell; clues may be NULL */
    unsigned side;
    unsigned width; /* of a digit */
    bool bold;      /* clues are, too */
};

static unsigned width_of(unsigned side) {
    return side <= GRIDLINE_SYMBOLS ? 1 : side < 100 ? 2 : 3;
}

static void write_digit(struct output *out, const struct digits *digits, unsigned digit) {
    if (digits->side <= GRIDLINE_SYMBOLS)
        output_char(out, gridline_letter(digit));
    else
        output_unsigned(out, digit);
}

static void write_cell(struct output *out, const void *what, uint32_t cell) {
    const struct digits *digits = what;
    unsigned digit = digits->cells[cell];
    assert(digit <= digits->side);
    bool given = digits->clues && digits->clues[cell];
    for (unsigned limit = 10, i = 1; i < digits->width; i++, limit *= 10)
        if (digit < limit)
            output_char(out, ' ');
    if (given && digits->bold)
        output_text(out, "\033[1m");
    if (digits->clues)
        output_char(out, given ? '+' : ' ');
    write_digit(out, digits, digit);
    if (given && digits->bold)
        output_text(out, "\033[0m");
}

void griddraw(struct output *out, const struct griddraw_style *style,
              const struct variant_shape *shape, const uint8_t *cells, const uint8_t *clues,
              struct memory *memory) {
    struct variant variant;
    struct boardtext board;
    struct digits digits = {cells, clues, shape->side, width_of(shape->side), style->bold};
    unsigned columns = digits.width + (clues != NULL);
    variant_init(&variant, shape, memory);
    const struct drawing drawing = {.variant = &variant};
    if (style->cages && cagetext_fits(&drawing)) {
        cagetext_write(out, &drawing, style->utf8, columns, write_cell, &digits);
    } else {
        boardtext_init(&board, &variant, style->utf8 ? border_unicode : border_ascii, columns);
        boardtext_write(out, &board, write_cell, &digits);
    }
    variant_free(&variant);
}
