/* SPDX-License-Identifier: MIT */
#include "engines/simplify.h"

#include <assert.h>

#include "engines/cdcl.h"
#include "engines/schedule.h"
#include "search/state.h"
#include "state/extent.h"
#include "state/poll.h"

/* Whether a round has made clauses or variables fewer by more than one in `part`. */
static bool is_worth(struct extent before, struct extent after, uint32_t part) {
    assert(part);
    return after.clauses + before.clauses / part < before.clauses ||
           after.vars + before.vars / part < before.vars;
}

static bool has_limits(const struct solver *s) {
    return s->limits.conflicts != UINT64_MAX || s->limits.decisions != UINT64_MAX;
}

static uint64_t round_ticks(const struct solver *s) {
    return s->tuned->simplify_ticks +
           s->tuned->simplify_passes * (uint64_t)(s->arena.size + s->watches.used);
}

/* Searches for about `ticks` ticks; for 0, only prepares. */
static enum res_answer search(struct solver *s, uint64_t ticks) {
    s->limits.pause = counters_effort(&s->counters) + ticks;
    enum res_answer answer = engine_cdcl.solve(s);
    assert(answer != RES_SAT || !s->inconsistent);
    s->limits.pause = UINT64_MAX;
    return answer;
}

/* Whether another round follows after `rounds` rounds, the last of which was `worth` it.  Without
 * search, rounds may go on for long with little to show. */
static bool goes_on(const struct solver *s, unsigned rounds, bool worth) {
    assert(rounds);
    if (*s->limits.stop)
        return false;
    if (poll_stopped(s))
        return worth && rounds < s->tuned->simplify_rounds_alone;
    return has_limits(s) || rounds < s->tuned->simplify_rounds;
}

/* Runs one round of inprocessing.  Returns whether it was worth it. */
static bool work(struct solver *s) {
    assert(!s->inconsistent);
    struct extent before = extent_of(s);
    schedule_round(s);
    return is_worth(before, extent_of(s), s->tuned->simplify_part);
}

static enum res_answer solve(struct solver *s) {
    enum res_answer answer = search(s, 0);
    s->cdcl->schedule.grant = round_ticks(s);
    for (unsigned rounds = 1; answer == RES_UNKNOWN; rounds++) {
        bool worth = work(s);
        if (s->inconsistent)
            return RES_UNSAT;
        if (!goes_on(s, rounds, worth))
            return RES_UNKNOWN;
        answer = search(s, round_ticks(s));
    }
    return answer;
}

static void reset(struct solver *s) {
    engine_cdcl.reset(s);
}

static void update(struct solver *s) {
    engine_cdcl.update(s);
}

const struct engine engine_simplify = {
    .name = "cdcl", .refutes = true, .reset = reset, .update = update, .solve = solve};
