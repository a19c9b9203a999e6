/* SPDX-License-Identifier: MIT */
/* A candidate for a parity constraint x1 + ... + xk = b.  It excludes 2^(k-1) assignments of its
 * variables, its patterns, and follows from clauses over these variables that exclude each pattern;
 * one clause may exclude several. */
#ifndef DPLL_PARITY_GROUP_H
#define DPLL_PARITY_GROUP_H

#include "parity/system.h"

struct group {
    Var vars[GROUP_SIZE_MAX]; /* in ascending order */
    uint32_t size;            /* k, the number of variables */
    unsigned parity;          /* of the number of true variables in each pattern: not b */
    uint32_t found, wanted;   /* patterns excluded so far, and all */
    /* By pattern, its index as in xors.h: the number of the clause, without a proof 1; 0 for none
     * yet. */
    uint64_t ids[1 << (GROUP_SIZE_MAX - 1)];
};

/* The parity of the number of negations. */
unsigned group_parity(const Lit *lits, uint32_t size);

/* Writes the open literals of a clause to lits, which has room for `most`.  Returns their number,
 * or 0 if a literal is true or there are more. */
uint32_t group_open(const struct solver *s, const struct clause *clause, Lit *lits, uint32_t most);

/* Begins a group of the variables of 2 to GROUP_SIZE_MAX literals, which must be different. */
void group_begin(struct group *g, const Lit *lits, uint32_t size, unsigned parity);

/* Covers patterns by a clause of the arena, if all its open literals have variables of the
 * group. */
void group_cover(struct solver *s, struct group *g, Ref ref);

/* Covers patterns by all clauses over the group's variables, at level 0, and adds the constraint to
 * the system if all patterns are excluded.  Returns whether they are.  Adds the effort to
 * p->ticks. */
bool group_finish(struct solver *s, struct parity *p, struct group *g);

#endif
