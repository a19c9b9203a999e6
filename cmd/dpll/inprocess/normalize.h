/* SPDX-License-Identifier: MIT */
/* Normal forms of gates: those with equal functions have equal inputs. */
#ifndef DPLL_NORMALIZE_H
#define DPLL_NORMALIZE_H

#include "inprocess/gates.h"

/* Replaces inputs by their representatives; with a proof, writes the clauses so renamed. */
void normalize_names(struct solver *s, struct closure *closure, const struct gate *gate);

/* Puts inputs in an order that depends on the function alone.  A gate that has become simpler is
 * dead; where its output equals a literal, the two are merged. */
void normalize_order(struct solver *s, struct closure *closure, struct gate *gate);

/* Merges a and b, given the numbers of the clauses (-a, b) and (a, -b), and notes the literal whose
 * uses are to be rewritten.  Sets s->inconsistent when they are each other's negations. */
void normalize_merge(struct solver *s, struct closure *closure, Lit a, Lit b, uint64_t forth,
                     uint64_t back);

#endif
