/* SPDX-License-Identifier: MIT */
/* Invariants of sweeping, asserted in debug builds. */
#ifndef DPLL_SWEEP_CHECK_H
#define DPLL_SWEEP_CHECK_H

#include "sweep/state.h"

#ifdef NDEBUG

static inline void check_classes(const struct sweep *sweep) {
    (void)sweep;
}

#else

/* Checks, after a model was found and literals were flipped, that the assignment is a model and the
 * classes are as sweep/state.h says. */
void check_classes(const struct sweep *sweep);

#endif

#endif
