/* SPDX-License-Identifier: MIT */
#include "search/check.h"

#ifndef NDEBUG

#include <assert.h>

#include "common/base/hash.h"
#include "search/theory.h"

static void check_trail(const struct solver *s) {
    size_t level = 0, assigned = 0, gone = 0;
    for (size_t i = 0; i < s->trail.size; i++) {
        Lit lit = stack_at(&s->trail, i);
        while (level < s->levels.size && stack_at(&s->levels, level).trail <= i)
            level++;
        assert(solver_value(s, lit) == 1 && solver_value(s, lit_not(lit)) == -1);
        assert(solver_assigned(s, lit).level == level);
        assert(!memory_at(s->removed, lit_var(lit)));
    }
    for (Var var = 0; var < s->vars; var++) {
        Lit lit = lit_make(var, 0);
        assert(solver_value(s, lit) == -solver_value(s, lit_not(lit)));
        assigned += solver_value(s, lit) != 0;
        gone += memory_at(s->removed, var);
    }
    assert(assigned == s->trail.size && s->propagated == s->trail.size);
    assert(gone == s->gone && s->cdcl->fixed <= s->trail.size);
    for (size_t i = 0; i < s->levels.size; i++)
        assert(solver_value(s, stack_at(&s->levels, i).decision) > 0);
}

/* The clause that forces a literal has no other true or open literal, and no literal of a higher
 * level. */
static void check_false(const struct solver *s, Lit lit, Lit forced) {
    assert(solver_value(s, lit) < 0);
    assert(solver_assigned(s, lit).level <= solver_assigned(s, forced).level);
}

static void check_reason(const struct solver *s, Lit forced, uint32_t reason) {
    bool found = false;
    if (reason & BINARY) {
        check_false(s, reason & ~BINARY, forced);
        return;
    }
    const struct clause *clause = solver_clause(s, reason);
    assert(!clause->garbage);
    for (uint32_t i = 0; i < clause->size; i++) {
        found |= clause_at(clause, i) == forced;
        if (clause_at(clause, i) != forced)
            check_false(s, clause_at(clause, i), forced);
    }
    assert(found);
}

/* Reasons at level 0 are skipped: nobody uses them, and their clauses may have been removed. */
static void check_reasons(const struct solver *s) {
    size_t first = s->levels.size ? stack_at(&s->levels, 0).trail : s->trail.size;
    for (size_t i = first; i < s->trail.size; i++) {
        Lit lit = stack_at(&s->trail, i);
        uint32_t reason = solver_assigned(s, lit).reason;
        if (reason == NO_REASON)
            assert(stack_at(&s->levels, solver_assigned(s, lit).level - 1).decision == lit);
        else if (!theory_gave(reason))
            check_reason(s, lit, reason);
    }
}

/* A summary of the watch lists: watches of clauses in the arena; watches of learned and of
 * irredundant binary clauses, two for each clause; and a sum in which the two watches of a binary
 * clause cancel. */
struct census {
    size_t large, binary[2];
    uint64_t balance;
};

static uint64_t mix(uint64_t a, uint64_t b, uint64_t c) {
    return hash_spread(hash_add(hash_add(hash_add(0, a), b), c));
}

/* A false watched literal has been propagated: the other watched literal or the blocker is true. */
static void check_watch(const struct solver *s, Lit lit, struct watch watch,
                        struct census *census) {
    if (watch.ref & BINARY) {
        bool low = lit < watch.blocker;
        uint64_t sum =
            low ? mix(lit, watch.blocker, watch.ref) : mix(watch.blocker, lit, watch.ref);
        census->binary[watch.ref & BINARY_REDUNDANT]++;
        census->balance += low ? sum : -sum;
        assert(solver_value(s, lit) >= 0 || solver_value(s, watch.blocker) > 0);
        return;
    }
    const struct clause *clause = solver_clause(s, watch.ref);
    if (clause->garbage)
        return;
    census->large++;
    assert(clause->lits[0] == lit || clause->lits[1] == lit);
    assert(solver_value(s, lit) >= 0 || solver_value(s, watch.blocker) > 0 ||
           solver_value(s, clause->lits[0] ^ clause->lits[1] ^ lit) > 0);
}

/* No variable occurs twice in a clause, none is removed, and a clause is marked as a reason only
 * during a reduction. */
static void check_clause(const struct solver *s, const struct clause *clause) {
    unsigned char *marks = s->cdcl->marks;
    assert(clause->size > 2 && clause->searched >= 2 && clause->searched < clause->size);
    assert(!clause->reason);
    if (clause->garbage)
        return;
    for (uint32_t i = 0; i < clause->size; i++) {
        Var var = lit_var(clause_at(clause, i));
        assert(solver_has_lit(s, clause_at(clause, i)) && !memory_at(s->removed, var) &&
               !memory_at(marks, var));
        memory_at(marks, var) = MARK_LEARNED;
    }
    for (uint32_t i = 0; i < clause->size; i++)
        memory_at(marks, lit_var(clause_at(clause, i))) = 0;
}

