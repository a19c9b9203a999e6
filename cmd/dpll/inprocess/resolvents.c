/* SPDX-License-Identifier: MIT */
#include "inprocess/resolvents.h"

#include <assert.h>

#include "state/justify.h"
#include "state/log.h"
#include "state/ticks.h"

static void mark_clause(struct solver *s, struct dense *dense, Lit lit, struct watch watch,
                        signed char mark) {
    Lit pair[2];
    uint32_t size;
    const Lit *lits = dense_lits(s, lit, watch, pair, &size);
    for (uint32_t i = 0; i < size; i++)
        memory_at(dense->marks, array_at(lits, size, i)) = mark;
}

/* Whether the resolvent on lit of a clause with the marked clause is needed: it is no tautology and
 * not satisfied.  Sets *added to the number of its literals that are not marked. */
static bool has_resolvent(struct solver *s, struct dense *dense, Lit lit, struct watch watch,
                          uint32_t *added) {
    assert(!memory_at(dense->marks, lit));
    const signed char *marks = dense->marks;
    Lit pair[2];
    uint32_t size;
    const Lit *lits = dense_lits(s, lit, watch, pair, &size);
    *added = 0;
    ticks_add(&dense->ticks, ticks_of_pass(size, sizeof *lits));
    for (uint32_t i = 0; i < size; i++) {
        Lit other = array_at(lits, size, i);
        if (other == lit)
            continue;
        if (solver_value(s, other) > 0 || memory_at(marks, lit_not(other)))
            return false;
        *added += !s->values[other] && !marks[other];
    }
    return true;
}

/* Whether entries i of side 0 and j of side 1 must be resolved: always without a gate, else only if
 * exactly one belongs to the gate. */
static bool is_needed(const struct dense *dense, size_t i, size_t j) {
    assert(i < dense->sides[0].size && j < dense->sides[1].size);
    if (!dense->gates[0])
        return true;
    return (i < dense->gates[0]) != (j < dense->gates[1]);
}

struct total {
    size_t clauses, lits;
};

/* Adds the number of resolvents of entry i of side 0, which is marked, to *then.  Returns false if
 * this exceeds `limit` or a resolvent is too long. */
static bool is_cheap(struct solver *s, struct dense *dense, Lit lit, size_t i, struct total *then,
                     size_t limit) {
    assert(i < dense->sides[0].size);
    uint32_t added, size = resolvents_clause_size(s, stack_at(&dense->sides[0], i));
    for (size_t j = 0; j < dense->sides[1].size; j++) {
        if (!is_needed(dense, i, j) ||
            !has_resolvent(s, dense, lit_not(lit), stack_at(&dense->sides[1], j), &added))
            continue;
        then->lits += size - 1 + added;
        s->counters.resolvents_counted++;
        if (++then->clauses > limit || size - 1 + added > s->tuned->eliminate_size)
            return false;
    }
    return true;
}

static size_t count_lits(const struct solver *s, struct dense *dense) {
    size_t lits = 0;
    for (int side = 0; side < 2; side++) {
        const struct occurrence_stack *stack = &dense->sides[side];
        for (size_t i = 0; i < stack->size; i++)
            lits += resolvents_clause_size(s, stack_at(stack, i));
    }
    return lits;
}

bool resolvents_pay(struct solver *s, struct dense *dense, Lit lit, unsigned bound) {
    assert(lit < 2 * s->vars && !solver_value(s, lit));
    struct total then = {0};
    size_t clauses = dense->sides[0].size + dense->sides[1].size, limit = clauses + bound;
    for (size_t i = 0; i < dense->sides[0].size; i++) {
        struct watch watch = stack_at(&dense->sides[0], i);
        mark_clause(s, dense, lit, watch, 1);
        bool cheap = is_cheap(s, dense, lit, i, &then, limit);
        mark_clause(s, dense, lit, watch, 0);
        if (!cheap) {
            log_literal_words(s, "keep", lit, "too many resolvents, or too long, of %zu clauses",
                              clauses);
            return false;
        }
    }
    log_literal_words(s, "resolvents", lit, "%zu of %zu clauses, %zu literals of %zu", then.clauses,
                      clauses, then.lits, count_lits(s, dense));
    return then.clauses <= clauses || then.lits <= count_lits(s, dense);
}

