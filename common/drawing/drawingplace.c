/* SPDX-License-Identifier: MIT */
#include "common/drawing/drawingplace.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>

static int row_of(const struct drawing *drawing, uint32_t cell) {
    return (int)variant_row(drawing->variant, cell);
}

static int column_of(const struct drawing *drawing, uint32_t cell) {
    return (int)variant_column(drawing->variant, cell);
}

struct place drawingplace_centre(const struct drawing *drawing, uint32_t cell) {
    return (struct place){(column_of(drawing, cell) + 0.5) * DRAWING_CELL,
                          (row_of(drawing, cell) + 0.5) * DRAWING_CELL};
}

struct place drawingplace_between(const struct drawing *drawing, uint32_t a, uint32_t b) {
    struct place from = drawingplace_centre(drawing, a), to = drawingplace_centre(drawing, b);
    return (struct place){(from.x + to.x) / 2, (from.y + to.y) / 2};
}

struct place drawingplace_towards(struct place from, struct place to, double units) {
    assert(from.x != to.x || from.y != to.y);
    double x = to.x - from.x, y = to.y - from.y, part = units / hypot(x, y);
    return (struct place){from.x + x * part, from.y + y * part};
}

int drawingplace_rows(const struct drawing *drawing, uint32_t from, uint32_t to) {
    return row_of(drawing, to) - row_of(drawing, from);
}

int drawingplace_columns(const struct drawing *drawing, uint32_t from, uint32_t to) {
    return column_of(drawing, to) - column_of(drawing, from);
}

bool drawingplace_touch(const struct drawing *drawing, uint32_t a, uint32_t b) {
    return abs(drawingplace_rows(drawing, a, b)) + abs(drawingplace_columns(drawing, a, b)) == 1;
}

void drawingplace_line(struct output *out, const struct drawing *drawing, const uint32_t *cells,
                       uint32_t count) {
    assert(count);
    for (uint32_t i = 0; i < count; i++) {
        struct place at = drawingplace_centre(drawing, cells[i]);
        output_format(out, "%c%g %g", i ? 'L' : 'M', at.x, at.y);
    }
}
