/* SPDX-License-Identifier: MIT */
#include "common/drawing/drawingclue.h"

#include <assert.h>

#include "common/houses/clue.h"

enum { CELL = DRAWING_CELL };

/* Where the middle of a number's foot is in its place: of one for a run downwards below the
 * diagonal, of one for a run to the right above it. */
#define DOWN_X 5.8
#define DOWN_Y 17.6
#define RIGHT_X 14.2
#define RIGHT_Y 7.8

void drawingclue_blocked(struct output *out, const struct drawing *drawing) {
    const struct area *area = &drawing->variant->shape.area;
    if (!area_is_board(area))
        return;
    output_text(out, "<g fill=\"#333\" stroke=\"#777\" stroke-width=\"0.5\">\n");
    for (unsigned row = 0; row < area->rows; row++)
        for (unsigned column = 0; column < area->columns; column++)
            if (area_cell(area, row, column) == AREA_NONE)
                output_format(out, "<rect x=\"%u\" y=\"%u\" width=\"%u\" height=\"%u\"/>\n",
                              column * CELL, row * CELL, CELL, CELL);
    output_text(out, "</g>\n");
    output_format(out,
                  "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" d=\"M0 "
                  "0H%uV%uH0Z\"/>\n",
                  area->columns * CELL, area->rows * CELL);
}

void drawingclue_number(struct output *out, const struct drawing *drawing,
                        const struct rule *rule) {
    assert(clue_is_one(rule));
    struct clue_place at = clue_place(drawing->variant, rule);
    assert(area_cell(&drawing->variant->shape.area, at.row, at.column) == AREA_NONE);
    double x = at.column * CELL, y = at.row * CELL;
    output_format(out, "<path d=\"M%g %gl%u %u\" stroke=\"#fff\" stroke-width=\"0.6\"/>\n", x, y,
                  CELL, CELL);
    output_format(out, "<text x=\"%g\" y=\"%g\">%d</text>\n", x + (at.down ? DOWN_X : RIGHT_X),
                  y + (at.down ? DOWN_Y : RIGHT_Y), rule->number);
}
