/* SPDX-License-Identifier: MIT */
/* Links between candidates of two cells that stem from rules and not from houses: a thermometer, a
 * dot, a cage or another sum that leaves no room for both, or none for neither.
 *
 * Of sums, and of rules that are relations of their cells, all ways are tried to fill the cells by
 * their candidates, as for rule-orders: two candidates that no way has together are linked weakly,
 * two of which each way has one strongly.  Where that takes too long the relations are looked at
 * one by one. */
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
