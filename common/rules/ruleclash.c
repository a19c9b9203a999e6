/* SPDX-License-Identifier: MIT */
#include "common/rules/ruleclash.h"

#include <assert.h>
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
    if (clash->map && clash->map[a] && clash->map[a] == clash->map[b])
        return true;
    for (unsigned i = 0; i < area->count; i++)
        if (find_place(area, area->grids[i], a, &first) &&
            find_place(area, area->grids[i], b, &second) &&
            (first.row == second.row || first.column == second.column ||
             are_in_box(&clash->boxes, first, second)))
            return true;
    return false;
}

void ruleclash_differ(struct ruleclash *clash, const uint32_t *cells, uint32_t count) {
    assert(count);
    if (clash->size + count >= RULECLASH_CELLS_MAX)
        return;
    clash->sets[clash->size++] = (uint16_t)count;
    for (uint32_t i = 0; i < count; i++)
        array_at(clash->sets, RULECLASH_CELLS_MAX, clash->size++) = (uint16_t)cells[i];
}

/* Whether a set of different digits contains both cells. */
static bool are_in_set(const struct ruleclash *clash, uint32_t a, uint32_t b) {
    for (uint32_t at = 0; at < clash->size; at += 1u + clash->sets[at]) {
        unsigned found = 0;
        assert(clash->sets[at] && at + clash->sets[at] < clash->size);
        for (uint32_t i = 1; i <= clash->sets[at]; i++)
            found += clash->sets[at + i] == a || clash->sets[at + i] == b;
        if (found > 1)
            return true;
    }
    return false;
}

static unsigned distance(unsigned a, unsigned b) {
    return a > b ? a - b : b - a;
}

/* Whether a rule forbids equal digits in two cells, as they are a chess move apart. */
static bool are_moved(const struct ruleclash *clash, const struct area *area, uint32_t a,
                      uint32_t b) {
    struct place first, second;
    area_place(area, a, &first.row, &first.column);
    area_place(area, b, &second.row, &second.column);
    unsigned rows = distance(first.row, second.row);
    unsigned columns = distance(first.column, second.column);
    return (clash->knight && rows * columns == 2) || (clash->king && rows <= 1 && columns <= 1);
}

/* Whether a rule makes its i-th and j-th cell equal, i < j. */
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

/* The kinds that make cells equal. */
static const struct equal {
    const char *name;
    bool (*are)(const struct rule *rule, uint32_t i, uint32_t j);
} equals[] = {{"equal", are_all},
              {"palindrome", are_mirrored},
              {"clone", are_cloned},
              {"ratio", are_once_the_other},
              {0}};

static bool refuse_pair(const struct area *area, const struct rule *rule, uint32_t a, uint32_t b,
                        const char *why, struct diag *diag) {
    struct place first, second;
    area_place(area, a, &first.row, &first.column);
    area_place(area, b, &second.row, &second.column);
    return diag_set(diag, "rule %s makes r%uc%u and r%uc%u %s", rule->kind->name, first.row + 1,
                    first.column + 1, second.row + 1, second.column + 1, why);
}

/* Whether two cells can be equal. */
static bool check_pair(const struct ruleclash *clash, const struct area *area,
                       const struct rule *rule, uint32_t a, uint32_t b, struct diag *diag) {
    if (are_in_house(clash, area, a, b))
        return refuse_pair(area, rule, a, b, "equal, which are in one row, column, box or region",
                           diag);
    if (are_in_set(clash, a, b) || are_moved(clash, area, a, b))
        return refuse_pair(area, rule, a, b, "equal, which differ by the variant or a rule above",
                           diag);
    return true;
}

static void note_equal(struct ruleclash *clash, uint32_t a, uint32_t b) {
    assert(a != b);
    if (clash->equals == RULECLASH_EQUALS_MAX)
        return;
    clash->equal[clash->equals][0] = (uint16_t)a;
    clash->equal[clash->equals++][1] = (uint16_t)b;
}

/* Checks the cells that a rule makes equal, and records them. */
static bool check_equal(struct ruleclash *clash, const struct area *area, const struct rule *rule,
                        struct diag *diag) {
    const struct equal *equal = equals;
    while (equal->name && strcmp(equal->name, rule->kind->name) != 0)
        equal++;
    for (uint32_t i = 0; equal->name && i < rule->count; i++)
        for (uint32_t j = i + 1; j < rule->count; j++) {
            if (!equal->are(rule, i, j))
                continue;
            if (!check_pair(clash, area, rule, rule->cells[i], rule->cells[j], diag))
                return false;
            note_equal(clash, rule->cells[i], rule->cells[j]);
        }
    return true;
}

/* Records the cells that a rule makes different.  Returns whether there are any. */
static bool note_different(struct ruleclash *clash, const struct rule *rule) {
    const struct rule_kind *kind = rule->kind;
    bool knight = !strcmp(kind->name, "knight"), king = !strcmp(kind->name, "king");
    bool set = kind->cells == RULE_DISTINCT || kind->cells == RULE_HOUSE ||
               kind->numbered == RULE_TOTAL_DIFFERENT;
    clash->knight |= knight;
    clash->king |= king;
    if (set)
        ruleclash_differ(clash, rule->cells, rule->count);
    return knight || king || set || kind->cells == RULE_MAP;
}

/* Checks that earlier rules do not make cells equal that this one makes different. */
static bool check_different(const struct ruleclash *clash, const struct area *area,
                            const struct rule *rule, struct diag *diag) {
    for (uint32_t i = 0; i < clash->equals; i++) {
        uint32_t a = clash->equal[i][0], b = clash->equal[i][1];
        if (are_in_house(clash, area, a, b) || are_in_set(clash, a, b) ||
            are_moved(clash, area, a, b))
            return refuse_pair(area, rule, a, b, "differ, which are equal by a rule above", diag);
    }
    return true;
}

/* Whether the last rule about the first cell has exactly the same cells. */
static bool is_known(const struct ruleclash *clash, const struct rule *rule) {
    const struct ruleclash_sum *sums = clash->sums;
    assert(rule->count);
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
    assert(clash->size <= RULECLASH_CELLS_MAX && clash->equals <= RULECLASH_EQUALS_MAX);
    if (note_different(clash, rule) && !check_different(clash, area, rule, diag))
        return false;
    if (rule->kind->numbered == RULE_TOTAL || rule->kind->numbered == RULE_TOTAL_DIFFERENT)
        return check_sum(clash, rule, diag);
    return check_equal(clash, area, rule, diag);
}