/* Appends the open, unmarked literals of a clause except lit to s->clause, and adds a hint for each
 * false literal. */
static void append(struct solver *s, const struct dense *dense, Lit lit, struct watch watch) {
    Lit pair[2];
    uint32_t size;
    const Lit *lits = dense_lits(s, lit, watch, pair, &size);
    for (uint32_t i = 0; i < size; i++) {
        Lit other = array_at(lits, size, i);
        if (other == lit || memory_at(dense->marks, other))
            continue;
        if (solver_value(s, other) < 0)
            justify_by_unit(s, other);
        else
            stack_push(s->memory, &s->clause, other);
    }
}

/* Whether a clause is true, perhaps by a resolvent that was a unit. */
static bool is_satisfied(const struct solver *s, Lit lit, struct watch watch) {
    Lit pair[2];
    uint32_t size;
    const Lit *lits = dense_lits(s, lit, watch, pair, &size);
    for (uint32_t i = 0; i < size; i++)
        if (solver_value(s, array_at(lits, size, i)) > 0)
            return true;
    return false;
}

#ifndef NDEBUG
bool resolvents_cancel(const struct solver *s, Lit lit, struct watch first, struct watch second) {
    Lit pairs[2][2];
    uint32_t sizes[2];
    const Lit *a = dense_lits(s, lit, first, pairs[0], &sizes[0]);
    const Lit *b = dense_lits(s, lit_not(lit), second, pairs[1], &sizes[1]);
    for (uint32_t i = 0; i < sizes[0]; i++)
        for (uint32_t j = 0; j < sizes[1]; j++)
            if (a[i] == lit_not(b[j]) && a[i] != lit)
                return true;
    return false;
}

/* has_resolvent by definition, without marks. */
static bool should_resolve(const struct solver *s, Lit lit, struct watch first,
                           struct watch second) {
    return !is_satisfied(s, lit, first) && !is_satisfied(s, lit_not(lit), second) &&
           !resolvents_cancel(s, lit, first, second);
}
#endif

/* Adds the resolvent on lit of two entries, the first of which is marked, if it is needed. */
static void resolve(struct solver *s, struct dense *dense, Lit lit, struct watch first,
                    struct watch second) {
    assert(memory_at(dense->marks, lit));
    uint32_t added;
    bool needed =
        !is_satisfied(s, lit, first) && has_resolvent(s, dense, lit_not(lit), second, &added);
    assert(needed == should_resolve(s, lit, first, second));
    if (!needed)
        return;
    stack_clear(&s->clause);
    append(s, dense, lit_not(lit), second);
    mark_clause(s, dense, lit, first, 0);
    append(s, dense, lit, first);
    mark_clause(s, dense, lit, first, 1);
    justify_by(s, justify_clause_id(s, first.ref));
    justify_by(s, justify_clause_id(s, second.ref));
    assert(s->clause.size <= s->tuned->eliminate_size);
    s->counters.resolvents++;
    dense_add(s, dense, s->clause.data, s->clause.size);
}

/* A resolvent that is a unit may make later clauses true. */
void resolvents_add(struct solver *s, struct dense *dense, Lit lit) {
    assert(!solver_value(s, lit) && !memory_at(s->removed, lit_var(lit)));
    for (size_t i = 0; i < dense->sides[0].size && !s->inconsistent; i++) {
        struct watch first = stack_at(&dense->sides[0], i);
        mark_clause(s, dense, lit, first, 1);
        for (size_t j = 0; j < dense->sides[1].size && !s->inconsistent; j++)
            if (is_needed(dense, i, j))
                resolve(s, dense, lit, first, stack_at(&dense->sides[1], j));
        mark_clause(s, dense, lit, first, 0);
    }
}
