/* Rules about the cells of a group: houses, and which digits may stand in them. */
#ifndef COMMON_RULEGROUP_H
#define COMMON_RULEGROUP_H

#include "common/rules.h"

void rulegroup_regions(struct rules *rules, const struct rule *rule);
void rulegroup_house(struct rules *rules, const struct rule *rule);
void rulegroup_different(struct rules *rules, const struct rule *rule);
void rulegroup_even(struct rules *rules, const struct rule *rule);
void rulegroup_odd(struct rules *rules, const struct rule *rule);

#endif
