/* SPDX-License-Identifier: MIT */
/* The size of the remaining formula.  The difference of two extents is what a technique or a round
 * has changed. */
#ifndef DPLL_STATE_EXTENT_H
#define DPLL_STATE_EXTENT_H

#include "state/solver.h"

struct extent {
    size_t clauses; /* irredundant clauses */
    size_t vars;    /* variables not removed and without a value at level 0 */
    size_t gone;    /* variables removed or spare (cdcl_make_spare) */
};

/* The extent of the current formula. */
static inline struct extent extent_of(const struct solver *s) {
    size_t fixed = solver_level(s) ? stack_at(&s->levels, 0).trail : s->trail.size;
    return (struct extent){s->irredundant, s->vars - s->gone - fixed, s->gone};
}

static inline bool extent_differs(struct extent a, struct extent b) {
    return a.clauses != b.clauses || a.vars != b.vars || a.gone != b.gone;
}

#endif
