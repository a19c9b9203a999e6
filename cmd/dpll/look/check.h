/* SPDX-License-Identifier: MIT */
/* Invariants of the lookahead engine, asserted in debug builds. */
#ifndef DPLL_LOOK_CHECK_H
#define DPLL_LOOK_CHECK_H

#include "look/state.h"

#ifdef NDEBUG

static inline void check_look(const struct solver *s) {
    (void)s;
}

#else

/* Checks, between look-aheads with all clauses moved, that literals demanded by binary and ternary
 * clauses are true, and that the counts of long clauses are right. */
void check_look(const struct solver *s);

/* Whether the clause at a place is false. */
bool look_fails(const struct solver *s, struct why why);

/* Whether every clause with a literal that the trail makes false from `begin` on is true: whether
 * that part of the trail is an autarky of the clauses. */
bool look_satisfies(const struct solver *s, size_t begin);

/* Whether the clauses of one literal of the trail from `begin` on, a different one each time, are
 * propagated. */
bool look_follows(const struct solver *s, size_t begin);

/* Whether look->sum is at least the weight of the clauses that the trail from `begin` on has
 * shortened and left open, and at most that of all clauses it has shortened. */
bool look_weighs(const struct solver *s, size_t begin);

#endif

#endif
