/* Rules about whole rows and columns, read from one end: the clues that stand outside a grid. */
#ifndef COMMON_RULEOUTSIDE_H
#define COMMON_RULEOUTSIDE_H

#include "common/rules.h"

void ruleoutside_sandwich(struct rules *rules, const struct rule *rule);
void ruleoutside_skyscraper(struct rules *rules, const struct rule *rule);
void ruleoutside_xsum(struct rules *rules, const struct rule *rule);
void ruleoutside_numberedroom(struct rules *rules, const struct rule *rule);

#endif
