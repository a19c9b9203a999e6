/* Rules about all cells that are near to each other. */
#ifndef COMMON_RULENEAR_H
#define COMMON_RULENEAR_H

#include "common/rules.h"

void rulenear_knight(struct rules *rules, const struct rule *rule);
void rulenear_king(struct rules *rules, const struct rule *rule);
void rulenear_nonconsecutive(struct rules *rules, const struct rule *rule);

#endif
