/* SPDX-License-Identifier: MIT */
/* Normal forms of gates: equal functions get equal inputs. */
#ifndef DPLL_INPROCESS_NORMALIZE_H
#define DPLL_INPROCESS_NORMALIZE_H

#include "inprocess/gates.h"

/* Replaces inputs by their representatives; with a proof, writes the clauses changed. */
void normalize_names(struct solver *s, struct closure *closure, const struct gate *gate);

/* Normalizes the order of the inputs.  A gate that has become simpler is marked dead, and merged
 * with a literal if its output equals one. */
void normalize_order(struct solver *s, struct closure *closure, struct gate *gate);

/* Merges a and b, given the numbers of the clauses (-a, b) and (a, -b), and queues the literal
 * whose uses must be rewritten.  Sets s->inconsistent if a and b are opposite. */
void normalize_merge(struct solver *s, struct closure *closure, Lit a, Lit b, uint64_t forth,
                     uint64_t back);

#endif
