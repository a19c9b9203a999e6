/* SPDX-License-Identifier: MIT */
/* One parity constraint that may be among the clauses: x1 + ... + xk = b refuses 2^(k-1)
 * assignments to its variables, its patterns, and follows from clauses over these variables that
 * refuse each of them, one or several with each clause. */
#ifndef DPLL_GROUP_H
#define DPLL_GROUP_H

#include "parity/system.h"

struct group {
    Var vars[GROUP_SIZE_MAX];                /* in ascending order */
    uint32_t size;                           /* of vars: k */
    unsigned parity;                         /* of the true variables of each pattern: not b */
    uint32_t found, wanted;                  /* patterns that are refused, and all */
    uint64_t ids[1 << (GROUP_SIZE_MAX - 1)]; /* by pattern, its index as in xors.h: the number of
                                              * the clause, without a proof 1; 0 for none yet */
};

/* The parity of the negations among literals. */
unsigned group_parity(const Lit *lits, uint32_t size);

/* Writes the open literals of a clause to lits, which has room for `most`.  Returns how many, or 0
 * when a literal is true or there are more. */
uint32_t group_open(const struct solver *s, const struct clause *clause, Lit *lits, uint32_t most);

/* Begins with the variables of 2 to GROUP_SIZE_MAX literals, all different, and no clauses. */
void group_begin(struct group *g, const Lit *lits, uint32_t size, unsigned parity);

/* Takes in a clause of the arena, if its open literals are over the group's variables. */
void group_cover(struct solver *s, struct group *g, Ref ref);

/* Takes in all clauses over the group's variables, at level 0, and adds the constraint to the
 * system if they are enough.  Returns whether they are.  The effort goes into p->ticks. */
bool group_finish(struct solver *s, struct parity *p, struct group *g);

#endif
