/* SPDX-License-Identifier: MIT */
#include "common/drawing/drawing.h"

#include <assert.h>

#include "common/drawing/drawingdigits.h"
#include "common/drawing/drawingoutside.h"
#include "common/houses/border.h"

enum { CELL = DRAWING_CELL };

/* Shades the houses of the variant other than rows, columns and boxes.  The grey is transparent, so
 * that cells of two such houses are darker. */
static void write_shades(struct output *out, const struct variant *variant) {
    output_text(out, "<g fill=\"#000\" fill-opacity=\"0.15\">\n");
    for (uint32_t house = 0; house < variant->count; house++) {
        if (!variant->houses[house].kind->shaded)
            continue;
        const uint32_t *cells = variant_members(variant, house);
        for (unsigned i = 0; i < variant->side; i++)
            output_format(out, "<rect x=\"%u\" y=\"%u\" width=\"%u\" height=\"%u\"/>\n",
                          variant_column(variant, cells[i]) * CELL,
                          variant_row(variant, cells[i]) * CELL, CELL, CELL);
    }
    output_text(out, "</g>\n");
}

static void begin_lines(struct output *out, const char *width) {
    output_format(out, "<path fill=\"none\" stroke=\"#000\" stroke-width=\"%s\" d=\"", width);
}

static void end_lines(struct output *out) {
    output_text(out, "\"/>\n");
}

/* The thin lines of one grid, between any two rows and columns. */
static void write_lines(struct output *out, unsigned side) {
    assert(side);
    begin_lines(out, "0.5");
    for (unsigned i = 1; i < side; i++)
        output_format(out, "M0 %uH%u", i * CELL, side * CELL);
    for (unsigned i = 1; i < side; i++)
        output_format(out, "M%u 0V%u", i * CELL, side * CELL);
    end_lines(out);
}

/* Whether there are cells on both sides of the i-th part of a line: above and below it, or with
 * `down` before and behind it. */
static bool is_thin(const struct variant *variant, bool down, unsigned line, unsigned i) {
    const struct area *area = &variant->shape.area;
    unsigned row = down ? i : line, column = down ? line : i;
    assert(line);
    return area_cell(area, row, column) != AREA_NONE &&
           area_cell(area, row - !down, column - down) != AREA_NONE;
}

static bool is_thick(const struct variant *variant, bool down, unsigned line, unsigned i) {
    return down ? border_before(variant, i, line) : border_above(variant, line, i);
}

/* Draws lines number `first` to `last`, across or down, each as the longest runs of parts that pass
 * a test. */
static void write_runs(struct output *out, const struct variant *variant, bool down, unsigned first,
                       unsigned last,
                       bool (*test)(const struct variant *variant, bool down, unsigned line,
                                    unsigned i)) {
    const struct area *area = &variant->shape.area;
    unsigned end = down ? area->rows : area->columns;
    assert(first <= last + 1 && last <= (down ? area->columns : area->rows));
    for (unsigned line = first; line <= last; line++)
        for (unsigned i = 0, begin = 0; i <= end; i++) {
            if (i < end && test(variant, down, line, i))
                continue;
            if (i > begin && down)
                output_format(out, "M%u %uV%u", line * CELL, begin * CELL, i * CELL);
            else if (i > begin)
                output_format(out, "M%u %uH%u", begin * CELL, line * CELL, i * CELL);
            begin = i + 1;
        }
}

struct drawing_margins drawing_margins(const struct drawing *drawing) {
    struct drawing_sides sides = drawingoutside_sides(drawing);
    return (struct drawing_margins){sides.top * CELL, sides.right * CELL, sides.bottom * CELL,
                                    sides.left * CELL};
}

/* Draws thick borders of boxes and regions, and around the grid. */
static void write_grid(struct output *out, const struct variant *variant) {
    unsigned side = variant->side;
    write_lines(out, side);
    begin_lines(out, "2");
    output_format(out, "M0 0H%uV%uH0Z", side * CELL, side * CELL);
    write_runs(out, variant, false, 1, side - 1, is_thick);
    write_runs(out, variant, true, 1, side - 1, is_thick);
    end_lines(out);
}

static void write_grids(struct output *out, const struct variant *variant) {
    const struct area *area = &variant->shape.area;
    begin_lines(out, "0.5");
    write_runs(out, variant, false, 1, area->rows, is_thin);
    write_runs(out, variant, true, 1, area->columns, is_thin);
    end_lines(out);
    output_text(out, "<g stroke-linecap=\"square\">\n");
    begin_lines(out, "2");
    write_runs(out, variant, false, 0, area->rows, is_thick);
    write_runs(out, variant, true, 0, area->columns, is_thick);
    end_lines(out);
    output_text(out, "</g>\n");
}

void drawing_write_ground(struct output *out, const struct drawing *drawing) {
    write_shades(out, drawing->variant);
    drawinglook_write(out, drawing, DRAWING_UNDER);
}

void drawing_write_figure(struct output *out, const struct drawing *drawing) {
    if (area_is_square(&drawing->variant->shape.area))
        write_grid(out, drawing->variant);
    else
        write_grids(out, drawing->variant);
    drawinglook_write(out, drawing, DRAWING_OVER);
    drawingdigits_write(out, drawing);
}

void drawing_write(struct output *out, const struct drawing *drawing) {
    drawing_write_ground(out, drawing);
    drawing_write_figure(out, drawing);
}
