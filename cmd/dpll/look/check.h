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

#endif

#endif
