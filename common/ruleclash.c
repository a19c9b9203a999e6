#include "common/ruleclash.h"

/* A cell's place within a grid. */
struct place {
    unsigned row, column;
};

static bool find_place(const struct area *area, struct area_grid grid, uint32_t cell,
                       struct place *place) {
    area_place(area, cell, &place->row, &place->column);
    place->row -= grid.row;
    place->column -= grid.column;
    return place->row < area->side && place->column < area->side;
}

static bool are_in_box(const struct rules_boxes *boxes, struct place a, struct place b) {
    return boxes->rows && a.row / boxes->rows == b.row / boxes->rows &&
           a.column / boxes->columns == b.column / boxes->columns;
}

/* Whether two cells are in one row, column, box or region of a grid. */
static bool are_in_house(const struct ruleclash *clash, const struct area *area, uint32_t a,
                         uint32_t b) {
    struct place first, second;
    if (clash->map && clash->map[a] == clash->map[b])
        return true;
    for (unsigned i = 0; i < area->count; i++)
        if (find_place(area, area->grids[i], a, &first) &&
            find_place(area, area->grids[i], b, &second) &&
            (first.row == second.row || first.column == second.column ||
             are_in_box(&clash->boxes, first, second)))
            return true;
    return false;
}

static bool check_factor(const struct ruleclash *clash, const struct area *area,
                         const struct rule *rule, struct diag *diag) {
    if (rule->number != 1)
        return true;
    for (uint32_t i = 1; i < rule->count; i++)
        if (are_in_house(clash, area, rule->cells[i - 1], rule->cells[i]))
            return diag_set(diag,
                            "rule %s needs a number from 2 to %u where cells are in one row, "
                            "column, box or region, found '1'",
                            rule->kind->name, area->side);
    return true;
}

/* Whether the last rule about the first cell is about the same cells: all of them are its. */
static bool is_known(const struct ruleclash *clash, const struct rule *rule) {
    const struct ruleclash_sum *sums = clash->sums;
    uint16_t other = sums[rule->cells[0]].rule;
    for (uint32_t i = 0; i < rule->count; i++)
        if (sums[rule->cells[i]].rule != other)
            return false;
    return other && sums[rule->cells[0]].count == rule->count;
}

static bool check_sum(struct ruleclash *clash, const struct rule *rule, struct diag *diag) {
    int total = clash->sums[rule->cells[0]].total;
    if (is_known(clash, rule))
        return total == rule->number ||
               diag_set(diag, "the cells of this rule have the sum %d by one above, found '%d'",
                        total, rule->number);
    clash->rules++;
    for (uint32_t i = 0; i < rule->count; i++)
        clash->sums[rule->cells[i]] =
            (struct ruleclash_sum){clash->rules, (uint16_t)rule->count, rule->number};
    return true;
}

bool ruleclash_check(struct ruleclash *clash, const struct area *area, const struct rule *rule,
                     struct diag *diag) {
    switch (rule->kind->numbered) {
    case RULE_FACTOR:
        return check_factor(clash, area, rule, diag);
    case RULE_TOTAL:
    case RULE_TOTAL_DIFFERENT:
        return check_sum(clash, rule, diag);
    default:
        return true;
    }
}
