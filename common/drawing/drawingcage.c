/* SPDX-License-Identifier: MIT */
#include "common/drawing/drawingcage.h"

#include <assert.h>

#include "common/rules/rulekinds.h"

enum { INSET = 2 };

/* A cage, as a set of cells. */
struct cage {
    const struct area *area;
    bool cells[AREA_CELLS_MAX];
};

static bool has(const struct cage *cage, int row, int column) {
    uint32_t cell = area_cell(cage->area, (unsigned)row, (unsigned)column);
    return cell != AREA_NONE && cage->cells[cell];
}

/* Draws the line at a side of a cell, 1 before and -1 behind it, if the cage ends there, as far as
 * the cage continues in either direction. */
static void write_side(struct output *out, const struct cage *cage, int row, int column, int step,
                       bool down) {
    assert(step == 1 || step == -1);
    assert(has(cage, row, column) &&
           !has(cage, down ? row : row - step, down ? column - step : column));
    int along = down ? row : column, across = down ? column : row;
    bool before = down ? has(cage, row - 1, column) : has(cage, row, column - 1);
    bool behind = down ? has(cage, row + 1, column) : has(cage, row, column + 1);
    int from = along * DRAWING_CELL + (before ? 0 : INSET);
    int to = (along + 1) * DRAWING_CELL - (behind ? 0 : INSET);
    int at = step > 0 ? across * DRAWING_CELL + INSET : (across + 1) * DRAWING_CELL - INSET;
    assert(from < to && from >= 0 && at >= 0);
    if (down)
        output_format(out, "M%d %dV%d", at, from, to);
    else
        output_format(out, "M%d %dH%d", from, at, to);
}

/* Draws the corner where the lines of two neighbours meet within a cell. */
static void write_corner(struct output *out, int row, int column, int down, int right) {
    int x = (column + (right > 0)) * DRAWING_CELL, y = (row + (down > 0)) * DRAWING_CELL;
    assert(down * down == 1 && right * right == 1 && x >= 0 && y >= 0);
    output_format(out, "M%d %dV%dH%d", x - right * INSET, y, y - down * INSET, x);
}

static void write_cell(struct output *out, const struct cage *cage, int row, int column) {
    for (int step = -1; step <= 1; step += 2) {
        if (!has(cage, row - step, column))
            write_side(out, cage, row, column, step, false);
        if (!has(cage, row, column - step))
            write_side(out, cage, row, column, step, true);
        for (int right = -1; right <= 1; right += 2)
            if (has(cage, row + step, column) && has(cage, row, column + right) &&
                !has(cage, row + step, column + right))
                write_corner(out, row, column, step, right);
    }
}

void drawingcage_outline(struct output *out, const struct drawing *drawing,
                         const struct rule *rule) {
    const struct variant *variant = drawing->variant;
    struct cage cage = {.area = &variant->shape.area};
    for (uint32_t i = 0; i < rule->count; i++)
        array_at(cage.cells, cage.area->cells, rule->cells[i]) = true;
    for (uint32_t i = 0; i < rule->count; i++)
        write_cell(out, &cage, (int)variant_row(variant, rule->cells[i]),
                   (int)variant_column(variant, rule->cells[i]));
}

void drawingcage_number(struct output *out, const struct drawing *drawing,
                        const struct rule *rule) {
    assert(rule->count);
    uint32_t first = rule->cells[0];
    for (uint32_t i = 1; i < rule->count; i++)
        first = rule->cells[i] < first ? rule->cells[i] : first;
    if (rule->kind->numbered)
        output_format(out, "<text x=\"%u\" y=\"%u\">%d</text>\n",
                      variant_column(drawing->variant, first) * DRAWING_CELL + INSET + 1,
                      variant_row(drawing->variant, first) * DRAWING_CELL + INSET + 4,
                      rule->number);
}
