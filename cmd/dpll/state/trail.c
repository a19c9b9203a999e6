/* SPDX-License-Identifier: MIT */
#include "state/trail.h"

#include <assert.h>

#include "state/log.h"

void trail_decide(struct solver *s, Lit lit) {
    assert(solver_has_lit(s, lit));
    struct level level = {lit, s->trail.size};
    assert(solver_value(s, lit) >= 0);
    stack_push(s->memory, &s->levels, level);
    if (s->levels.size > s->counters.max_depth)
        s->counters.max_depth = s->levels.size;
    log_literal(s, "decide", lit);
    if (!solver_value(s, lit))
        trail_assign(s, lit, NO_REASON);
}

void trail_backtrack(struct solver *s, unsigned level) {
    if (solver_level(s) <= level)
        return;
    size_t keep = stack_at(&s->levels, level).trail;
    while (s->trail.size > keep) {
        Lit lit = stack_pop(&s->trail);
        assert(solver_value(s, lit) > 0 && solver_assigned(s, lit).level > level);
        solver_value(s, lit) = solver_value(s, lit_not(lit)) = 0;
    }
    if (s->propagated > keep)
        s->propagated = keep;
    s->levels.size = level;
    log_tag(s, "backtrack");
    assert(solver_level(s) == level && s->propagated <= s->trail.size);
    assert(!keep || solver_assigned(s, stack_top(&s->trail)).level <= level);
}

bool trail_assume(struct solver *s, bool *failed) {
    unsigned level = solver_level(s);
    if (level >= s->assumptions.size)
        return false;
    Lit lit = stack_at(&s->assumptions, level);
    *failed = s->values[lit] < 0;
    if (*failed)
        log_literal(s, "refused", lit);
    if (!*failed)
        trail_decide(s, lit);
    return true;
}

#ifndef NDEBUG
bool trail_is_assumed(const struct solver *s) {
    for (size_t i = 0; i < s->assumptions.size && i < s->levels.size; i++)
        if (stack_at(&s->levels, i).decision != stack_at(&s->assumptions, i))
            return false;
    return true;
}
#endif
