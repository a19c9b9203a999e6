/* SPDX-License-Identifier: MIT */
/* Classes of equivalent literals while environments are swept. */
#ifndef DPLL_CLASSES_H
#define DPLL_CLASSES_H

#include "sweep/state.h"

/* Joins the classes of a and b, given the numbers of the clauses (-a, b) and (a, -b).  Returns
 * whether they were two; *loser is then the literal that no longer represents its class.  Sets
 * s->inconsistent where a and b are each other's negations. */
bool classes_join(struct solver *s, struct sweep *sweep, Lit a, Lit b, uint64_t forth,
                  uint64_t back, Lit *loser);

/* Joins literals that pairs of binary clauses make equivalent, or, where nothing is substituted,
 * each call would find them again.  Needs s->counts. */
void classes_adopt(struct solver *s, struct sweep *sweep);

#endif
