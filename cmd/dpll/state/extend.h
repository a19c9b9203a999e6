/* Model reconstruction: what removing variables and clauses leaves behind (Jarvisalo, Heule, Biere,
 * 2012). */
#ifndef DPLL_EXTEND_H
#define DPLL_EXTEND_H

#include "state/solver.h"

/* Notes that the clause of size literals is about to go: a model that does not satisfy it will
 * after the witness, one of its literals, is made true. */
void extend_push(struct solver *s, Lit witness, const Lit *lits, size_t size);

/* Completes a model, by variable 1, -1, or any of these or 0 for those removed: undoes the
 * removals, the last one first. */
void extend(const struct solver *s, signed char *model);

#endif
