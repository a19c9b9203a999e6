#include "common/rulegroup.h"

void rulegroup_regions(struct rules *rules, const struct rule *rule) {
    for (uint32_t i = 0; i < rule->count; i += rules->side)
        rules_add_house(rules, rule->cells + i);
}

void rulegroup_house(struct rules *rules, const struct rule *rule) {
    rules_add_house(rules, rule->cells);
}

void rulegroup_different(struct rules *rules, const struct rule *rule) {
    for (uint32_t i = 0; i < rule->count; i++)
        for (uint32_t j = i + 1; j < rule->count; j++)
            rules_add_pair(rules, rule->cells[i], rule->cells[j]);
}

static void add_parity(struct rules *rules, const struct rule *rule, RuleDigits digits) {
    for (uint32_t i = 0; i < rule->count; i++)
        rules_add_digits(rules, rule->cells[i], digits);
}

void rulegroup_even(struct rules *rules, const struct rule *rule) {
    add_parity(rules, rule, 0xaaaaaaaa);
}

void rulegroup_odd(struct rules *rules, const struct rule *rule) {
    add_parity(rules, rule, 0x55555555);
}
