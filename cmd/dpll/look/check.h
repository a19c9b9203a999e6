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

/* Between look-aheads, when all that is assigned has moved its clauses: what binary and ternary
 * clauses demand is true, and long clauses count the literals that are left of them. */
void check_look(const struct solver *s);

/* Whether the clause at a place is false. */
bool look_fails(const struct solver *s, struct why why);

#endif

#endif
