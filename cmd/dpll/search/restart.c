/* SPDX-License-Identifier: MIT */
/* The first decisions of a search are the oldest, and they were taken when least was known.  A
 * restart takes them anew, in the order that conflicts have made since.  Little is lost: learned
 * clauses stay, and saved signs lead back to a similar assignment.
 *
 * In focused mode the search restarts as soon as it learns worse clauses than usual: when the fast
 * average of glue exceeds restart_margin times the slow one.  Stable mode is to follow an
 * assignment for long, so it restarts after restart_stable times 1, 1, 2, 1, 1, 2, 4, ... conflicts
 * (Luby, Sinclair, Zuckerman, 1993).  Decisions that would be repeated are kept, as undoing them
 * would only cost their propagation. */
#include "search/restart.h"

#include <assert.h>

#include "search/backtrack.h"
#include "search/decide.h"
#include "search/reorder.h"
#include "search/state.h"
#include "state/log.h"
#include "state/technique.h"

bool restart_due(const struct solver *s) {
    const struct cdcl *cdcl = s->cdcl;
    if (s->counters.conflicts < cdcl->schedule.restart || solver_level(s) <= s->assumptions.size ||
        !technique_is_on(s, TECHNIQUE_RESTART))
        return false;
    const struct averages *averages = &cdcl->averages[cdcl->stable];
    return cdcl->stable ||
           averages->fast_glue.value > s->tuned->restart_margin * averages->slow_glue.value;
}

void restart_schedule(struct solver *s) {
    struct cdcl *cdcl = s->cdcl;
    uint64_t interval = s->tuned->restart_focused;
    if (cdcl->stable)
        interval = s->tuned->restart_stable * reluctant_next(&cdcl->reluctant);
    assert(interval && (cdcl->stable || interval == s->tuned->restart_focused));
    cdcl->schedule.restart = s->counters.conflicts + interval;
    log_words(s, "next", "restart at conflict %" PRIu64 " at the earliest", cdcl->schedule.restart);
}

/* The highest level whose decisions a restart would repeat. */
static unsigned reused_level(struct solver *s) {
    unsigned level = (unsigned)s->assumptions.size;
    Var next = decide_variable(s);
    while (level < solver_level(s) &&
           decide_before(s, lit_var(stack_at(&s->levels, level).decision), next))
        level++;
    log_words(s, "reuse", "level %u, as %d comes next", level, log_var(s, next));
    assert(level >= s->assumptions.size && level <= solver_level(s));
    assert(!solver_value(s, lit_make(next, 0)));
    s->counters.reused_levels += level;
    return level;
}

void restart(struct solver *s) {
    assert(solver_level(s) > s->assumptions.size);
    assert(s->propagated == s->trail.size);
    const struct averages *averages = &s->cdcl->averages[s->cdcl->stable];
    log_words(s, "restart", "%s, glue %.2f of late, %.2f on average",
              s->cdcl->stable ? "as scheduled" : "since above the margin",
              averages->fast_glue.value, averages->slow_glue.value);
    s->counters.restarts++;
    enum search_step step = profile_step(s->profile, STEP_RESTART);
    if (reorder_again(s)) {
        backtrack(s, 0);
        reorder(s);
        s->cdcl->schedule.reordered_again = true;
    } else {
        backtrack(s, reused_level(s));
    }
    restart_schedule(s);
    profile_step(s->profile, step);
    assert(!restart_due(s));
}
