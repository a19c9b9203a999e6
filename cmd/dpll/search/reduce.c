/* SPDX-License-Identifier: MIT */
/* Each conflict adds a clause, and each clause makes propagation slower, while most learned clauses
 * are never used again.  A reduction removes a share of those that were not used lately.  Which
 * clauses are candidates depends on their tier (tier.h); of the candidates the worst go, ranked by
 * glue and then by size (Audemard, Simon, 2009).  A clause that is a reason on the trail stays.
 *
 * With intervals that grow as the square root of the number of reductions, as in Kissat, a longer
 * search keeps more clauses, but not in proportion to its conflicts. */
#include "search/reduce.h"

#include <assert.h>
#include <math.h>

#include "search/check.h"
#include "search/collect.h"
#include "search/state.h"
#include "search/tier.h"
#include "state/log.h"
#include "state/progress.h"
#include "state/technique.h"

/* After reduce_questions questions a reduction is due at once. */
void reduce_note_question(struct solver *s) {
    struct schedule *schedule = &s->cdcl->schedule;
    /* Reading all clauses must not cost more than the search since the last reduction. */
    if (++schedule->questions < s->tuned->reduce_questions || !schedule->learned ||
        s->counters.ticks - schedule->reduced < s->arena.size)
        return;
    schedule->reduce = s->counters.conflicts;
}

bool reduce_due(const struct solver *s) {
    return s->counters.conflicts >= s->cdcl->schedule.reduce &&
           technique_is_on(s, TECHNIQUE_REDUCE);
}

/* Whether a learned clause may be removed: in tier 1 if unused for CLAUSE_USED_MAX reductions, in
 * tier 2 if unused for `rounds`, in tier 3 and if subsumed always. */
static bool is_candidate(const struct tiers *tiers, const struct clause *clause, uint32_t rounds) {
    if (!clause->redundant || clause->garbage || clause->reason)
        return false;
    if (clause->subsumed)
        return true;
    switch (tier_of(tiers, clause)) {
    case TIER_1:
        return !clause->used;
    case TIER_2:
        return clause->used + rounds <= CLAUSE_USED_MAX;
    default:
        return true;
    }
}

/* The worst clauses get the highest rank: first subsumed ones, then by glue, then by size. */
static uint64_t rank(const struct clause *clause) {
    return (uint64_t)clause->subsumed << 63 | (uint64_t)clause->glue << 32 | clause->size;
}

#ifndef NDEBUG
/* The same as is_candidate, in the terms of tier.h. */
static bool may_go(const struct tiers *tiers, const struct clause *clause, uint32_t rounds) {
    bool used_up =
        clause->glue > tiers->limits[TIER_2] || !clause->used ||
        (clause->glue > tiers->limits[TIER_1] && clause->used < CLAUSE_USED_MAX + 1 - rounds);
    return clause->redundant && !clause->garbage && !clause->reason &&
           (clause->subsumed || used_up);
}
#endif

/* Collects the candidates in s->cdcl->bumped, with room for as many again, which the sort needs. */
static size_t gather(struct solver *s) {
    struct stamped_stack *candidates = &s->cdcl->bumped;
    const struct tiers *tiers = &s->cdcl->tiers[s->cdcl->stable];
    uint32_t rounds = s->tuned->tier_2_rounds;
    stack_clear(candidates);
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        struct clause *clause = solver_clause(s, ref);
        struct stamped candidate = {rank(clause), ref};
        assert(is_candidate(tiers, clause, rounds) == may_go(tiers, clause, rounds));
        if (is_candidate(tiers, clause, rounds))
            stack_push(s->memory, candidates, candidate);
        if (clause->used)
            clause->used--;
    }
    stack_reserve(s->memory, candidates, candidates->size);
    return candidates->size;
}

#ifndef NDEBUG
/* Whether none of the first `staying` candidates has a higher rank than any behind them. */
static bool is_split(const struct stamped_stack *candidates, size_t staying) {
    uint64_t worst = 0;
    for (size_t i = 0; i < candidates->size; i++)
        if (i < staying && stack_at(candidates, i).stamp > worst)
            worst = stack_at(candidates, i).stamp;
        else if (i >= staying && stack_at(candidates, i).stamp < worst)
            return false;
    return true;
}
#endif

/* After the n-th reduction the next one comes reduce_interval * sqrt(n) conflicts later. */
static void set_next(struct solver *s) {
    assert(s->counters.ticks >= s->cdcl->schedule.reduced);
    struct schedule *schedule = &s->cdcl->schedule;
    double round = (double)++schedule->reductions;
    schedule->reduce = s->counters.conflicts + (uint64_t)(s->tuned->reduce_interval * sqrt(round));
    assert(schedule->reduce > s->counters.conflicts);
    schedule->questions = schedule->learned = 0;
    schedule->reduced = s->counters.ticks;
    log_words(s, "next", "reduction at conflict %" PRIu64, schedule->reduce);
}

/* Why the clause is removed that the next line tells of. */
static void log_going(const struct solver *s, const struct clause *clause) {
    log_words(s, "useless", "glue %u, size %" PRIu32 ", used %u%s", clause->glue, clause->size,
              clause->used, clause->subsumed ? ", subsumed" : "");
}

void reduce(struct solver *s) {
    assert(!s->inconsistent && s->propagated == s->trail.size);
    unsigned account = profile_enter(s->profile, TECHNIQUE_REDUCE);
    tier_adjust(s, &s->cdcl->tiers[s->cdcl->stable]);
    log_words(s, "tiers", "1 up to glue %u, 2 up to %u", s->cdcl->tiers[s->cdcl->stable].limits[0],
              s->cdcl->tiers[s->cdcl->stable].limits[1]);
    collect_mark_reasons(s, true);
    size_t count = gather(s), going = (size_t)(s->tuned->reduce_share * (double)count);
    log_words(s, "reduce", "%zu of %zu candidates", going, count);
    assert(going <= count && fabs((double)going - s->tuned->reduce_share * (double)count) < 1);
    sort_stamped(s->cdcl->bumped.data, count);
    assert(is_split(&s->cdcl->bumped, count - going));
    for (size_t i = count - going; i < count; i++) {
        assert(solver_clause(s, stack_at(&s->cdcl->bumped, i).value)->redundant);
        log_going(s, solver_clause(s, stack_at(&s->cdcl->bumped, i).value));
        collect_mark_garbage(s, stack_at(&s->cdcl->bumped, i).value);
    }
    collect_mark_reasons(s, false);
    s->counters.reduce_candidates += count;
    s->counters.reduced_clauses += going;
    s->counters.reductions++;
    set_next(s);
    assert(!reduce_due(s));
    collect(s);
    check_search(s);
    progress_leave(s, account);
}
