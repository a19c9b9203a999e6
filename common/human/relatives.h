/* SPDX-License-Identifier: MIT */
/* The relations of rules by cell: what a digit of one cell allows in others. */
#ifndef COMMON_HUMAN_RELATIVES_H
#define COMMON_HUMAN_RELATIVES_H

#include "common/rules/rules.h"

/* The other cell of a relation: allowed[d - 1] are the digits that `cell` may have if the first
 * cell has digit d. */
struct relative {
    uint32_t cell;
    uint32_t bond; /* the relation's number among the bonds of the rules */
    const RuleDigits *allowed;
};

struct relatives {
    struct relative *list; /* of cell c: from list[begin[c]] up to list[begin[c + 1]] */
    uint32_t *begin;       /* NULL where there are no rules with relations, sums or lines */
};

/* Fills in those of some rules; NULL is no rules.  They must outlive the struct. */
void relatives_init(struct relatives *relatives, const struct rules *rules, struct memory *memory);
void relatives_free(struct relatives *relatives, struct memory *memory);

#endif
