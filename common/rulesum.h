/* Rules about sums. */
#ifndef COMMON_RULESUM_H
#define COMMON_RULESUM_H

#include "common/rules.h"

void rulesum_cage(struct rules *rules, const struct rule *rule);
void rulesum_sum(struct rules *rules, const struct rule *rule);
void rulesum_arrow(struct rules *rules, const struct rule *rule);

#endif
