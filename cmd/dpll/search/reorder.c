/* SPDX-License-Identifier: MIT */
#include "search/reorder.h"

#include <assert.h>
#include <math.h>

#include "search/state.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/technique.h"

/* A score says where its variable belongs unless it is below reorder_low of the highest one.  The
 * order of a search that has such scores for more than reorder_sorted of the open variables stays,
 * and for more than reorder_found until the next phase: tuned on shuffled copies of refutations
 * that each new order made longer, and of formulas of plans and tours that it solves. */

/* Adds 2^(2 - open literals), the weight of a clause, to each of its literals, unless it is
 * satisfied. */
static void weigh(const struct solver *s, struct lits lits, float *weights) {
    assert(lits.size > 1);
    int open = 0;
    for (uint32_t i = 0; i < lits.size; i++) {
        assert(solver_has_lit(s, lits_at(lits, i)));
        if (solver_value(s, lits_at(lits, i)) > 0)
            return;
        open += !solver_value(s, lits_at(lits, i));
    }
    float weight = ldexpf(1, 2 - open);
    assert(open >= 2 && weight <= 1);
    for (uint32_t i = 0; i < lits.size; i++)
        memory_at(weights, lits_at(lits, i)) += weight;
}

/* Weighs the irredundant binary clauses in which lit is the smaller literal.  Returns their
 * number. */
static size_t weigh_binaries(const struct solver *s, Lit lit, float *weights) {
    const struct watch_list *list = &watch_list_of(&s->watches, lit);
    size_t count = 0;
    for (uint32_t i = 0; i < list->size; i++) {
        struct watch watch = watch_at(&s->watches, list, i);
        Lit lits[] = {lit, watch.blocker};
        if (!(watch.ref & BINARY) || (watch.ref & BINARY_REDUNDANT) || lit > watch.blocker)
            continue;
        weigh(s, (struct lits){lits, 2}, weights);
        count++;
    }
    return count;
}

/* By literal: the total weight of the irredundant clauses that contain it. */
static float *weigh_all(struct solver *s) {
    float *weights = memory_zeroed(s->memory, 2 * (size_t)s->vars, sizeof *weights);
    size_t step = 0, weighed = 0;
    for (Lit lit = 0; lit < 2 * s->vars; lit++) {
        poll_step(s, lit);
        weighed += weigh_binaries(s, lit, weights);
    }
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        const struct clause *clause = solver_clause(s, ref);
        poll_step(s, step++);
        if (clause->redundant || clause->garbage)
            continue;
        weigh(s, (struct lits){clause->lits, clause->size}, weights);
        weighed++;
    }
    assert(weighed == s->irredundant);
    (void)weighed;
    return weights;
}

static bool is_open(const struct solver *s, Var var) {
    return !memory_at(s->removed, var) && !solver_value(s, lit_make(var, 0));
}

/* Scales all scores and their increment so that none is above 1. */
static void shrink_scores(struct cdcl *cdcl, Var vars) {
    double top = cdcl->increment;
    for (Var var = 0; var < vars; var++)
        top = fmax(top, memory_at(cdcl->heap.scores, var));
    assert(top > 0);
    heap_scale(&cdcl->heap, 1 / top);
    cdcl->increment /= top;
    assert(cdcl->increment <= 1);
}

#ifndef NDEBUG
/* Whether each score consists of the weights of both literals, the lower one twice, and at most 1
 * from before. */
static bool has_weights(const struct solver *s, const float *weights) {
    for (Var var = 0; var < s->vars; var++) {
        double first = (double)memory_at(weights, lit_make(var, 0)),
               second = (double)memory_at(weights, lit_make(var, 1)),
               weight = first + second + fmin(first, second),
               score = memory_at(s->cdcl->heap.scores, var);
        if (!memory_at(s->removed, var) &&
            (score < weight * 0.999 || score > weight * 1.001 + 1.001))
            return false;
    }
    return true;
}
#endif

/* Adds to each score the weight of the variable. */
static void order_by_clauses(struct solver *s) {
    struct heap *heap = &s->cdcl->heap;
    float *weights = weigh_all(s);
    shrink_scores(s->cdcl, s->vars);
    for (Var var = 0; var < s->vars; var++) {
        float first = memory_at(weights, lit_make(var, 0)),
              second = memory_at(weights, lit_make(var, 1));
        double weight = fmaxf(first, second) + 2 * fminf(first, second);
        poll_step(s, var);
        if (!memory_at(s->removed, var))
            log_words(s, "bump", "%d by %g for its clauses", log_var(s, var), weight);
        if (!memory_at(s->removed, var))
            heap_set(heap, var, memory_at(heap->scores, var) + weight);
    }
    assert(heap_is_ordered(heap) && has_weights(s, weights));
    memory_release(s->memory, weights);
}

/* Ticks of a new order: every clause is read, in sequence, 16 words to a cache line, and every
 * variable is moved in the heap. */
static uint64_t cost(const struct solver *s) {
    return s->arena.size / 16 + s->vars;
}

static double highest_score(const struct solver *s) {
    double highest = 0;
    for (Var var = 0; var < s->vars; var++)
        if (is_open(s, var))
            highest = fmax(highest, memory_at(s->cdcl->heap.scores, var));
    return highest;
}

/* Whether the scores of more than a share of the open variables are above reorder_low of the
 * highest. */
static bool is_sorted(const struct solver *s, double share) {
    double low = s->tuned->reorder_low * highest_score(s);
    size_t open = 0, placed = 0;
    for (Var var = 0; var < s->vars; var++) {
        open += is_open(s, var);
        placed += is_open(s, var) && memory_at(s->cdcl->heap.scores, var) > low;
    }
    return (double)placed > share * (double)open;
}

static bool is_wanted(const struct solver *s) {
    return !s->cdcl->theory && technique_is_on(s, TECHNIQUE_REORDER);
}

/* Whether the search since the last order has cost reorder_patience times a new one, without
 * sorting more than a share of the variables. */
static bool is_lost(const struct solver *s, double share) {
    return s->counters.ticks - s->cdcl->schedule.reordered >=
               s->tuned->reorder_patience * cost(s) &&
           !is_sorted(s, share);
}

bool reorder_again(const struct solver *s) {
    const struct schedule *schedule = &s->cdcl->schedule;
    return s->cdcl->stable && !schedule->reordered_again &&
           s->counters.conflicts - schedule->reordered_conflicts >= s->tuned->reorder_again &&
           is_wanted(s) && is_lost(s, s->tuned->reorder_found);
}

/* The first order is always due. */
static bool is_due(const struct solver *s) {
    return is_wanted(s) && (!s->cdcl->schedule.ordered || is_lost(s, s->tuned->reorder_sorted));
}

void reorder(struct solver *s) {
    assert(!solver_level(s) && !s->inconsistent && s->propagated == s->trail.size);
    if (!is_due(s))
        return;
    unsigned account = profile_enter(s->profile, TECHNIQUE_REORDER);
    log_words(s, "reorder", "%s", s->cdcl->schedule.ordered ? "as scores tell little" : "first");
    s->counters.reordered++;
    s->counters.inprocess_ticks += cost(s);
    order_by_clauses(s);
    s->cdcl->schedule.ordered = true;
    s->cdcl->schedule.reordered = s->counters.ticks;
    s->cdcl->schedule.reordered_conflicts = s->counters.conflicts;
    profile_leave(s->profile, account);
}
