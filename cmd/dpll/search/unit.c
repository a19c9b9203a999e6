/* SPDX-License-Identifier: MIT */
#include "search/unit.h"

#include <assert.h>

#include "search/propagate.h"
#include "state/justify.h"
#include "state/log.h"
#include "state/trail.h"

void unit_assign(struct solver *s, Lit lit, uint64_t id) {
    assert(!solver_level(s));
    trail_assign(s, lit, NO_REASON);
    justify_assigned(s, lit, id);
}

bool unit_propagate(struct solver *s) {
    assert(!solver_level(s));
    Ref conflict = s->inconsistent ? NO_CONFLICT : propagate(s);
    justify_units(s);
    if (conflict != NO_CONFLICT) {
        s->counters.conflicts++;
        log_conflict(s, "conflict", conflict);
        justify_failed(s, conflict, NULL, 0);
        s->inconsistent = true;
    }
    assert(s->inconsistent || s->propagated == s->trail.size);
    return !s->inconsistent;
}
