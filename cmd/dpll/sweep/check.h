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

/* After a model and what was flipped in it: that it is still one, and each class as sweep/state.h
 * has it. */
void check_classes(const struct sweep *sweep);

#endif

#endif
