/* SPDX-License-Identifier: MIT */
/* It can be cheaper to resolve a variable away than to search over its values.  The clauses (x, a),
 * (x, b) and (-x, c, d) have the resolvents (a, c, d) and (b, c, d) on x, which replace them.  A
 * model of the rest is extended afterwards: x must be true if a or b is false.
 *
 * m clauses with x and n with -x have m * n resolvents, of which many are tautologies.  The
 * variable is eliminated only if the resolvents outnumber the m + n clauses by no more than a
 * bound.  The bound is 0 at first and grows to 1, 2, 4 and so on whenever all variables were tried.
 * If some of the clauses define x as a gate, fewer resolvents are needed (gate.h).
 *
 * Variables with few occurrences come first.  A variable is tried again only after a clause with it
 * was removed or the bound has grown.  Frequent variables and long clauses are left alone
 * (eliminate_occurrences, eliminate_size), since they cost much and hardly ever pay. */
#include "inprocess/eliminate.h"

#include <assert.h>
#include <limits.h>

#include "inprocess/gate.h"
#include "inprocess/resolvents.h"
#include "inprocess/subsume.h"
#include "rewrite/dense.h"
#include "search/private.h"
#include "state/bound.h"
#include "state/extend.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/technique.h"
#include "state/ticks.h"

/* The bound, an unsigned number: the clauses after the elimination of a variable may be this many
 * more than before. */
static const char bound_key;

/* The bound for a variable: 0 for variables that factoring has added, since eliminating them would
 * undo the factoring. */
static unsigned bound_of(const struct solver *s, Var var) {
    const unsigned *bound = private_find(s, &bound_key);
    return bound && var < s->formula->vars ? *bound : 0;
}

static bool is_candidate(const struct solver *s, Var var) {
    assert(var < s->vars);
    return memory_at(s->cdcl->touched, var) && !solver_value(s, lit_make(var, 0)) &&
           !memory_at(s->removed, var);
}

static void schedule(struct solver *s, struct dense *dense) {
    for (Var var = 0; var < s->vars; var++)
        if (is_candidate(s, var) && !heap_has(&dense->schedule, var)) {
            dense_rank(dense, var);
            heap_push(&dense->schedule, var);
        }
}

#ifndef NDEBUG
/* Counts the clauses in the list of a literal that are alive: all, or those in the arena only. */
static uint32_t count_alive(const struct solver *s, Lit lit, bool large) {
    struct watch_list list = watch_list_of(&s->watches, lit);
    uint32_t count = 0;
    for (uint32_t i = 0; i < list.size; i++) {
        struct watch watch = watch_at(&s->watches, &list, i);
        count += dense_alive(s, lit, watch) && !(large && (watch.ref & BINARY));
    }
    return count;
}
#endif

/* Copies the entries of live clauses with a literal to a side, and removes the entries of dead
 * clauses in the arena from the list of the literal.  Returns false if a clause is too long: then
 * trying costs more than there is to gain, as with a long resolvent. */
static bool gather(struct solver *s, struct dense *dense, Lit lit, int side) {
    struct occurrence_stack *stack = &dense->sides[side];
    struct watch_list *list = &watch_list_of(&s->watches, lit);
    uint32_t kept = 0;
    bool brief = true;
    stack_clear(stack);
    for (uint32_t i = 0; i < list->size; i++) {
        struct watch watch = watch_at(&s->watches, list, i);
        bool alive = dense_alive(s, lit, watch);
        if (alive || (watch.ref & BINARY))
            watch_at(&s->watches, list, kept++) = watch;
        if (!alive)
            continue;
        brief = brief && resolvents_clause_size(s, watch) <= s->tuned->eliminate_size;
        stack_push(&dense->memory, stack, watch);
    }
    assert(kept <= list->size);
    ticks_add(&dense->ticks, 1 + list->size);
    list->size = kept;
    return brief;
}

