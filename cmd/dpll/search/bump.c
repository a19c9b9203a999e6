/* SPDX-License-Identifier: MIT */
/* A search that stays with the variables of its last conflicts learns clauses that fit together,
 * and can finish one part of a formula before it turns to the next.  Focused mode goes by the last
 * conflict of a variable alone: all analyzed variables move to the end of the queue, where
 * decisions begin, and keep their order among themselves.  Stable mode remembers longer.  The score
 * of a variable is the sum of score_decay^(conflicts since) over the conflicts it took part in. */
#include "search/bump.h"

#include <assert.h>

#include "search/state.h"
#include "search/theory.h"
#include "state/log.h"
#include "state/technique.h"

/* Scores decay with each conflict (Een, Sorensson, 2003): instead of every score shrinking, the
 * increment grows.  All scores are scaled down when one exceeds SCORE_MAX. */
#define SCORE_MAX 1e150

static void bump_scores(struct cdcl *cdcl, double decay) {
    assert(cdcl->increment > 0);
    struct heap *heap = &cdcl->heap;
    for (size_t i = 0; i < cdcl->analyzed.size; i++) {
        Var var = stack_at(&cdcl->analyzed, i);
        heap_raise(heap, var, memory_at(heap->scores, var) + cdcl->increment);
        if (memory_at(heap->scores, var) <= SCORE_MAX)
            continue;
        heap_scale(heap, 1 / SCORE_MAX);
        cdcl->increment /= SCORE_MAX;
        assert(memory_at(heap->scores, var) <= SCORE_MAX && cdcl->increment > 0);
    }
    double before = cdcl->increment;
    cdcl->increment /= decay;
    assert(cdcl->increment > before);
    (void)before;
}

/* Marks the unmarked variables of a reason above level 0 with MARK_REASON. */
static void add_reason(struct solver *s, uint32_t reason) {
    assert(reason != NO_REASON && !theory_gave(reason));
    struct cdcl *cdcl = s->cdcl;
    Lit other;
    struct lits lits = solver_reason_lits(s, reason, &other);
    for (uint32_t i = 0; i < lits.size; i++) {
        Var var = lit_var(lits_at(lits, i));
        if (memory_at(cdcl->marks, var) || !memory_at(s->assigned, var).level)
            continue;
        log_words(s, "bump", "%d as well, of a reason", log_var(s, var));
        memory_at(cdcl->marks, var) = MARK_REASON;
        stack_push(s->memory, &cdcl->analyzed, var);
    }
}

#ifndef NDEBUG
/* Whether the first `seen` analyzed variables are marked MARK_SEEN and the others MARK_REASON, all
 * of them above level 0. */
static bool are_marked(const struct solver *s, size_t seen) {
    const struct cdcl *cdcl = s->cdcl;
    for (size_t i = 0; i < cdcl->analyzed.size; i++) {
        Var var = stack_at(&cdcl->analyzed, i);
        if (!memory_at(s->assigned, var).level ||
            !(memory_at(cdcl->marks, var) & (i < seen ? MARK_SEEN : MARK_REASON)))
            return false;
    }
    return true;
}
#endif

void bump_add_reasons(struct solver *s) {
    assert(s->clause.size);
    struct cdcl *cdcl = s->cdcl;
    size_t before = cdcl->analyzed.size, limit = before + s->tuned->reasons_limit * s->clause.size;
    if (!cdcl->stable || !technique_is_on(s, TECHNIQUE_REASONS))
        return;
    for (size_t i = 1; i < s->clause.size && cdcl->analyzed.size <= limit; i++) {
        uint32_t reason = theory_reason(s, lit_var(stack_at(&s->clause, i)));
        if (reason != NO_REASON)
            add_reason(s, reason);
    }
    assert(are_marked(s, before));
    if (cdcl->analyzed.size <= limit)
        return;
    log_words(s, "bump", "none of reasons, as they are more than %zu", limit - before);
    while (cdcl->analyzed.size > before)
        memory_at(cdcl->marks, stack_pop(&cdcl->analyzed)) = 0;
    assert(are_marked(s, before));
}

static void log_bumped(const struct solver *s) {
    const struct cdcl *cdcl = s->cdcl;
    for (size_t i = 0; LOG_IS_ON(s) && i < cdcl->analyzed.size; i++) {
        Var var = stack_at(&cdcl->analyzed, i);
        if (cdcl->stable)
            log_words(s, "bump", "%d to score %g", log_var(s, var), cdcl->heap.scores[var]);
        else
            log_words(s, "bump", "%d to stamp %" PRIu64, log_var(s, var),
                      cdcl->queue.links[var].stamp);
    }
}

void bump_analyzed(struct solver *s) {
    struct cdcl *cdcl = s->cdcl;
    assert(cdcl->analyzed.size);
    s->counters.bumped += cdcl->analyzed.size;
    if (cdcl->stable)
        bump_scores(cdcl, s->tuned->score_decay);
    else
        queue_bump_all(&cdcl->queue, cdcl->analyzed.data, cdcl->analyzed.size, s->memory,
                       &cdcl->bumped);
    log_bumped(s);
}
