#include "engines/equivalence.h"

#include "inprocess/congruence.h"
#include "rewrite/deduplicate.h"
#include "rewrite/substitute.h"
#include "search/state.h"
#include "state/interval.h"
#include "state/technique.h"
#include "sweep/sweep.h"

enum { MERGE_ROUNDS = 20 };

/* Ticks: FIRST_SWEEP for the first round of sweeping, SWEEP_REWARD more for each success; after
 * each SWEEP_SLICE the equivalences found are merged. */
enum { FIRST_SWEEP = 500000, SWEEP_REWARD = 50000, SWEEP_SLICE = INTERVAL(500000, 20000) };

static bool deduplicate_if_on(struct solver *s) {
    return !technique_is_on(s, TECHNIQUE_DEDUPLICATE) || deduplicate(s);
}

bool equivalence_begin(struct solver *s, uint64_t ticks) {
    (void)ticks;
    return deduplicate_if_on(s);
}

bool equivalence_substitute(struct solver *s, uint64_t ticks) {
    (void)ticks;
    return technique_is_on(s, TECHNIQUE_CONGRUENCE) || substitute(s);
}

bool equivalence_merge(struct solver *s, uint64_t ticks) {
    bool sound = substitute(s);
    ticks += 2 * (s->arena.size + s->watches.used + 8 * (uint64_t)s->vars);
    for (int round = 0; sound && round < MERGE_ROUNDS; round++) {
        size_t before = s->gone + s->trail.size;
        if (technique_is_on(s, TECHNIQUE_CONGRUENCE))
            sound = congruence(s, ticks);
        sound = sound && substitute(s) && deduplicate_if_on(s);
        if (s->gone + s->trail.size <= before + s->vars / 1000)
            break;
    }
    return sound;
}

static uint64_t swept(const struct solver *s) {
    return s->counters.sweep_units + s->counters.sweep_pairs;
}

bool equivalence_sweep(struct solver *s, uint64_t ticks) {
    bool sound = true;
    if (s->cdcl->uniform)
        return true;
    if (s->counters.inprocessings == 1)
        ticks += FIRST_SWEEP;
    sweep_restart(s);
    while (sound && ticks && !sweep_done(s)) {
        uint64_t before = swept(s), slice = SWEEP_SLICE + s->arena.size;
        if (slice > ticks)
            slice = ticks;
        sound = sweep(s, slice);
        ticks += SWEEP_REWARD * (swept(s) - before) - slice;
        if (sound && swept(s) > before)
            sound = equivalence_merge(s, cdcl_effort(s, EQUIVALENCE_SHARE));
    }
    return sound;
}
