/* SPDX-License-Identifier: MIT */
#include "common/drawing/picture.h"

#include <assert.h>
#include <stdio.h>

#include "common/streams/svg.h"

/* A MARGIN surrounds the panel.  On paper, cells are as large as fits on a page, but within these
 * limits, in millimetres. */
enum { MARGIN = 10, PAGE = 180, CELL_LARGEST = 18, CELL_SMALLEST = 4 };

/* The size of a unit on paper. */
static double millimetres(const struct panel *panel) {
    unsigned cell = PAGE / area_longest(&panel->drawing.variant->shape.area);
    cell = cell > CELL_LARGEST ? CELL_LARGEST : cell < CELL_SMALLEST ? CELL_SMALLEST : cell;
    assert(cell >= CELL_SMALLEST && cell <= CELL_LARGEST);
    return cell / (double)DRAWING_CELL;
}

void picture_write(struct output *out, const struct panel *panel, uint64_t number) {
    const struct variant_shape *shape = &panel->drawing.variant->shape;
    struct panel_size size = panel_size(panel);
    double x = size.x - MARGIN, y = size.y - MARGIN, unit = millimetres(panel);
    double width = size.width + 2 * MARGIN, height = size.height + 2 * MARGIN;
    char title[80];
    output_text(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    svg_open(out, &(struct svg_frame){x, y, width, height, width * unit, height * unit, "mm"}, "");
    snprintf(title, sizeof title, "Sudoku %llu: %s, side %u", (unsigned long long)number,
             variant_names[shape->kind], shape->side);
    svg_title(out, title);
    output_format(out,
                  "<rect x=\"%.0f\" y=\"%.0f\" width=\"%.0f\" height=\"%.0f\" fill=\"#fff\"/>\n", x,
                  y, width, height);
    panel_write(out, panel);
    svg_end(out);
}
