/* SPDX-License-Identifier: MIT */
#include "rewrite/dense.h"

#include <assert.h>

#include "rewrite/connect.h"
#include "search/collect.h"
#include "search/unit.h"
#include "state/justify.h"
#include "state/log.h"
#include "state/ticks.h"

static void count_clause(struct solver *s, struct dense *dense, const Lit *lits, uint32_t size,
                         int change) {
    for (uint32_t i = 0; i < size; i++)
        dense_count(s, dense, array_at(lits, size, i), change);
}

static void count_all(struct solver *s, struct dense *dense) {
    for (Lit lit = 0; lit < 2 * s->vars; lit++) {
        const struct watch_list *list = &watch_list_of(&s->watches, lit);
        for (uint32_t i = 0; i < list->size; i++)
            memory_at(dense->occurrences, lit) +=
                dense_alive(s, lit, watch_at(&s->watches, list, i));
    }
}

/* The size of the pool above which the lists are compacted. */
static size_t grown_pool(const struct solver *s) {
    return s->watches.used + s->watches.used / 4 + s->watches.count;
}

struct dense *dense_begin(struct solver *s, uint64_t limit) {
    size_t lits = 2 * (size_t)s->vars;
    assert(!solver_level(s) && s->propagated == s->trail.size);
    struct dense *dense = memory_zeroed(s->memory, 1, sizeof *dense);
    memory_region(&dense->memory, s->memory);
    dense->marks = memory_zeroed(&dense->memory, lits, sizeof *dense->marks);
    dense->occurrences = memory_zeroed(&dense->memory, lits, sizeof *dense->occurrences);
    heap_grow(&dense->schedule, &dense->memory, s->vars);
    dense->limit = limit;
    connect_occurrences(s);
    s->counters.connections++;
    dense->pool_limit = grown_pool(s);
    count_all(s, dense);
    return dense;
}

bool dense_end(struct solver *s, struct dense *dense) {
    assert(!solver_level(s));
    memory_clear(&dense->memory);
    memory_release(s->memory, dense);
    if (s->inconsistent)
        return false;
    connect_watches(s);
    return unit_propagate(s);
}

#ifndef NDEBUG
static bool has(const struct clause *clause, Lit lit) {
    for (uint32_t i = 0; i < clause->size; i++)
        if (clause_at(clause, i) == lit)
            return true;
    return false;
}
#endif

const Lit *dense_lits(const struct solver *s, Lit lit, struct watch watch, Lit *pair,
                      uint32_t *size) {
    assert(lit < 2 * s->vars);
    if (watch.ref & BINARY) {
        pair[0] = lit;
        pair[1] = watch.blocker;
        *size = 2;
        return pair;
    }
    const struct clause *clause = solver_clause(s, watch.ref);
    assert(clause->garbage || has(clause, lit));
    *size = clause->size;
    return clause->lits;
}

bool dense_alive(const struct solver *s, Lit lit, struct watch watch) {
    if (!(watch.ref & BINARY))
        return !solver_clause(s, watch.ref)->garbage;
    return !(watch.ref & BINARY_REDUNDANT) && solver_value(s, lit) <= 0 &&
           solver_value(s, watch.blocker) <= 0 && !memory_at(s->removed, lit_var(watch.blocker));
}

/* Removes from a list the clauses that are not part of the formula any more. */
static void drop_dead(struct solver *s, Lit lit) {
    struct watch_list *list = &watch_list_of(&s->watches, lit);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->size; i++) {
        struct watch watch = watch_at(&s->watches, list, i);
        if ((watch.ref & BINARY) || dense_alive(s, lit, watch))
            watch_at(&s->watches, list, kept++) = watch;
    }
    list->size = kept;
}

void dense_compact(struct solver *s, struct dense *dense) {
    if (s->watches.used <= dense->pool_limit)
        return;
    for (Lit lit = 0; lit < 2 * s->vars; lit++)
        drop_dead(s, lit);
    watches_squeeze(&s->watches, s->memory);
    dense->pool_limit = grown_pool(s);
}

/* The negated number of clauses with a variable and of their resolvents, tautologies included. */
static double score(const struct dense *dense, Var var) {
    double positive = memory_at(dense->occurrences, lit_make(var, 0)),
           negative = memory_at(dense->occurrences, lit_make(var, 1));
    return -(positive * negative + positive + negative);
}

void dense_rank(struct dense *dense, Var var) {
    heap_set(&dense->schedule, var, score(dense, var));
}

void dense_count(struct solver *s, struct dense *dense, Lit lit, int change) {
    assert(change == 1 || change == -1);
    assert(change > 0 || memory_at(dense->occurrences, lit));
    if (change < 0)
        memory_at(s->cdcl->touched, lit_var(lit)) = 1;
    memory_at(dense->occurrences, lit) += (uint32_t)change;
    dense_rank(dense, lit_var(lit));
}

static void push_fresh(struct dense *dense, Lit lit, struct watch watch) {
    struct fresh fresh = {lit, watch};
    stack_push(&dense->memory, &dense->fresh, fresh);
}

