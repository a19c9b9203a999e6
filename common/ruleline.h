/* Rules about cells in a row of their own: each with the next, or with its like from the other
 * end. */
#ifndef COMMON_RULELINE_H
#define COMMON_RULELINE_H

#include "common/rules.h"

void ruleline_less(struct rules *rules, const struct rule *rule);
void ruleline_slow(struct rules *rules, const struct rule *rule);
void ruleline_equal(struct rules *rules, const struct rule *rule);
void ruleline_consecutive(struct rules *rules, const struct rule *rule);
void ruleline_difference(struct rules *rules, const struct rule *rule);
void ruleline_whisper(struct rules *rules, const struct rule *rule);
void ruleline_ratio(struct rules *rules, const struct rule *rule);
void ruleline_parity(struct rules *rules, const struct rule *rule);
void ruleline_palindrome(struct rules *rules, const struct rule *rule);
void ruleline_renban(struct rules *rules, const struct rule *rule);

#endif
