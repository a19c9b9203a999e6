/* SPDX-License-Identifier: MIT */
#include "common/rules/rulesum.h"

#include <assert.h>

static void cage(struct rules *rules, const struct rule *rule) {
    rules_add_different(rules, rule->cells, rule->count);
    rules_add_sum(rules, rule->cells, rule->count, rule->number, true, false);
}

static void sum(struct rules *rules, const struct rule *rule) {
    rules_add_sum(rules, rule->cells, rule->count, rule->number, false, false);
}

/* The first cell, the circle, is subtracted from the shaft. */
static void arrow(struct rules *rules, const struct rule *rule) {
    uint32_t cells[RULES_SIDE_MAX * RULES_SIDE_MAX];
    assert(rule->count >= 2 && rule->count <= sizeof cells / sizeof *cells);
    for (uint32_t i = 0; i < rule->count; i++)
        cells[i] = rule->cells[(i + 1) % rule->count];
    rules_add_sum(rules, cells, rule->count, 0, false, true);
}

/* clang-format off */
const struct rule_kind rulesum_kinds[] = {
    {"cage", RULE_TOTAL_DIFFERENT, RULE_CELLS, 1, cage, "no digit twice, and this sum", RULE_CAGE},
    {"run", RULE_TOTAL_DIFFERENT, RULE_RUN, 2, cage, "no digit twice, and this sum", RULE_CLUE},
    {"sum", RULE_TOTAL, RULE_CELLS, 1, sum, "this sum", RULE_SUM},
    {"arrow", RULE_NO_NUMBER, RULE_CELLS, 2, arrow, "the first is the sum of the others", RULE_ARROW},
    {0},
};
/* clang-format on */
