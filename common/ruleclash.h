/* SPDX-License-Identifier: MIT */
/* Rules that no digits keep, because of houses or of rules above them: found when the later of two
 * is read, so that the message has its place. */
#ifndef COMMON_RULECLASH_H
#define COMMON_RULECLASH_H

#include "common/rulekind.h"

/* By cell: the last rule above that gives a sum to cells with this one among them. */
struct ruleclash_sum {
    uint16_t rule, count; /* its number, from 1, or 0 for none; how many cells it has, */
    int total;            /* and their sum */
};

/* Sets of different digits have no more cells in all; those beyond are left out. */
enum { RULECLASH_CELLS_MAX = 4096 };

/* Pairs of equal cells beyond this number are left out, too. */
enum { RULECLASH_EQUALS_MAX = 512 };

struct ruleclash {
    struct rules_boxes boxes;
    const unsigned char *map; /* of regions, the last one above, by cell, 0 for none; or NULL */
    uint16_t rules;           /* with sums, above */
    struct ruleclash_sum sums[AREA_CELLS_MAX];
    bool knight, king; /* such a rule is above */
    uint32_t size;     /* of the sets of different digits above: each its count, then its cells */
    uint16_t sets[RULECLASH_CELLS_MAX];
    uint32_t equals; /* pairs of cells that rules above make equal */
    uint16_t equal[RULECLASH_EQUALS_MAX][2];
};

/* Notes that some cells have different digits. */
void ruleclash_differ(struct ruleclash *clash, const uint32_t *cells, uint32_t count);

/* Whether digits can keep a rule of an area: no two cells that it makes equal are in one row,
 * column, box or region, or differ by what is noted, none that it makes differ are noted as equal,
 * and no other sum is for the same cells.  Then what the rule says of different and of equal cells
 * and, where its cells have no sum yet, its own is noted.  Else fills the text of *diag.  Sums that
 * overlap are not added up. */
bool ruleclash_check(struct ruleclash *clash, const struct area *area, const struct rule *rule,
                     struct diag *diag);

#endif
