/* SPDX-License-Identifier: MIT */
/* The cells of a rule, one by one and in ranges, read from its line. */
#ifndef COMMON_RULES_RULECELLS_H
#define COMMON_RULES_RULECELLS_H

#include "common/rules/linewords.h"
#include "common/rules/rulekinds.h"

enum { RULECELLS_MAX = RULES_SIDE_MAX * RULES_SIDE_MAX };

/* Large; small grids use only a part. */
struct rulecells {
    const struct area *area;
    uint32_t count, cell[RULECELLS_MAX]; /* in the order read */
    bool met[RULECELLS_MAX];             /* by cell */
};

/* Reads the rest of the line.  Returns false, with the diag of the words filled, unless it consists
 * of different cells of the area, as many and in such places as a rule of this kind requires. */
bool rulecells_read(struct linewords *words, const struct rule_kind *kind, const struct area *area,
                    struct rulecells *cells);

#endif
