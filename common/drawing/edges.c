/* SPDX-License-Identifier: MIT */
#include "common/drawing/edges.h"

#include <assert.h>

#include "common/houses/border.h"

static void add_borders(struct edges *edges, const struct variant *variant) {
    const struct area *area = &variant->shape.area;
    assert(area->rows <= LINES_MAX && area->columns <= LINES_MAX);
    for (unsigned r = 0; r <= area->rows; r++)
        for (unsigned c = 0; c <= area->columns; c++) {
            edges->above[r][c] |= border_above(variant, r, c) ? EDGE_BORDER : 0;
            edges->before[r][c] |= border_before(variant, r, c) ? EDGE_BORDER : 0;
        }
}

/* Adds a line around the cells of a rule: at each edge between a cell of the rule and another. */
static void add_cage(struct edges *edges, const struct variant *variant, const struct rule *rule) {
    bool in[LINES_MAX + 2][LINES_MAX + 2] = {0};
    for (uint32_t i = 0; i < rule->count; i++)
        in[variant_row(variant, rule->cells[i]) + 1][variant_column(variant, rule->cells[i]) + 1] =
            true;
    for (unsigned r = 0; r <= variant->shape.area.rows; r++)
        for (unsigned c = 0; c <= variant->shape.area.columns; c++) {
            bool here = in[r + 1][c + 1];
            edges->above[r][c] |= here != in[r][c + 1] ? EDGE_CAGE : 0;
            edges->before[r][c] |= here != in[r + 1][c] ? EDGE_CAGE : 0;
        }
}

void edges_init(struct edges *edges, const struct drawing *drawing, bool cages) {
    const struct rules *rules = drawing->variant->rules;
    *edges = (struct edges){0};
    add_borders(edges, drawing->variant);
    for (size_t i = 0; cages && rules && i < rules->list.size; i++)
        if (drawinglook_is_caged(drawing, &rules->list.data[i]))
            add_cage(edges, drawing->variant, &rules->list.data[i]);
}

const char *edges_stroke(unsigned edge, bool upright, bool utf8) {
    assert(edge <= EDGE_BOTH);
    static const char *const strokes[2][2][4] = {
        {{" ", "-", ".", "="}, {" ", "|", ":", "#"}},
        {{" ", "─", "┄", "━"}, {" ", "│", "┆", "┃"}},
    };
    return strokes[utf8][upright][edge];
}

/* Characters of joints.  An arm is 0 for none, 1 for light and 2 for heavy; the index is up + 3 *
 * down + 9 * left + 27 * right. */
static const char joints[][4] = {
    " ", "╵", "╹", "╷", "│", "╿", "╻", "╽", "┃", "╴", "┘", "┚", "┐", "┤", "┦", "┒", "┧",
    "┨", "╸", "┙", "┛", "┑", "┥", "┩", "┓", "┪", "┫", "╶", "└", "┖", "┌", "├", "┞", "┎",
    "┟", "┠", "─", "┴", "┸", "┬", "┼", "╀", "┰", "╁", "╂", "╾", "┵", "┹", "┭", "┽", "╃",
    "┱", "╅", "╉", "╺", "┕", "┗", "┍", "┝", "┡", "┏", "┢", "┣", "╼", "┶", "┺", "┮", "┾",
    "╄", "┲", "╆", "╊", "━", "┷", "┻", "┯", "┿", "╇", "┳", "╈", "╋",
};

static unsigned weight(unsigned edge) {
    return edge == EDGE_BOTH ? 2 : edge != EDGE_NONE;
}

const char *edges_joint(const struct edges *edges, unsigned row, unsigned column, bool utf8) {
    assert(row <= LINES_MAX && column <= LINES_MAX);
    unsigned up = row ? edges->before[row - 1][column] : 0, down = edges->before[row][column];
    unsigned left = column ? edges->above[row][column - 1] : 0, right = edges->above[row][column];
    if (!left && !right && up == down)
        return edges_stroke(up, true, utf8);
    if (!up && !down && left == right)
        return edges_stroke(left, false, utf8);
    if (!utf8)
        return (up | down | left | right) & EDGE_BORDER ? "+" : ".";
    return joints[weight(up) + 3 * weight(down) + 9 * weight(left) + 27 * weight(right)];
}
