/* SPDX-License-Identifier: MIT */
/* Contradictions of rules with houses or earlier rules, found when the later rule is read, so that
 * the message has its place. */
#ifndef COMMON_RULES_RULECLASH_H
#define COMMON_RULES_RULECLASH_H

#include "common/rules/rulekind.h"

/* By cell: the last earlier rule with a sum whose cells include this one. */
struct ruleclash_sum {
    uint16_t rule, count; /* its number, from 1, or 0 for none; the number of its cells */
    int total;            /* its sum */
};

/* The most cells of all sets of different digits; further sets are ignored. */
enum { RULECLASH_CELLS_MAX = 4096 };

/* The most pairs of equal cells; further pairs are ignored. */
enum { RULECLASH_EQUALS_MAX = 512 };

struct ruleclash {
    struct rules_boxes boxes;
    const unsigned char *map; /* the last map of regions above, by cell, 0 for none; or NULL */
    uint16_t rules;           /* number of earlier rules with sums */
    struct ruleclash_sum sums[AREA_CELLS_MAX];
    bool knight, king; /* there is an earlier rule of this kind */
    uint32_t size;     /* entries of the sets so far: of each its count, then its cells */
    uint16_t sets[RULECLASH_CELLS_MAX];
    uint32_t equals; /* number of pairs of cells that earlier rules make equal */
    uint16_t equal[RULECLASH_EQUALS_MAX][2];
};

/* Records that some cells have different digits. */
void ruleclash_differ(struct ruleclash *clash, const uint32_t *cells, uint32_t count);

/* Whether digits can satisfy a rule of an area: no two cells that it makes equal are in one row,
 * column, box or region, or recorded as different; none that it makes different are recorded as
 * equal; and the same cells have no other sum.  If so, records which cells the rule makes different
 * and equal and, unless its cells have a sum already, its sum; otherwise fills the text of *diag.
 * Overlapping sums are not combined. */
bool ruleclash_check(struct ruleclash *clash, const struct area *area, const struct rule *rule,
                     struct diag *diag);

#endif
