/* Classes of equivalent literals while environments are swept. */
#ifndef DPLL_CLASSES_H
#define DPLL_CLASSES_H

#include "sweep/state.h"

/* Joins the classes of a and b, given the numbers of the clauses (-a, b) and (a, -b).  Returns
 * whether that is new, with the literal that no longer stands for its class; on a contradiction
 * s->inconsistent is set. */
bool classes_join(struct solver *s, struct sweep *sweep, Lit a, Lit b, uint64_t forth,
                  uint64_t back, Lit *loser);

/* Joins what pairs of binary clauses make equal.  Where nothing is substituted, this keeps what was
 * found before from being found again. */
void classes_adopt(struct solver *s, struct sweep *sweep);

#endif
