/* SPDX-License-Identifier: MIT */
#include "common/rules/rulegroup.h"

#include <assert.h>

static void regions(struct rules *rules, const struct rule *rule) {
    assert(rule->count && rule->count % rules->side == 0);
    for (uint32_t i = 0; i < rule->count; i += rules->side)
        rules_add_house(rules, rule->cells + i);
}

static void house(struct rules *rules, const struct rule *rule) {
    rules_add_house(rules, rule->cells);
}

static void different(struct rules *rules, const struct rule *rule) {
    rules_add_different(rules, rule->cells, rule->count);
}

static void add_parity(struct rules *rules, const struct rule *rule, RuleDigits digits) {
    for (uint32_t i = 0; i < rule->count; i++)
        rules_add_digits(rules, rule->cells[i], digits);
}

static void even(struct rules *rules, const struct rule *rule) {
    add_parity(rules, rule, 0xaaaaaaaa);
}

static void odd(struct rules *rules, const struct rule *rule) {
    add_parity(rules, rule, 0x55555555);
}

/* clang-format off */
const struct rule_kind rulegroup_kinds[] = {
    {"regions", RULE_NO_NUMBER, RULE_MAP, 0, regions, "every digit once", RULE_BORDERS},
    {"house", RULE_NO_NUMBER, RULE_HOUSE, 0, house, "every digit once", RULE_SHADE},
    {"different", RULE_NO_NUMBER, RULE_DISTINCT, 2, different, "no digit twice", RULE_CAGE},
    {"even", RULE_NO_NUMBER, RULE_CELLS, 1, even, "even digits", RULE_SQUARES},
    {"odd", RULE_NO_NUMBER, RULE_CELLS, 1, odd, "odd digits", RULE_CIRCLES},
    {0},
};
/* clang-format on */
