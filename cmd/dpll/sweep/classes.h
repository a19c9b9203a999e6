/* SPDX-License-Identifier: MIT */
/* Classes of equivalent literals, for the time of a call of sweep. */
#ifndef DPLL_SWEEP_CLASSES_H
#define DPLL_SWEEP_CLASSES_H

#include "sweep/state.h"

/* Joins the classes of a and b, given the numbers of the clauses (-a, b) and (a, -b).  Returns
 * whether they were different classes; *loser is then the literal that no longer represents its
 * class.  Sets s->inconsistent if a and b are opposite. */
bool classes_join(struct solver *s, struct sweep *sweep, Lit a, Lit b, uint64_t forth,
                  uint64_t back, Lit *loser);

/* Joins literals that pairs of binary clauses make equivalent.  Needed if nothing is substituted,
 * or each call would find these pairs again.  Uses s->counts. */
void classes_adopt(struct solver *s, struct sweep *sweep);

#endif