/* Pushes the clauses from which extend computes the variable, reading from the end: the literal of
 * the larger side is true, unless that falsifies a clause of the smaller side (Een, Biere,
 * 2005). */
static void note_definition(struct solver *s, const struct dense *dense, Lit lit) {
    int side = dense->sides[0].size > dense->sides[1].size;
    Lit witness = side ? lit_not(lit) : lit, opposite = lit_not(witness);
    assert(dense->sides[side].size <= dense->sides[!side].size);
    for (size_t i = 0; i < dense->sides[side].size; i++) {
        Lit pair[2];
        uint32_t size;
        const Lit *lits = dense_lits(s, witness, stack_at(&dense->sides[side], i), pair, &size);
        extend_push(s, witness, lits, size);
    }
    extend_push(s, opposite, &opposite, 1);
}

static void remove_side(struct solver *s, struct dense *dense, int side) {
    const struct occurrence_stack *stack = &dense->sides[side];
    for (size_t i = 0; i < stack->size; i++) {
        struct watch watch = stack_at(stack, i);
        if (watch.ref & BINARY)
            dense_count(s, dense, watch.blocker, -1);
        else
            dense_remove(s, dense, watch.ref);
    }
}

/* Tries to eliminate a variable, unless one of its literals is in so many clauses that trying costs
 * more than there is to gain. */
static void try_variable(struct solver *s, struct dense *dense, Var var) {
    const uint32_t *occurrences = dense->occurrences;
    Lit lit = lit_make(var, 0);
    assert(!solver_value(s, lit) && !memory_at(s->removed, var) && !s->settings->keep_variables);
    memory_at(s->cdcl->touched, var) = 0;
    log_literal_words(s, "occur", lit, "in %" PRIu32 " clauses, in %" PRIu32 " negated",
                      memory_at(occurrences, lit), memory_at(occurrences, lit_not(lit)));
    if (memory_at(occurrences, lit) > s->tuned->eliminate_occurrences ||
        memory_at(occurrences, lit_not(lit)) > s->tuned->eliminate_occurrences)
        return;
    if (!gather(s, dense, lit, 0) || !gather(s, dense, lit_not(lit), 1))
        return;
    assert(dense->sides[0].size == memory_at(occurrences, lit));
    assert(dense->sides[1].size == memory_at(occurrences, lit_not(lit)));
    assert(count_alive(s, lit, false) == memory_at(occurrences, lit));
    assert(count_alive(s, lit_not(lit), false) == memory_at(occurrences, lit_not(lit)));
    s->counters.eliminate_checks++;
    log_literal(s, "try", lit);
    gate_find(s, dense, lit);
    assert(!dense->gates[0] == !dense->gates[1]);
    if (!resolvents_pay(s, dense, lit, bound_of(s, var)))
        return;
    s->counters.eliminated++;
    log_literal(s, "eliminate", lit);
    assert(!s->settings->keep_variables);
    dense->limit += dense->reward;
    note_definition(s, dense, lit);
    resolvents_add(s, dense, lit);
    remove_side(s, dense, 0);
    remove_side(s, dense, 1);
    assert(!count_alive(s, lit, true) && !count_alive(s, lit_not(lit), true));
    cdcl_remove(s, var);
}

#ifndef NDEBUG
/* Whether the score of a variable is that of its current numbers of occurrences (see score in
 * dense.c). */
static bool is_ranked(const struct dense *dense, Var var) {
    double a = memory_at(dense->occurrences, lit_make(var, 0)),
           b = memory_at(dense->occurrences, lit_make(var, 1));
    return memory_at(dense->schedule.scores, var) == 1 - (a + 1) * (b + 1);
}
#endif

/* Tries the scheduled variables, the cheapest first, until the effort is spent.  Returns whether it
 * has tried all. */
