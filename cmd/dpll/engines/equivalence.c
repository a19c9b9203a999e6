/* SPDX-License-Identifier: MIT */
#include "engines/equivalence.h"

#include <assert.h>

#include "inprocess/congruence.h"
#include "rewrite/deduplicate.h"
#include "rewrite/substitute.h"
#include "search/state.h"
#include "state/extent.h"
#include "state/interval.h"
#include "state/technique.h"
#include "sweep/sweep.h"

/* Rounds of congruence closure and substitution in one call at most; another one follows where more
 * than one variable in MERGED_PART was merged.  Each call may take MERGE_PASSES passes over the
 * clauses, the watches and what is kept by variable, beside its share. */
enum { MERGE_ROUNDS = 20, MERGED_PART = 1000, MERGE_PASSES = 2 };

/* Ticks: FIRST_SWEEP for the first sweep, half of that for the one after "resolve", in the same
 * round, and in that round FIRST_REWARD more for each pair, later SWEEP_REWARD: gates that are
 * not yet resolved away are worth most.  Where gates were merged before, a circuit may be there
 * twice, and a sweep that ends before its first pair would lose that: MERGED_REWARD more for each,
 * MERGED_MOST at most.  Where variables must stay, nothing is merged, and pairs bring no ticks.
 * After each SWEEP_SLICE the equivalences found are merged.  Tuned on circuits and programs. */
enum { FIRST_SWEEP = 1000000, SECOND_SWEEP = 500000 };
enum { FIRST_REWARD = 50000, SWEEP_REWARD = 10000 };
enum { MERGED_REWARD = 2000, MERGED_MOST = 1500000 };
enum { SWEEP_SLICE = INTERVAL(500000, 20000) };

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
    assert(!solver_level(s) && s->propagated == s->trail.size);
    bool sound = substitute(s);
    ticks += MERGE_PASSES * (s->arena.size + s->watches.used + 8 * (uint64_t)s->vars);
    for (int round = 0; sound && round < MERGE_ROUNDS; round++) {
        size_t before = extent_of(s).vars;
        if (technique_is_on(s, TECHNIQUE_CONGRUENCE))
            sound = congruence(s, ticks);
        sound = sound && substitute(s) && deduplicate_if_on(s);
        if (extent_of(s).vars + s->vars / MERGED_PART >= before)
            break;
    }
    return sound;
}

/* Ticks for each pair: none where pairs are not merged. */
static uint64_t pair_reward(const struct solver *s, bool first) {
    if (!substitute_is_on(s))
        return 0;
    return first ? FIRST_REWARD : SWEEP_REWARD;
}

/* Sweeps all variables once, as far as *ticks reach; each pair adds `reward` to them.  Sets *found
 * where anything was found. */
static bool sweep_once(struct solver *s, uint64_t reward, uint64_t *ticks, bool *found) {
    assert(*ticks);
    bool sound = true;
    sweep_restart(s);
    while (sound && *ticks && !sweep_done(s)) {
        struct sweep_findings findings = {0};
        uint64_t start = s->counters.inprocess_ticks;
        uint64_t slice = SWEEP_SLICE + s->arena.size;
        sound = sweep(s, slice < *ticks ? slice : *ticks, &findings);
        uint64_t spent = s->counters.inprocess_ticks - start;
        *ticks += reward * findings.pairs;
        *ticks -= spent < *ticks ? spent : *ticks;
        if (!findings.units && !findings.pairs)
            continue;
        *found = true;
        sound = sound && equivalence_merge(s, cdcl_effort(s, EQUIVALENCE_SHARE));
    }
    return sound;
}

/* What the first sweep has for the gates that were merged before. */
static uint64_t merged_reward(const struct solver *s) {
    uint64_t ticks = MERGED_REWARD * s->cdcl->schedule.merged;
    return ticks < MERGED_MOST ? ticks : MERGED_MOST;
}

bool equivalence_sweep(struct solver *s, uint64_t ticks) {
    struct schedule *schedule = &s->cdcl->schedule;
    bool sound, found, first = schedule->rounds == 1;
    uint64_t reward = pair_reward(s, first);
    if (s->cdcl->uniform)
        return true;
    if (first)
        ticks += schedule->swept ? SECOND_SWEEP : FIRST_SWEEP + merged_reward(s);
    schedule->swept = true;
    do {
        found = false;
        sound = sweep_once(s, reward, &ticks, &found);
    } while (sound && ticks && found);
    return sound;
}
