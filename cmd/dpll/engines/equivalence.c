/* SPDX-License-Identifier: MIT */
#include "engines/equivalence.h"

#include <assert.h>

#include "inprocess/congruence.h"
#include "rewrite/deduplicate.h"
#include "rewrite/substitute.h"
#include "search/state.h"
#include "state/extent.h"
#include "state/log.h"
#include "state/technique.h"
#include "sweep/sweep.h"

/* Congruence closure and substitution take turns while more than one variable in congruence_part is
 * merged.  Each call may take congruence_passes passes over the clauses, the watches and the data
 * by variable, in addition to its share.
 *
 * A sweep has a base of ticks (sweep_first; sweep_second after "resolve", in the same round), and
 * each pair found earns more.  Pairs of the first round earn most (sweep_first_reward), since gates
 * that are not yet resolved away are worth most.  Rewards raise the ticks that remain to at most
 * sweep_spare: if the next pairs are not found with that, the last ones were easy.  All rewards
 * together are at most sweep_rewarded + sweep_rewarded_share * (ticks of the search so far).  If
 * variables must stay, nothing is merged and pairs earn nothing.
 *
 * The equivalences found are merged after each slice of sweep_slice ticks plus a part of the ticks
 * of all sweeps so far.  Tuned on circuits and programs. */

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
    ticks +=
        s->tuned->congruence_passes * (s->arena.size + s->watches.used + 8 * (uint64_t)s->vars);
    for (uint32_t round = 0; sound && round < s->tuned->congruence_rounds; round++) {
        size_t before = extent_of(s).vars;
        if (technique_is_on(s, TECHNIQUE_CONGRUENCE))
            sound = congruence(s, ticks);
        sound = sound && substitute(s) && deduplicate_if_on(s);
        assert(extent_of(s).vars <= before);
        log_words(s, "merged", "%zu variables left of %zu, round %d", extent_of(s).vars, before,
                  round + 1);
        if (extent_of(s).vars + s->vars / s->tuned->congruence_part >= before)
            break;
    }
    assert(sound ? s->propagated == s->trail.size : s->inconsistent);
    return sound;
}

static uint64_t least(uint64_t a, uint64_t b) {
    return a < b ? a : b;
}

/* Ticks granted for pairs when `left` ticks remain: none unless pairs are merged. */
static uint64_t reward(struct solver *s, size_t pairs, uint64_t left) {
    struct schedule *schedule = &s->cdcl->schedule;
    uint64_t each = schedule->rounds == 1 ? s->tuned->sweep_first_reward : s->tuned->sweep_reward;
    uint64_t all = s->tuned->sweep_rewarded + s->tuned->sweep_rewarded_share * s->counters.ticks;
    assert(schedule->rewarded <= all);
    uint64_t most =
        least(all - schedule->rewarded, s->tuned->sweep_spare - least(left, s->tuned->sweep_spare));
    uint64_t ticks = least(each * pairs, most);
    assert(!ticks || left + ticks <= s->tuned->sweep_spare);
    if (!substitute_is_on(s))
        return 0;
    schedule->rewarded += ticks;
    log_words(s, "reward", "%" PRIu64 " ticks for %zu pairs", ticks, pairs);
    return ticks;
}

/* Sweeps until equivalences are to be merged.  Subtracts the cost from *ticks and adds the reward
 * for the pairs found. */
static bool sweep_slice(struct solver *s, uint64_t *ticks, struct sweep_findings *findings) {
    struct schedule *schedule = &s->cdcl->schedule;
    uint64_t slice =
        s->tuned->sweep_slice + s->arena.size + schedule->sweeps / s->tuned->sweep_slice_part;
    uint64_t start = s->counters.inprocess_ticks;
    bool sound = sweep(s, least(slice, *ticks), findings);
    uint64_t spent = s->counters.inprocess_ticks - start;
    assert(!sound || sweep_done(s) || spent >= least(slice, *ticks));
    schedule->sweeps += spent;
    *ticks -= least(spent, *ticks);
    *ticks += reward(s, findings->pairs, *ticks);
    return sound;
}

/* Sweeps all variables once, while *ticks last.  Sets *found if it has found a unit or a pair. */
static bool sweep_once(struct solver *s, uint64_t *ticks, bool *found) {
    bool sound = true;
    sweep_restart(s);
    while (sound && *ticks && !sweep_done(s)) {
        struct sweep_findings findings = {0};
        sound = sweep_slice(s, ticks, &findings);
        if (!findings.units && !findings.pairs)
            continue;
        *found = true;
        sound = sound && equivalence_merge(s, cdcl_effort(s, s->tuned->congruence_share));
    }
    return sound;
}

bool equivalence_sweep(struct solver *s, uint64_t ticks) {
    struct schedule *schedule = &s->cdcl->schedule;
    bool sound, found;
    assert(!solver_level(s) && schedule->rounds);
    if (s->cdcl->uniform)
        return true;
    if (schedule->rounds == 1)
        ticks += schedule->sweeps ? s->tuned->sweep_second : s->tuned->sweep_first;
    do {
        found = false;
        sound = sweep_once(s, &ticks, &found);
        log_words(s, "swept", "%s, %" PRIu64 " ticks left", found ? "found some" : "found nothing",
                  ticks);
    } while (sound && ticks && (found || sweep_farther(s)));
    return sound;
}
