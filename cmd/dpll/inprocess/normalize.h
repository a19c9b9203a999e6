/* Bringing gates into a form in which those that are equal look the same. */
#ifndef DPLL_NORMALIZE_H
#define DPLL_NORMALIZE_H

#include "inprocess/gates.h"

/* Replaces inputs by their representatives, and the numbers of the clauses accordingly. */
void normalize_names(struct solver *s, struct closure *closure, const struct gate *gate);

/* Puts inputs in order.  A gate that turns out simpler is dead; when its output is
 * equal to another literal, the two are merged. */
void normalize_order(struct solver *s, struct closure *closure, struct gate *gate);

/* Makes a and b equivalent, given the numbers of the clauses (-a, b) and (a, -b). */
void normalize_merge(struct solver *s, struct closure *closure, Lit a, Lit b, uint64_t forth,
                     uint64_t back);

#endif
