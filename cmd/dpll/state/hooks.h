/* SPDX-License-Identifier: MIT */
/* What an application that contains the solver is told while it searches (ipasir.h). */
#ifndef DPLL_STATE_HOOKS_H
#define DPLL_STATE_HOOKS_H

#include <stdint.h>

#include "common/formulas/literal.h"

/* The functions are called from within the search and must not touch the solver. */
struct hooks {
    void *owner; /* their first argument */

    /* Called now and then, sometimes a million times a second.  It may set what limits.stop points
     * to. */
    void (*poll)(void *owner);

    /* Called with each learned clause whose variables are all the formula's: the formula without
     * the assumptions implies it.  The literals, size > 0, are valid during the call. */
    void (*learned)(void *owner, const Lit *lits, uint32_t size);
};

#endif
