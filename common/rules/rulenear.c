/* SPDX-License-Identifier: MIT */
#include "common/rules/rulenear.h"

#include <assert.h>
#include <stdlib.h>

/* Offsets of cells: down, and right or left; ended by 0, 0. */
struct move {
    int rows, columns;
};

/* The sums that V and X stand for. */
enum { V = 5, X = 10 };

static const struct move beside[] = {{0, 1}, {1, 0}, {0, 0}};

static bool is_not_apart(int x, int y, int number) {
    return abs(x - y) != number;
}

/* The cell a move away, or AREA_NONE outside. */
static uint32_t moved(const struct area *area, uint32_t cell, const struct move *move) {
    assert(move->rows >= 0 && move->columns >= -2 && move->columns <= 2);
    unsigned row, column;
    area_place(area, cell, &row, &column);
    int to = (int)column + move->columns;
    return to < 0 ? AREA_NONE : area_cell(area, row + (unsigned)move->rows, (unsigned)to);
}

static void for_moves(struct rules *rules, const struct move *moves, bool different) {
    for (uint32_t c = 0; c < rules->cells; c++)
        for (const struct move *move = moves; move->rows || move->columns; move++) {
            uint32_t to = moved(&rules->area, c, move);
            if (to == AREA_NONE)
                continue;
            if (different)
                rules_add_pair(rules, c, to);
            else
                rules_add_relation(rules, c, to, is_not_apart, 1);
        }
}

static void knight(struct rules *rules, const struct rule *rule) {
    static const struct move moves[] = {{1, 2}, {1, -2}, {2, 1}, {2, -1}, {0, 0}};
    (void)rule;
    for_moves(rules, moves, true);
}

static void king(struct rules *rules, const struct rule *rule) {
    static const struct move moves[] = {{0, 1}, {1, -1}, {1, 0}, {1, 1}, {0, 0}};
    (void)rule;
    for_moves(rules, moves, true);
}

static void nonconsecutive(struct rules *rules, const struct rule *rule) {
    (void)rule;
    for_moves(rules, beside, false);
}

/* Whether a rule marks borders between cells, with dots or with V or X. */
static bool has_dots(const struct rule *rule) {
    return rule->kind->look == RULE_WHITE_DOTS || rule->kind->look == RULE_BLACK_DOTS;
}

static bool has_xv(const struct rule *rule) {
    return rule->kind->look == RULE_SUM && rule->count == 2 &&
           (rule->number == V || rule->number == X);
}

/* Whether an earlier rule that marks borders has a mark between two cells. */
static bool is_marked(const struct rules *rules, uint32_t a, uint32_t b,
                      bool (*marks)(const struct rule *rule)) {
    for (size_t i = 0; i < rules->list.size; i++) {
        const struct rule *rule = &rules->list.data[i];
        if (!marks(rule))
            continue;
        for (uint32_t k = 1; k < rule->count; k++) {
            uint32_t from = rule->cells[k - 1], to = rule->cells[k];
            if ((from == a && to == b) || (from == b && to == a))
                return true;
        }
    }
    return false;
}

static bool is_without_dot(int x, int y, int number) {
    return is_not_apart(x, y, 1) && x != number * y && y != number * x;
}

static bool is_without_xv(int x, int y, int number) {
    (void)number;
    return x + y != V && x + y != X;
}

/* Adds a relation of all neighbours without a mark. */
static void relate_unmarked(struct rules *rules, bool (*marks)(const struct rule *rule),
                            bool (*holds)(int x, int y, int number), int number) {
    for (uint32_t c = 0; c < rules->cells; c++)
        for (const struct move *move = beside; move->rows || move->columns; move++) {
            uint32_t to = moved(&rules->area, c, move);
            if (to != AREA_NONE && !is_marked(rules, c, to, marks))
                rules_add_relation(rules, c, to, holds, number);
        }
}

static void alldots(struct rules *rules, const struct rule *rule) {
    (void)rule;
    relate_unmarked(rules, has_dots, is_without_dot, 2);
}

static void allxv(struct rules *rules, const struct rule *rule) {
    (void)rule;
    relate_unmarked(rules, has_xv, is_without_xv, 0);
}

/* clang-format off */
const struct rule_kind rulenear_kinds[] = {
    {"knight", RULE_NO_NUMBER, RULE_NO_CELLS, 0, knight, "a knight's move apart: different", RULE_IN_WORDS},
    {"king", RULE_NO_NUMBER, RULE_NO_CELLS, 0, king, "a king's move apart: different", RULE_IN_WORDS},
    {"alldots", RULE_NO_NUMBER, RULE_NO_CELLS, 0, alldots,
     "side by side without a dot: neither 1 apart nor one twice the other", RULE_IN_WORDS},
    {"allxv", RULE_NO_NUMBER, RULE_NO_CELLS, 0, allxv,
     "side by side without V or X: the sum is neither 5 nor 10", RULE_IN_WORDS},
    {"nonconsecutive", RULE_NO_NUMBER, RULE_NO_CELLS, 0, nonconsecutive,
     "side by side: never 1 apart", RULE_IN_WORDS},
    {0},
};
/* clang-format on */