static bool try_all(struct solver *s, struct dense *dense) {
    while (dense->schedule.size && dense->ticks < dense->limit && dense_propagate(s, dense)) {
        Var var = heap_pop(&dense->schedule);
        assert(is_ranked(dense, var));
        poll_check(s);
        if (is_candidate(s, var))
            try_variable(s, dense, var);
        dense_compact(s, dense);
    }
    return dense_propagate(s, dense) && !dense->schedule.size;
}

/* Doubles the bound, as Kissat and CaDiCaL do, once all variables were tried with it. */
static void raise_bound(struct solver *s) {
    assert(!s->settings->keep_variables);
    unsigned *bound = private_take(s, &bound_key, sizeof *bound);
    if (*bound >= s->tuned->eliminate_bound)
        return;
    unsigned next = *bound ? 2 * *bound : 1;
    *bound = next < s->tuned->eliminate_bound ? next : s->tuned->eliminate_bound;
    log_words(s, "bound", "all variables were tried: %u more clauses from now on", *bound);
    assert(*bound <= s->tuned->eliminate_bound);
    for (Var var = 0; var < s->vars; var++)
        memory_at(s->cdcl->touched, var) = 1;
}

/* Subsumes and strengthens by fresh clauses, if that is on, and propagates.  Returns false on a
 * contradiction. */
static bool take_fresh(struct solver *s, struct dense *dense) {
    if (technique_is_on(s, TECHNIQUE_SUBSUME))
        return subsume(s, dense);
    stack_clear(&dense->fresh);
    return dense_propagate(s, dense);
}

/* Alternates subsumption and elimination while elimination makes fresh clauses, for at most
 * `rounds` rounds: resolvents subsume other clauses, so that more variables can go.  Returns
 * whether all variables were tried. */
static bool try_rounds(struct solver *s, struct dense *dense, unsigned rounds) {
    bool complete = false;
    uint64_t bound = UINT64_MAX;
    for (unsigned round = 0; round < rounds && take_fresh(s, dense) && !s->settings->keep_variables;
         round++) {
        /* Fresh clauses are resolvents, so that the round before has eliminated a variable. */
        BOUND_FALLS(bound, s->vars - s->gone);
        schedule(s, dense);
        log_words(s, "round", "%u, %" PRIu32 " variables to try", round + 1, dense->schedule.size);
        complete = try_all(s, dense);
        if (!complete || !dense->fresh.size || dense->ticks >= dense->limit)
            break;
    }
    return complete;
}

static bool run(struct solver *s, uint64_t ticks, uint64_t reward, unsigned rounds) {
    assert(rounds && !solver_level(s));
    struct dense *dense = dense_begin(s, ticks);
    dense->reward = reward;
    subsume_begin(s, dense);
    bool complete = try_rounds(s, dense, rounds);
    s->counters.inprocess_ticks += dense->ticks;
    if (complete)
        raise_bound(s);
    return dense_end(s, dense);
}

bool eliminate(struct solver *s, uint64_t ticks) {
    return run(s, ticks, 0, s->tuned->eliminate_rounds);
}

/* Each eliminated variable adds to the limit, so that a formula that elimination can empty is never
 * left half done. */
bool eliminate_first(struct solver *s, uint64_t ticks) {
    if (s->cdcl->schedule.rounds > 1 || s->settings->keep_variables ||
        !technique_is_on(s, TECHNIQUE_ELIMINATE))
        return true;
    uint64_t words = s->arena.size + s->watches.used, vars = s->vars - s->gone + 1;
    return run(s, ticks, s->tuned->resolve_reward * words / vars, UINT_MAX);
}

bool eliminate_subsume_only(struct solver *s, uint64_t ticks) {
    assert(!solver_level(s));
    if (technique_is_on(s, TECHNIQUE_ELIMINATE))
        return true;
    struct dense *dense = dense_begin(s, ticks);
    subsume_begin(s, dense);
    subsume(s, dense);
    s->counters.inprocess_ticks += dense->ticks;
    return dense_end(s, dense);
}