static void add_large(struct solver *s, struct dense *dense, const Lit *lits, uint32_t size,
                      uint64_t id) {
    assert(size > 2 && !solver_level(s));
    Ref ref = arena_add(&s->arena, s->memory, lits, size);
    struct watch watch = {connect_signature(lits, size), ref};
    struct clause *clause = solver_clause(s, ref);
    clause->fresh = true;
    clause_set_id(clause, id);
    s->irredundant++;
    for (uint32_t i = 0; i < size; i++)
        watches_push(&s->watches, s->memory, array_at(lits, size, i), watch);
    push_fresh(dense, lits[0], watch);
}

void dense_add(struct solver *s, struct dense *dense, const Lit *lits, size_t size) {
    uint64_t id = justify_clause(s, lits, size);
    if (size == 0) {
        s->inconsistent = true;
        return;
    }
    if (size == 1) {
        unit_assign(s, lits[0], id);
        return;
    }
    if (size > 2)
        add_large(s, dense, lits, (uint32_t)size, id);
    else
        push_fresh(dense, lits[0],
                   (struct watch){lits[1], solver_add_clause(s, lits, 2, false, id)});
    count_clause(s, dense, lits, (uint32_t)size, 1);
}

void dense_remove(struct solver *s, struct dense *dense, Ref ref) {
    const struct clause *clause = solver_clause(s, ref);
    assert(!clause->garbage && !clause->redundant);
    count_clause(s, dense, clause->lits, clause->size, -1);
    collect_mark_garbage(s, ref);
}

/* Removes an entry from a list.  Returns whether it was there. */
static bool take_out(struct solver *s, Lit lit, struct watch watch) {
    struct watch_list *list = &watch_list_of(&s->watches, lit);
    struct watch *watches = s->watches.pool + (list->size ? list->begin : 0);
    uint32_t i = 0;
    while (i < list->size && (watches[i].blocker != watch.blocker || watches[i].ref != watch.ref))
        i++;
    if (i == list->size)
        return false;
    for (list->size--; i < list->size; i++)
        watches[i] = watches[i + 1];
    return true;
}

void dense_remove_binary(struct solver *s, struct dense *dense, Lit lit, struct watch watch) {
    assert(watch.ref & BINARY);
    Lit lits[2] = {lit, watch.blocker};
    if (!take_out(s, lit, watch))
        return;
    take_out(s, watch.blocker, (struct watch){lit, watch.ref});
    collect_forget_binary(s, lit, watch);
    if (!(watch.ref & BINARY_REDUNDANT))
        count_clause(s, dense, lits, 2, -1);
}

/* A literal has become true: removes the clauses with it. */
static void satisfy(struct solver *s, struct dense *dense, Lit lit) {
    assert(solver_value(s, lit) > 0 && !solver_assigned(s, lit).level);
    struct watch_list list = watch_list_of(&s->watches, lit);
    ticks_add(&dense->ticks, 1 + list.size);
    for (uint32_t i = 0; i < list.size; i++) {
        struct watch watch = watch_at(&s->watches, &list, i);
        if (watch.ref & BINARY) {
            /* Whether it was alive before lit became true. */
            if (dense_alive(s, lit_not(lit), watch))
                dense_count(s, dense, watch.blocker, -1);
        } else if (!solver_clause(s, watch.ref)->garbage) {
            dense_remove(s, dense, watch.ref);
        }
    }
}

/* A literal of the clause has become false: handles a unit or a contradiction. */
static void shorten(struct solver *s, Lit lit, struct watch watch) {
    assert(solver_value(s, lit) < 0);
    Lit pair[2], unit = 0;
    uint32_t size, open = 0;
    const Lit *lits = dense_lits(s, lit, watch, pair, &size);
    for (uint32_t i = 0; i < size && open < 2; i++) {
        Lit other = array_at(lits, size, i);
        if (solver_value(s, other) > 0 || memory_at(s->removed, lit_var(other)))
            return;
        if (!solver_value(s, other)) {
            unit = other;
            open++;
        }
    }
    if (open > 1)
        return;
    log_clause_words(s, "left", lits, size, "%" PRIu32 " open", open);
    uint64_t id = justify_shortened(s, justify_clause_id(s, watch.ref), lits, size, &unit, open);
    if (open)
        unit_assign(s, unit, id);
    else
        s->inconsistent = true;
}

bool dense_propagate(struct solver *s, struct dense *dense) {
    while (!s->inconsistent && s->propagated < s->trail.size) {
        Lit lit = stack_at(&s->trail, s->propagated++);
        satisfy(s, dense, lit);
        struct watch_list list = watch_list_of(&s->watches, lit_not(lit));
        ticks_add(&dense->ticks, 1 + 2 * (uint64_t)list.size);
        for (uint32_t i = 0; i < list.size && !s->inconsistent; i++) {
            struct watch watch = watch_at(&s->watches, &list, i);
            if ((watch.ref & BINARY) || !solver_clause(s, watch.ref)->garbage)
                shorten(s, lit_not(lit), watch);
        }
    }
    return !s->inconsistent;
}
