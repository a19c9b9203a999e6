#include "engines/schedule.h"

#include "inprocess/congruence.h"
#include "inprocess/eliminate.h"
#include "inprocess/factor.h"
#include "inprocess/probe.h"
#include "inprocess/vivify.h"
#include "parity/assemble.h"
#include "parity/parity.h"
#include "rewrite/deduplicate.h"
#include "rewrite/substitute.h"
#include "search/backtrack.h"
#include "search/state.h"
#include "search/unit.h"
#include "state/interval.h"
#include "sweep/sweep.h"

enum { INPROCESS_INTERVAL = INTERVAL(1000, 10), MERGE_ROUNDS = 20 };

/* Effort for each tick of the search since the last time. */
#define ELIMINATE_SHARE 0.2
#define CONGRUENCE_SHARE 0.05
#define SWEEP_SHARE 0.05
#define PARITY_SHARE 0.05
#define FACTOR_SHARE 0.05
#define PROBE_SHARE 0.02
#define VIVIFY_SHARE 0.12

/* Going over all clauses some times should cost little beside the search: ticks of it for each word
 * of clauses. */
enum { WORTHWHILE = INTERVAL(3, 0) };

/* Sweeping: effort for the first round, what each success pays for, and after how much what was
 * found is merged. */
enum { FIRST_SWEEP = 3000000, SWEEP_REWARD = 50000, SWEEP_SLICE = INTERVAL(500000, 20000) };

bool inprocess_due(const struct solver *s) {
    const struct schedule *schedule = &s->cdcl->schedule;
    return s->counters.conflicts >= schedule->inprocess &&
           s->counters.ticks - schedule->inprocessed >= WORTHWHILE * s->arena.size;
}

static uint64_t effort(const struct solver *s, double share) {
    uint64_t spent = s->counters.ticks - s->cdcl->schedule.inprocessed;
    return (uint64_t)(share * (double)spent);
}

/* Merges what is equivalent until nothing is left to merge: each merge may bring gates together. */
static bool merge_equivalent(struct solver *s) {
    uint64_t ticks =
        effort(s, CONGRUENCE_SHARE) + 2 * (s->arena.size + s->watches.used + 8 * (uint64_t)s->vars);
    bool sound = substitute(s);
    for (int round = 0; sound && round < MERGE_ROUNDS; round++) {
        size_t before = s->gone + s->trail.size;
        sound = congruence(s, ticks) && substitute(s) && deduplicate(s);
        if (s->gone + s->trail.size <= before + s->vars / 1000)
            break;
    }
    return sound;
}

static uint64_t swept(const struct solver *s) {
    return s->counters.sweep_units + s->counters.sweep_pairs;
}

/* Sweeps all variables once, as far as the effort allows, and merges in between what was found.
 * Success pays for more. */
static bool sweep_all(struct solver *s, uint64_t ticks) {
    bool sound = true;
    if (s->cdcl->uniform)
        return true;
    sweep_restart(s);
    while (sound && ticks && !sweep_done(s)) {
        uint64_t before = swept(s), slice = SWEEP_SLICE + s->arena.size;
        if (slice > ticks)
            slice = ticks;
        sound = sweep(s, slice);
        ticks += SWEEP_REWARD * (swept(s) - before) - slice;
        if (sound && swept(s) > before)
            sound = merge_equivalent(s);
    }
    return sound;
}

void inprocess(struct solver *s) {
    struct cdcl *cdcl = s->cdcl;
    uint64_t round = ++s->counters.inprocessings;
    backtrack(s, 0);
    if (unit_propagate(s) && deduplicate(s) && merge_equivalent(s) &&
        sweep_all(s, effort(s, SWEEP_SHARE) + (round == 1 ? FIRST_SWEEP : 0)) &&
        parity(s, effort(s, PARITY_SHARE) + s->arena.size / 4) &&
        probe(s, effort(s, PROBE_SHARE)) &&
        factor(s, effort(s, FACTOR_SHARE) + s->arena.size / 8) &&
        vivify(s, effort(s, VIVIFY_SHARE)))
        eliminate(s, effort(s, ELIMINATE_SHARE) + s->arena.size / 8);
    if (!s->inconsistent)
        assemble(s);
    cdcl->phases.target_size = cdcl->phases.best_size = 0;
    cdcl->schedule.inprocessed = s->counters.ticks;
    cdcl->schedule.inprocess = s->counters.conflicts + INPROCESS_INTERVAL * (round + 1);
}
