/* SPDX-License-Identifier: MIT */
#include "common/grids/gridwrite.h"

#include <assert.h>

#include "common/grids/gridline.h"

void grid_write_shape(struct output *out, const struct variant_shape *shape) {
    output_format(out, "%s %u", variant_names[shape->kind], shape->side);
    if (!variant_usual(shape))
        output_format(out, " %ux%u", shape->box_rows, shape->box_columns);
}

void grid_write_header(struct output *out, const struct variant_shape *shape) {
    output_text(out, "p sudoku ");
    grid_write_shape(out, shape);
    output_char(out, '\n');
    if (shape->rules)
        output_bytes(out, shape->rules->text.data, shape->rules->text.size);
}

void grid_write_change(struct output *out, struct variant_shape *said,
                       const struct variant_shape *shape) {
    assert(said != shape);
    if (!variant_same(shape, said))
        grid_write_header(out, shape);
    variant_keep(said, shape);
}

/* Writes a number, or the dot of a blank, right-aligned. */
static void write_number(struct output *out, unsigned value, unsigned width) {
    assert(value < 1000 && width <= 3);
    char text[4];
    unsigned used = 0;
    do
        text[used++] = value ? (char)('0' + value % 10) : '.';
    while (value /= 10);
    for (; width > used; width--)
        output_char(out, ' ');
    while (used)
        output_char(out, text[--used]);
}

static void write_cells(struct output *out, unsigned side, const uint8_t *cells, uint32_t count) {
    if (side <= GRIDLINE_SYMBOLS) {
        for (uint32_t i = 0; i < count; i++) {
            assert(cells[i] <= side);
            output_char(out, gridline_letter(cells[i]));
        }
        return;
    }
    for (uint32_t i = 0; i < count; i++) {
        if (i)
            output_char(out, ' ');
        write_number(out, cells[i], side < 100 ? 2 : 3);
    }
}

void grid_write_line(struct output *out, const struct variant_shape *shape, const uint8_t *cells) {
    write_cells(out, shape->side, cells, shape->area.cells);
}

void grid_write_labelled(struct output *out, const struct variant_shape *shape,
                         const uint8_t *cells, const char *label, size_t length) {
    grid_write_line(out, shape, cells);
    if (length && shape->side <= GRIDLINE_SYMBOLS) {
        output_char(out, ' ');
        output_bytes(out, label, length);
    }
    output_char(out, '\n');
}

/* Writes a row of several grids up to its last cell.  Returns its number of cells. */
static unsigned write_row(struct output *out, const struct area *area, unsigned row,
                          const uint8_t *cells) {
    unsigned written = 0, count = area_row_cells(area, row);
    for (unsigned column = 0; written < count; column++)
        if (area_cell(area, row, column) == AREA_NONE)
            output_char(out, ' ');
        else
            output_char(out, gridline_letter(cells[written++]));
    return written;
}

void grid_write_rows(struct output *out, const struct variant_shape *shape, const uint8_t *cells) {
    unsigned side = shape->side;
    for (unsigned r = 0; r < shape->area.rows; r++) {
        if (area_is_square(&shape->area)) {
            write_cells(out, side, cells, side);
            cells += side;
        } else {
            cells += write_row(out, &shape->area, r, cells);
        }
        output_char(out, '\n');
    }
}
