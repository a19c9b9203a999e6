/* SPDX-License-Identifier: MIT */
/* Propagation by clauses and by the theory. */
#ifndef DPLL_SEARCH_IMPLY_H
#define DPLL_SEARCH_IMPLY_H

#include "search/propagate.h"
#include "search/theory.h"

/* Propagates by clauses until these imply nothing more, then by the theory, and so on.  Returns as
 * propagate does. */
static inline Ref imply(struct solver *s) {
    Ref conflict = propagate(s);
    while (conflict == NO_CONFLICT && s->cdcl->theory) {
        size_t before = s->trail.size;
        enum search_step step = profile_step(s->profile, STEP_PROPAGATE);
        conflict = s->cdcl->theory->propagate(s);
        profile_step(s->profile, step);
        if (conflict != NO_CONFLICT || s->trail.size == before)
            break;
        conflict = propagate(s);
    }
    return conflict;
}

#endif
