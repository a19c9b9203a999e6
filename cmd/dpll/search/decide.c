/* SPDX-License-Identifier: MIT */
#include "search/decide.h"

#include <assert.h>

#include "search/burst.h"
#include "search/phase.h"
#include "search/state.h"
#include "state/log.h"
#include "state/technique.h"

/* The open variable with the highest score.  Removes assigned variables from the heap on the way;
 * backtracking puts them back. */
static Var next_by_score(struct solver *s) {
    struct heap *heap = &s->cdcl->heap;
    assert(heap->size);
    while (solver_value(s, lit_make(memory_at(heap->vars, 0), 0))) {
        heap_pop(heap);
        assert(heap->size);
    }
    assert(!memory_at(s->removed, memory_at(heap->vars, 0)));
    return memory_at(heap->vars, 0);
}

/* The open variable that was bumped last. */
static Var next_in_queue(struct solver *s) {
    struct queue *queue = &s->cdcl->queue;
    while (solver_value(s, lit_make(queue->search, 0))) {
        queue->search = memory_at(queue->links, queue->search).before;
        assert(queue->search < queue->room);
    }
    assert(!memory_at(s->removed, queue->search));
    return queue->search;
}

bool decide_before(const struct solver *s, Var a, Var b) {
    assert(a < s->vars && b < s->vars);
    const struct cdcl *cdcl = s->cdcl;
    if (cdcl->stable)
        return memory_at(cdcl->heap.scores, a) > memory_at(cdcl->heap.scores, b);
    return memory_at(cdcl->queue.links, a).stamp > memory_at(cdcl->queue.links, b).stamp;
}

Var decide_variable(struct solver *s) {
    assert(s->trail.size + s->gone < s->vars);
    return s->cdcl->stable ? next_by_score(s) : next_in_queue(s);
}

/* Why this variable, and why this sign. */
static void log_choice(const struct solver *s, Lit lit) {
    const struct cdcl *cdcl = s->cdcl;
    Var var = lit_var(lit);
    bool target = cdcl->stable && technique_is_on(s, TECHNIQUE_TARGET) && cdcl->phases.target[var];
    const char *sign = cdcl->phases.forced ? "forced" : target ? "target" : "saved";
    if (!cdcl->stable && s->counters.conflicts < cdcl->burst.end)
        log_literal_words(s, "choose", lit, "at random, sign %s", sign);
    else if (cdcl->stable)
        log_literal_words(s, "choose", lit, "score %g, sign %s", cdcl->heap.scores[var], sign);
    else
        log_literal_words(s, "choose", lit, "stamp %" PRIu64 ", sign %s",
                          cdcl->queue.links[var].stamp, sign);
}

Lit decide_next(struct solver *s) {
    assert(s->propagated == s->trail.size);
    Var var = burst_is_on(s) ? burst_variable(s) : QUEUE_NONE;
    if (var != QUEUE_NONE)
        s->counters.random_decisions++;
    else
        var = decide_variable(s);
    assert(!memory_at(s->removed, var) && !solver_value(s, lit_make(var, 0)));
    Lit lit = phase_literal(s, var);
    log_choice(s, lit);
    return lit;
}
