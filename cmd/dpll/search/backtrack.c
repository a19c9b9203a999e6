/* SPDX-License-Identifier: MIT */
#include "search/backtrack.h"

#include <assert.h>

#include "search/phase.h"
#include "search/state.h"
#include "search/theory.h"
#include "state/trail.h"

void backtrack(struct solver *s, unsigned level) {
    assert(level <= solver_level(s));
    struct cdcl *cdcl = s->cdcl;
    if (solver_level(s) <= level)
        return;
    assert(stack_at(&s->levels, level).trail <= s->trail.size);
    phase_note_trail(s);
    for (size_t i = stack_at(&s->levels, level).trail; i < s->trail.size; i++) {
        Lit lit = stack_at(&s->trail, i);
        Var var = lit_var(lit);
        memory_at(cdcl->phases.saved, var) = lit_sign(lit);
        if (!heap_has(&cdcl->heap, var))
            heap_push(&cdcl->heap, var);
        if (memory_at(cdcl->queue.links, var).stamp >
            memory_at(cdcl->queue.links, cdcl->queue.search).stamp)
            cdcl->queue.search = var;
    }
    if (cdcl->theory)
        cdcl->theory->backtrack(s, stack_at(&s->levels, level).trail);
    trail_backtrack(s, level);
    assert(solver_level(s) == level && s->propagated <= s->trail.size);
}
