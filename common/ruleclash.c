#include "common/ruleclash.h"

#include <string.h>

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

/* Whether a rule asks for one digit in its i-th and its j-th cell, i < j. */
static bool are_all(const struct rule *rule, uint32_t i, uint32_t j) {
    (void)rule, (void)i, (void)j;
    return true;
}
static bool are_mirrored(const struct rule *rule, uint32_t i, uint32_t j) {
    return i + j == rule->count - 1;
}
static bool are_cloned(const struct rule *rule, uint32_t i, uint32_t j) {
    return j - i == rule->count / 2;
}
static bool are_once_the_other(const struct rule *rule, uint32_t i, uint32_t j) {
    (void)i, (void)j;
    return rule->number == 1;
}

/* The kinds that make digits equal. */
static const struct equal {
    const char *name;
    bool (*are)(const struct rule *rule, uint32_t i, uint32_t j);
} equals[] = {{"equal", are_all},
              {"palindrome", are_mirrored},
              {"clone", are_cloned},
              {"ratio", are_once_the_other},
              {0}};

static bool refuse_pair(const struct area *area, const struct rule *rule, uint32_t a, uint32_t b,
                        struct diag *diag) {
    struct place first, second;
    area_place(area, a, &first.row, &first.column);
    area_place(area, b, &second.row, &second.column);
    return diag_set(diag,
                    "rule %s makes r%uc%u and r%uc%u equal, which are in one row, column, box or "
                    "region",
                    rule->kind->name, first.row + 1, first.column + 1, second.row + 1,
                    second.column + 1);
}

static bool check_equal(const struct ruleclash *clash, const struct area *area,
                        const struct rule *rule, struct diag *diag) {
    const struct equal *equal = equals;
    while (equal->name && strcmp(equal->name, rule->kind->name) != 0)
        equal++;
    for (uint32_t i = 0; equal->name && i < rule->count; i++)
        for (uint32_t j = i + 1; j < rule->count; j++)
            if (equal->are(rule, i, j) && are_in_house(clash, area, rule->cells[i], rule->cells[j]))
                return refuse_pair(area, rule, rule->cells[i], rule->cells[j], diag);
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
    if (rule->kind->numbered == RULE_TOTAL || rule->kind->numbered == RULE_TOTAL_DIFFERENT)
        return check_sum(clash, rule, diag);
    return check_equal(clash, area, rule, diag);
}
