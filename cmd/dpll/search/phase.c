/* SPDX-License-Identifier: MIT */
/* A decision needs a sign.  The sign that a variable had last is a good one, as it keeps parts of
 * the formula satisfied that the search has dealt with.  Stable mode looks for models and follows a
 * target first: the signs of the longest trail without a conflict since the mode changed, the
 * phases were changed (rephase.c) or the formula was simplified.  The best phases are those of the
 * longest such trail since rephase.c last made them the saved ones, or since the last
 * simplification. */
#include "search/phase.h"

#include <assert.h>

#include "search/state.h"
#include "state/log.h"
#include "state/technique.h"

Lit phase_literal(const struct solver *s, Var var) {
    assert(var < s->vars && !memory_at(s->removed, var));
    const struct phases *phases = &s->cdcl->phases;
    signed char phase = phases->forced;
    if (!phase && s->cdcl->stable && technique_is_on(s, TECHNIQUE_TARGET))
        phase = memory_at(phases->target, var);
    if (!phase)
        phase = memory_at(phases->saved, var);
    assert(phase == 1 || phase == -1);
    assert(!phases->forced || (!s->cdcl->stable && phase == phases->forced));
    return lit_make(var, phase < 0);
}

/* Copies the signs of the first `count` literals of the trail. */
static void copy_signs(const struct solver *s, signed char *phases, size_t count) {
    assert(count <= s->trail.size);
    for (size_t i = 0; i < count; i++) {
        Lit lit = stack_at(&s->trail, i);
        memory_at(phases, lit_var(lit)) = lit_sign(lit);
    }
}

/* The length of the prefix of the trail that is free of conflict: the whole trail if it is
 * propagated, else the literals below the current level. */
static size_t consistent_size(const struct solver *s) {
    assert(s->propagated <= s->trail.size);
    if (s->propagated == s->trail.size)
        return s->trail.size;
    return stack_top(&s->levels).trail;
}

void phase_note_trail(struct solver *s) {
    struct phases *phases = &s->cdcl->phases;
    if (!s->cdcl->stable)
        return;
    size_t size = consistent_size(s);
    if (size > phases->target_size) {
        log_words(s, "target", "signs of a trail of %zu literals, of %zu before", size,
                  phases->target_size);
        s->counters.targets++;
        copy_signs(s, phases->target, size);
        phases->target_size = size;
    }
    if (size > phases->best_size) {
        log_words(s, "best", "signs of a trail of %zu literals, of %zu before", size,
                  phases->best_size);
        copy_signs(s, phases->best, size);
        phases->best_size = size;
    }
    assert(phases->target_size >= size && phases->best_size >= size);
}
