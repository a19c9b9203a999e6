/* SPDX-License-Identifier: MIT */
/* How much of the formula is left.  What a technique has changed, or a round of them, is the
 * difference of two extents. */
#ifndef DPLL_EXTENT_H
#define DPLL_EXTENT_H

#include "state/solver.h"

struct extent {
    size_t clauses; /* that are part of the formula */
    size_t vars;    /* that take part: not removed, and without a value at level 0 */
    size_t gone;    /* that are removed, or spare (cdcl_make_spare) */
};

/* Of the formula as it is now. */
static inline struct extent extent_of(const struct solver *s) {
    size_t fixed = solver_level(s) ? stack_at(&s->levels, 0).trail : s->trail.size;
    return (struct extent){s->irredundant, s->vars - s->gone - fixed, s->gone};
}

static inline bool extent_differs(struct extent a, struct extent b) {
    return a.clauses != b.clauses || a.vars != b.vars || a.gone != b.gone;
}

#endif
