/* SPDX-License-Identifier: MIT */
/* All that follows from the trail. */
#ifndef DPLL_IMPLY_H
#define DPLL_IMPLY_H

#include "search/propagate.h"
#include "search/theory.h"

/* Propagates by clauses, and, where these have no more to say, by the theory.  Returns as propagate
 * does. */
static inline Ref imply(struct solver *s) {
    Ref conflict = propagate(s);
    while (conflict == NO_CONFLICT && s->cdcl->theory) {
        size_t before = s->trail.size;
        conflict = s->cdcl->theory->propagate(s);
        if (conflict != NO_CONFLICT || s->trail.size == before)
            break;
        conflict = propagate(s);
    }
    return conflict;
}

#endif
