#include "common/rulesum.h"

#include "common/rulegroup.h"

void rulesum_cage(struct rules *rules, const struct rule *rule) {
    rulegroup_different(rules, rule);
    rules_add_sum(rules, rule->cells, rule->count, rule->number, true, false);
}

void rulesum_sum(struct rules *rules, const struct rule *rule) {
    rules_add_sum(rules, rule->cells, rule->count, rule->number, false, false);
}

/* The cell of the circle, the first, counts against the shaft. */
void rulesum_arrow(struct rules *rules, const struct rule *rule) {
    uint32_t cells[RULES_SIDE_MAX * RULES_SIDE_MAX];
    for (uint32_t i = 0; i < rule->count; i++)
        cells[i] = rule->cells[(i + 1) % rule->count];
    rules_add_sum(rules, cells, rule->count, 0, false, true);
}
