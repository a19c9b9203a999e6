/* SPDX-License-Identifier: MIT */
#include "common/drawing/drawingoutside.h"

#include <assert.h>
#include <stdlib.h>

#include "common/rules/rulekinds.h"

/* The place before the first cell of a line.  A diagonal of one cell goes around its corner. */
static struct drawing_entrance find_entrance(const struct drawing *drawing,
                                             const struct rule *rule) {
    assert(rule->count);
    const struct variant *variant = drawing->variant;
    uint32_t first = rule->cells[0];
    struct drawing_entrance in = {(int)variant_row(variant, first),
                                  (int)variant_column(variant, first), 1, 1};
    if (rule->count > 1) {
        in.down = drawingplace_rows(drawing, rule->cells[0], rule->cells[1]);
        in.right = drawingplace_columns(drawing, rule->cells[0], rule->cells[1]);
    } else {
        in.down = in.row ? -1 : 1;
        in.right = in.column ? 1 : -1;
    }
    in.row -= in.down;
    in.column -= in.right;
    return in;
}

/* The cell in a row and column, or AREA_NONE. */
static uint32_t cell_at(const struct drawing *drawing, int row, int column) {
    return area_cell(&drawing->variant->shape.area, (unsigned)row, (unsigned)column);
}

/* Whether the line from the entrance on consists of exactly the cells of the rule. */
static bool is_whole(const struct drawing *drawing, const struct rule *rule,
                     const struct drawing_entrance *in) {
    int row = in->row, column = in->column;
    assert(in->down || in->right);
    if (cell_at(drawing, row, column) != AREA_NONE)
        return false;
    for (uint32_t i = 0; i < rule->count; i++) {
        row += in->down, column += in->right;
        if (rule->cells[i] != cell_at(drawing, row, column))
            return false;
    }
    return cell_at(drawing, row + in->down, column + in->right) == AREA_NONE;
}

bool drawingoutside_is_diagonal(const struct drawing *drawing, const struct rule *rule) {
    struct drawing_entrance in = find_entrance(drawing, rule);
    return abs(in.down) == 1 && abs(in.right) == 1 && is_whole(drawing, rule, &in);
}

static struct place entrance_centre(const struct drawing_entrance *in) {
    return (struct place){(in->column + 0.5) * DRAWING_CELL, (in->row + 0.5) * DRAWING_CELL};
}

/* Two arrows, from the left and from the right, may share a place: numbers are on the side that the
 * arrow does not point to. */
void drawingoutside_sum(struct output *out, const struct drawing *drawing,
                        const struct rule *rule) {
    assert(drawingoutside_is_diagonal(drawing, rule));
    struct drawing_entrance in = find_entrance(drawing, rule);
    struct place at = entrance_centre(&in);
    bool above = in.row < 0 || in.row >= (int)drawing->variant->shape.area.rows;
    output_format(out, "<text x=\"%g\" y=\"%g\">%d</text>\n", at.x - (above ? 5 : 2) * in.right,
                  at.y - 4 * in.down + 2.6, rule->number);
}

void drawingoutside_arrow(struct output *out, const struct drawing *drawing,
                          const struct rule *rule) {
    assert(drawingoutside_is_diagonal(drawing, rule));
    struct drawing_entrance in = find_entrance(drawing, rule);
    struct place at = entrance_centre(&in);
    double x = at.x + 8 * in.right, y = at.y + 8 * in.down;
    output_format(out, "M%g %gL%g %gM%g %gH%gV%g", x - 6.0 * in.right, y - 6.0 * in.down, x, y,
                  x - 3.0 * in.right, y, x, y - 3.0 * in.down);
}

bool drawingoutside_is_one(const struct drawing *drawing, const struct rule *rule) {
    return rule->kind->look == RULE_OUTSIDE ||
           (rule->kind->look == RULE_SUM && drawingoutside_is_diagonal(drawing, rule));
}

/* How far out a rule is, from 0: at one place the arrows of diagonals come first, then other rules
 * in order. */
static unsigned level_of(const struct drawing *drawing, const struct rule *rule) {
    const struct rules_list *list = &drawing->variant->rules->list;
    struct drawing_entrance in = find_entrance(drawing, rule);
    unsigned level = 0;
    bool diagonal = false;
    assert(drawingoutside_is_one(drawing, rule));
    for (size_t i = 0; i < list->size && rule->kind->look == RULE_OUTSIDE; i++) {
        const struct rule *other = &list->data[i];
        if (!drawingoutside_is_one(drawing, other))
            continue;
        struct drawing_entrance at = find_entrance(drawing, other);
        bool same = at.row == in.row && at.column == in.column;
        diagonal |= same && other->kind->look != RULE_OUTSIDE;
        level += same && other->kind->look == RULE_OUTSIDE && other < rule;
    }
    return level + diagonal;
}

bool drawingoutside_is_mixed(const struct drawing *drawing) {
    const struct rules_list *list = &drawing->variant->rules->list;
    const struct rule_kind *kind = NULL;
    for (size_t i = 0; i < list->size; i++) {
        if (list->data[i].kind->look != RULE_OUTSIDE)
            continue;
        if (kind && kind != list->data[i].kind)
            return true;
        kind = list->data[i].kind;
    }
    return false;
}

struct drawing_entrance drawingoutside_entrance(const struct drawing *drawing,
                                                const struct rule *rule) {
    struct drawing_entrance in = find_entrance(drawing, rule);
    assert(cell_at(drawing, in.row, in.column) == AREA_NONE);
    int level = (int)level_of(drawing, rule);
    in.row -= level * in.down;
    in.column -= level * in.right;
    return in;
}

void drawingoutside_number(struct output *out, const struct drawing *drawing,
                           const struct rule *rule) {
    assert(rule->kind->look == RULE_OUTSIDE);
    struct drawing_entrance in = drawingoutside_entrance(drawing, rule);
    struct place at = entrance_centre(&in);
    bool mixed = drawingoutside_is_mixed(drawing); /* then there are words below the numbers */
    output_format(out, "<text x=\"%g\" y=\"%g\">%d</text>\n", at.x, at.y + (mixed ? 1 : 3),
                  rule->number);
    if (mixed)
        output_format(out, "<text x=\"%g\" y=\"%g\" font-size=\"5.5\">%.4s</text>\n", at.x,
                      at.y + 7, rule->kind->name);
}

static void take_most(unsigned *most, bool there, unsigned cells) {
    *most = there && cells > *most ? cells : *most;
}

struct drawing_sides drawingoutside_sides(const struct drawing *drawing) {
    const struct rules *rules = drawing->variant->rules;
    const struct area *area = &drawing->variant->shape.area;
    struct drawing_sides sides = {0};
    for (size_t i = 0; rules && i < rules->list.size; i++) {
        const struct rule *rule = &rules->list.data[i];
        if (!drawingoutside_is_one(drawing, rule))
            continue;
        struct drawing_entrance in = find_entrance(drawing, rule);
        unsigned cells = level_of(drawing, rule) + 1;
        take_most(&sides.top, in.row < 0, cells);
        take_most(&sides.left, in.column < 0, cells);
        take_most(&sides.bottom, in.row >= (int)area->rows, cells);
        take_most(&sides.right, in.column >= (int)area->columns, cells);
    }
    return sides;
}