static void check_watches(const struct solver *s) {
    struct census census = {0};
    size_t large[2] = {0}, end = 0, room = 0;
    for (Lit lit = 0; lit < 2 * s->vars; lit++) {
        const struct watch_list *list = &watch_list_of(&s->watches, lit);
        room += list->capacity;
        assert(list->size <= list->capacity);
        assert(!list->capacity || list->begin + list->capacity <= s->watches.used);
        for (uint32_t i = 0; i < list->size; i++)
            check_watch(s, lit, watch_at(&s->watches, list, i), &census);
    }
    for (; end < s->arena.size; end = arena_after(&s->arena, (Ref)end)) {
        const struct clause *clause = solver_clause(s, (Ref)end);
        check_clause(s, clause);
        large[clause->redundant] += !clause->garbage;
    }
    assert(end == s->arena.size);
    assert(room <= s->watches.used && s->watches.used <= s->watches.capacity);
    assert(census.large == 2 * (large[0] + large[1]) && !census.balance);
    assert(s->irredundant == large[0] + census.binary[0] / 2);
    assert(s->redundant == large[1] + census.binary[1] / 2);
}

static void check_heap(const struct solver *s) {
    const struct heap *heap = &s->cdcl->heap;
    assert(heap_is_ordered(heap));
    for (Var var = 0; var < s->vars; var++)
        assert(heap_has(heap, var)
                   ? !memory_at(s->removed, var)
                   : memory_at(s->removed, var) || solver_value(s, lit_make(var, 0)));
}

/* Stamps grow along the queue, and every variable behind the finger has a value. */
static void check_queue(const struct solver *s) {
    const struct queue *queue = &s->cdcl->queue;
    size_t count = 0;
    Var before = QUEUE_NONE;
    bool behind = false;
    for (Var var = queue->first; var != QUEUE_NONE; var = memory_at(queue->links, var).after) {
        assert(memory_at(queue->links, var).before == before && !memory_at(s->removed, var));
        assert(before == QUEUE_NONE ||
               memory_at(queue->links, before).stamp < memory_at(queue->links, var).stamp);
        assert(!behind || solver_value(s, lit_make(var, 0)));
        behind |= var == queue->search;
        before = var;
        count++;
    }
    assert(before == queue->last && count == s->vars - s->gone);
    assert(!count || memory_at(queue->links, before).stamp <= queue->stamp);
}

/* Reads the extension stack as extend does, from its end to its beginning. */
static void check_extension(const struct solver *s) {
    const Lit *data = s->extension.data;
    for (size_t end = s->extension.size; end; end -= memory_at(data, end - 1) + 1) {
        assert(memory_at(data, end - 1) && memory_at(data, end - 1) < end);
        assert(solver_has_lit(s, memory_at(data, end - 2)));
    }
}

static void check_phases(const struct solver *s) {
    const struct phases *phases = &s->cdcl->phases;
    for (Var var = 0; var < s->vars; var++) {
        assert(memory_at(phases->saved, var) == 1 || memory_at(phases->saved, var) == -1);
        assert(memory_at(phases->target, var) >= -1 && memory_at(phases->target, var) <= 1);
        assert(memory_at(phases->best, var) >= -1 && memory_at(phases->best, var) <= 1);
    }
    assert(phases->target_size <= s->vars && phases->best_size <= s->vars);
    for (int stable = 0; stable < 2; stable++) {
        const struct tiers *tiers = &s->cdcl->tiers[stable];
        assert(tiers->limits[TIER_1] <= tiers->limits[TIER_2] &&
               tiers->limits[TIER_2] < TIER_GLUES);
    }
}

/* Scratch is clean between uses, and no technique is in progress. */
static void check_scratch(const struct solver *s) {
    const struct cdcl *cdcl = s->cdcl;
    for (Var var = 0; var < s->vars; var++)
        assert(!memory_at(cdcl->marks, var));
    /* Without variables the arrays by level are not there. */
    for (size_t level = 0; cdcl->in_level && level <= s->levels.size; level++)
        assert(!memory_at(cdcl->in_level, level));
    for (size_t level = 0; cdcl->stamps && level <= s->levels.size; level++)
        assert(memory_at(cdcl->stamps, level) <= cdcl->stamp);
    assert(!cdcl->analyzed.size && !cdcl->levels.size);
    assert(s->account == &s->counters.ticks);
}

void check_search(const struct solver *s) {
    if (s->inconsistent)
        return;
    check_trail(s);
    check_scratch(s);
    check_reasons(s);
    check_watches(s);
    check_heap(s);
    check_queue(s);
    check_phases(s);
    check_extension(s);
}

#endif
