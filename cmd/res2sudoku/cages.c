#include "cages.h"

#include <string.h>

#include "common/rulekinds.h"

enum { INSET = 2 };

/* A cage, as a set of cells. */
struct cage {
    int side, unit; /* of the grid; how wide a cell is */
    bool cells[RULES_SIDE_MAX * RULES_SIDE_MAX];
};

static bool has(const struct cage *cage, int row, int column) {
    return row >= 0 && column >= 0 && row < cage->side && column < cage->side &&
           cage->cells[row * cage->side + column];
}

/* The line at a side of a cell, 1 before and -1 behind it, where the cage ends there: along it as
 * far as the cage goes on to either hand. */
static void write_side(struct output *out, const struct cage *cage, int row, int column, int step,
                       bool down) {
    int along = down ? row : column, across = down ? column : row;
    bool before = down ? has(cage, row - 1, column) : has(cage, row, column - 1);
    bool behind = down ? has(cage, row + 1, column) : has(cage, row, column + 1);
    int from = along * cage->unit + (before ? 0 : INSET);
    int to = (along + 1) * cage->unit - (behind ? 0 : INSET);
    int at = step > 0 ? across * cage->unit + INSET : (across + 1) * cage->unit - INSET;
    if (down)
        output_format(out, "M%d %dV%d", at, from, to);
    else
        output_format(out, "M%d %dH%d", from, at, to);
}

/* The corner where the lines of two neighbours meet within a cell. */
static void write_corner(struct output *out, const struct cage *cage, int row, int column, int down,
                         int right) {
    int x = (column + (right > 0)) * cage->unit, y = (row + (down > 0)) * cage->unit;
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
                write_corner(out, cage, row, column, step, right);
    }
}

static void write_outline(struct output *out, const struct rule *rule, unsigned side,
                          unsigned unit) {
    struct cage cage = {.side = (int)side, .unit = (int)unit};
    for (uint32_t i = 0; i < rule->count; i++)
        cage.cells[rule->cells[i]] = true;
    for (uint32_t i = 0; i < rule->count; i++)
        write_cell(out, &cage, (int)(rule->cells[i] / side), (int)(rule->cells[i] % side));
}

/* The sum, in the corner of the first cell. */
static void write_sum(struct output *out, const struct rule *rule, unsigned side, unsigned unit) {
    uint32_t first = rule->cells[0];
    for (uint32_t i = 1; i < rule->count; i++)
        first = rule->cells[i] < first ? rule->cells[i] : first;
    output_format(out, "<text x=\"%u\" y=\"%u\">%d</text>\n", first % side * unit + INSET + 1,
                  first / side * unit + INSET + 4, rule->number);
}

static bool is_cage(const struct rule *rule) {
    return !strcmp(rule->kind->name, "cage");
}

void cages_write(struct output *out, const struct variant *variant, unsigned cell) {
    const struct rules *rules = variant->rules;
    bool any = false;
    for (size_t i = 0; rules && i < rules->list.size; i++)
        any |= is_cage(&rules->list.data[i]);
    if (!any)
        return;
    output_text(out, "<path fill=\"none\" stroke=\"#000\" stroke-width=\"0.4\" "
                     "stroke-dasharray=\"1.5 1\" d=\"");
    for (size_t i = 0; i < rules->list.size; i++)
        if (is_cage(&rules->list.data[i]))
            write_outline(out, &rules->list.data[i], variant->side, cell);
    output_text(out, "\"/>\n<g font-family=\"Helvetica, Arial, sans-serif\" font-size=\"4\">\n");
    for (size_t i = 0; i < rules->list.size; i++)
        if (is_cage(&rules->list.data[i]))
            write_sum(out, &rules->list.data[i], variant->side, cell);
    output_text(out, "</g>\n");
}
