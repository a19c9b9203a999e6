/* SPDX-License-Identifier: MIT */
/* Links between candidates of two cells that follow from rules and not from houses.  A thermometer,
 * a dot, a cage or another sum may leave no room for both candidates (a weak link), or none for
 * neither (a strong link).
 *
 * For a sum, and for a rule whose cells are related, all ways to fill the cells are tried, as for
 * the technique rule-orders.  Two candidates that are together in no way are linked weakly, and two
 * of which every way has one are linked strongly.  If there are too many ways, the relations are
 * looked at one by one. */
#ifndef COMMON_HUMAN_TIES_H
#define COMMON_HUMAN_TIES_H

#include "common/human/step.h"

/* TIES_CANDIDATES_MAX is the number of candidates up to which chains are sought. */
enum { TIES_CANDIDATES_MAX = 6144, TIES_MAX = 1 << 16 };

/* The other candidate, (digit - 1) * cells + cell, and the bond of the rule that makes the link. */
struct tie {
    uint16_t node;
    bool strong; /* else weak */
    uint32_t bond;
};

/* The ties of node n are list[begin[n]] up to list[begin[n + 1]].  Ties beyond TIES_MAX are left
 * out. */
struct ties {
    uint32_t begin[TIES_CANDIDATES_MAX + 1];
    struct tie list[TIES_MAX];
};

/* The ties of a position of at most TIES_CANDIDATES_MAX candidates, kept in the notes of the step;
 * NULL if no rule makes any. */
const struct ties *ties_of(const struct board *board, struct step *step);

/* The tie between two candidates, strong or weak, or NULL. */
const struct tie *ties_find(const struct ties *ties, uint16_t from, uint16_t to, bool strong);

#endif
