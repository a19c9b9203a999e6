/* SPDX-License-Identifier: MIT */
/* Learned clauses often have literals that are not needed, and so do clauses of the formula.  A
 * shorter clause becomes a unit earlier and costs less to visit.
 *
 * Take (a, b, c) beside (a, x), (b, -x, y) and (b, -x, -y).  Deciding -a makes x true, and deciding
 * -b then falsifies one of the last two clauses.  Hence these clauses imply (a, b), which replaces
 * (a, b, c).  If a literal of the clause becomes true instead, the other clauses imply this clause:
 * a learned clause is removed, an irredundant one keeps the literals that took part.
 *
 * Most of the effort goes into propagation, so clauses share it.  Literals that occur in many
 * candidates are decided first, candidates with the same first decisions are neighbours
 * (candidates.h), and the decisions that a clause shares with its predecessor stay on the trail.
 * Each kind of clauses has its share of the ticks. */
#include "inprocess/vivify.h"

#include <assert.h>

#include "inprocess/candidates.h"
#include "inprocess/support.h"
#include "rewrite/connect.h"
#include "search/mark.h"
#include "search/propagate.h"
#include "search/state.h"
#include "search/unit.h"
#include "state/justify.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/trail.h"

struct vivifier {
    struct memory memory; /* a region for everything except the struct itself */
    struct candidates candidates;
    struct ref_stack doomed; /* clauses to be removed at the end of the call */
};

/* Backtracks to the decisions that this clause shares with the last one, and below the level of a
 * literal whose reason is this clause, since the clause must not be used to shorten itself. */
static void reuse_trail(struct solver *s, const struct vivifier *v, Ref ref) {
    unsigned level = 0;
    while (level < solver_level(s) && level < v->candidates.sorted.size &&
           stack_at(&s->levels, level).decision == lit_not(stack_at(&v->candidates.sorted, level)))
        level++;
    for (size_t i = 0; i < v->candidates.sorted.size; i++) {
        struct assigned assigned = solver_assigned(s, stack_at(&v->candidates.sorted, i));
        if (solver_value(s, stack_at(&v->candidates.sorted, i)) > 0 && assigned.reason == ref &&
            assigned.level <= level)
            level = assigned.level ? assigned.level - 1 : 0;
    }
    log_words(s, "reuse", "level %u of %u", level, solver_level(s));
    assert(level <= solver_level(s));
    s->counters.vivify_reused += level;
    trail_backtrack(s, level);
}

/* Marks every variable that implies the conflict, down to the decisions. */
static void mark_cone(struct solver *s, Ref conflict) {
    assert(!s->cdcl->analyzed.size);
    struct cdcl *cdcl = s->cdcl;
    mark_lits(s, solver_conflict_lits(s, conflict));
    for (size_t i = 0; i < cdcl->analyzed.size; i++) {
        uint32_t reason = memory_at(s->assigned, stack_at(&cdcl->analyzed, i)).reason;
        if (reason != NO_REASON)
            mark_reason(s, reason);
    }
}

/* Decides the literals false, one by one, and propagates without the clause.  Returns the conflict,
 * or the clause itself if there is none.  Sets *implied to the literal that has become true, or to
 * NO_LIT. */
static Ref assume(struct solver *s, struct vivifier *v, Ref ref, Lit *implied) {
    assert(s->propagated == s->trail.size && !solver_clause(s, ref)->garbage);
    const struct lit_stack *sorted = &v->candidates.sorted;
    *implied = NO_LIT;
    for (size_t i = 0; i < sorted->size; i++) {
        Lit lit = stack_at(sorted, i);
        if (solver_value(s, lit) < 0)
            continue;
        if (solver_value(s, lit) > 0) {
            assert(solver_assigned(s, lit).reason != ref);
            *implied = lit;
            log_literal_words(s, "implied", lit, "by the literals before it");
            return ref;
        }
        s->counters.vivify_decisions++;
        trail_decide(s, lit_not(lit));
        Ref conflict = propagate_without(s, ref);
        if (conflict != NO_CONFLICT) {
            log_conflict(s, "falsified", conflict);
            return conflict;
        }
    }
    return ref;
}

/* Copies to s->clause the literals that the conflict depends on: decided ones and the implied
 * one. */
static void collect_needed(struct solver *s, struct vivifier *v, Lit implied) {
    assert(implied == NO_LIT || solver_value(s, implied) > 0);
    const struct cdcl *cdcl = s->cdcl;
    const struct lit_stack *sorted = &v->candidates.sorted;
    stack_clear(&s->clause);
    for (size_t i = 0; i < sorted->size; i++) {
        Lit lit = stack_at(sorted, i);
        Var var = lit_var(lit);
        if (lit == implied ||
            (memory_at(cdcl->marks, var) && memory_at(s->assigned, var).reason == NO_REASON))
            stack_push(s->memory, &s->clause, lit);
    }
}

/* Moves the two literals of the highest levels to the front, to be watched, and backtracks until
 * both are open. */
static void open_watches(struct solver *s) {
    assert(s->clause.size);
    Lit *lits = s->clause.data;
    for (size_t place = 0; place < 2; place++)
        for (size_t i = place + 1; i < s->clause.size; i++)
            if (solver_assigned(s, memory_at(lits, i)).level >
                solver_assigned(s, memory_at(lits, place)).level) {
                Lit lit = memory_at(lits, i);
                memory_at(lits, i) = memory_at(lits, place);
                memory_at(lits, place) = lit;
            }
    unsigned level = solver_assigned(s, memory_at(lits, s->clause.size > 1)).level;
    trail_backtrack(s, s->clause.size > 1 && level ? level - 1 : 0);
    assert(!solver_value(s, memory_at(lits, 0)) &&
           !solver_value(s, memory_at(lits, s->clause.size > 1)));
}

#ifndef NDEBUG
/* Whether s->clause is a proper part of the clause that it replaces. */
static bool is_part(const struct solver *s, const struct clause *clause) {
    uint32_t found = 0;
    for (uint32_t i = 0; i < clause->size; i++)
        for (size_t k = 0; k < s->clause.size; k++)
            found += clause_at(clause, i) == stack_at(&s->clause, k);
    return found == s->clause.size && found < clause->size;
}
#endif

/* Schedules a clause for removal at the end of the call: it may be a reason on the trail that is
 * reused.  From now on it counts as learned, so that no irredundant clause is removed because of
 * it. */
static void doom(struct solver *s, struct vivifier *v, Ref ref) {
    struct clause *clause = solver_clause(s, ref);
    assert(!clause->garbage);
    if (!clause->redundant) {
        connect_touch(s, clause);
        clause->redundant = true;
        s->irredundant--;
        s->redundant++;
    }
    stack_push(&v->memory, &v->doomed, ref);
}

/* Removes a clause that others imply. */
static void drop(struct solver *s, struct vivifier *v, Ref ref) {
    assert(solver_clause(s, ref)->size > 2);
    s->counters.vivify_implied++;
    log_clause_words(s, "needless", solver_lits(s, ref).at, solver_lits(s, ref).size,
                     "others imply it");
    doom(s, v, ref);
}

/* Replaces clause ref by s->clause, number `id` in the proof.  Returns false on a contradiction. */
static bool replace(struct solver *s, struct vivifier *v, Ref ref, uint64_t id) {
    uint32_t size = (uint32_t)s->clause.size;
    struct clause old = *solver_clause(s, ref);
    assert(size && is_part(s, solver_clause(s, ref)));
    doom(s, v, ref);
    log_clause_words(s, "shorten", s->clause.data, size, "of %" PRIu32 " literals", old.size);
    s->counters.vivified++;
    s->counters.vivify_literals += old.size - size;
    open_watches(s);
    if (size == 1) {
        unit_assign(s, stack_at(&s->clause, 0), id);
        return unit_propagate(s);
    }
    assert(!solver_clause(s, ref)->garbage);
    Ref added = solver_add_clause(s, s->clause.data, size, old.redundant, id);
    if (added & BINARY)
        return true;
    struct clause *clause = solver_clause(s, added);
    clause->glue = (old.glue < size ? old.glue : size - 1) & CLAUSE_GLUE_MAX;
    clause->used = old.used;
    assert(clause->glue <= old.glue && (clause->glue < size || !old.redundant));
    return true;
}

static bool is_satisfied(const struct solver *s, const struct lit_stack *lits) {
    for (size_t i = 0; i < lits->size; i++)
        if (solver_value(s, stack_at(lits, i)) > 0 && !solver_assigned(s, stack_at(lits, i)).level)
            return true;
    return false;
}

/* Replaces the clause by s->clause, its part that the conflict depends on.  Returns false on a
 * contradiction. */
static bool shorten(struct solver *s, struct vivifier *v, Ref ref, Ref conflict) {
    assert(s->clause.size);
    uint64_t id = justify_failed(s, conflict, s->clause.data, s->clause.size);
    mark_forget(s->cdcl);
    return replace(s, v, ref, id);
}

/* Shortens a clause, removes it, or leaves it.  Returns false on a contradiction. */
static bool vivify_clause(struct solver *s, struct vivifier *v, Ref ref) {
    assert(!solver_clause(s, ref)->garbage);
    struct lits lits = solver_lits(s, ref);
    bool redundant = solver_clause(s, ref)->redundant;
    Lit implied;
    candidates_sort(&v->candidates, solver_clause(s, ref));
    if (is_satisfied(s, &v->candidates.sorted))
        return true;
    log_clause(s, "try", lits.at, lits.size);
    reuse_trail(s, v, ref);
    Ref conflict = assume(s, v, ref, &implied);
    bool stopped = conflict != ref; /* propagation of the last level has stopped early */
    s->counters.vivify_checks++;
    s->counters.vivify_formula += !redundant;
    if (implied != NO_LIT && redundant) {
        drop(s, v, ref);
        return true;
    }
    if (implied != NO_LIT)
        conflict = justify_forcing(s, implied);
    assert(conflict != NO_CONFLICT);
    mark_cone(s, conflict);
    collect_needed(s, v, implied);
    if (s->clause.size < v->candidates.sorted.size)
        return shorten(s, v, ref, conflict);
    if (!redundant && conflict != ref && support_is_irredundant(s, conflict))
        drop(s, v, ref);
    mark_forget(s->cdcl);
    if (stopped) /* The next clause cannot reuse that level. */
        trail_backtrack(s, solver_level(s) - 1);
    return true;
}

/* Removes the doomed clauses and watches the others. */
static void remove_doomed(struct solver *s, struct vivifier *v) {
    assert(!solver_level(s));
    struct ref_stack *doomed = &v->doomed;
    for (size_t i = 0; i < doomed->size; i++)
        connect_remove(s, stack_at(doomed, i));
    if (!s->inconsistent)
        connect_watches(s);
}

/* Vivifies clauses of one kind for about `ticks` ticks; those not reached become pending.  Returns
 * false on a contradiction. */
static bool vivify_kind(struct solver *s, struct vivifier *v, unsigned kind, uint64_t ticks) {
    assert(!solver_level(s) && !s->cdcl->analyzed.size);
    uint64_t before = *s->account;
    bool sound = true;
    candidates_list(s, &v->candidates, kind);
    while (sound && v->candidates.list.size) {
        Ref ref = stack_pop(&v->candidates.list).value;
        poll_check(s);
        solver_clause(s, ref)->pending = *s->account - before > ticks;
        if (!solver_clause(s, ref)->pending)
            sound = vivify_clause(s, v, ref);
    }
    assert(*s->account >= before && (!sound || !v->candidates.list.size));
    trail_backtrack(s, 0);
    return sound;
}

/* Tier 2 has the largest share of the effort, since its clauses are many and stay.  On two shuffled
 * copies of each of 16 refutations and 7 formulas with a model, equal shares took 1.01 and 0.97 of
 * the conflicts, and the shares 0.05, 0.45, 0.05, 0.45 took 1.11 and 0.93. */
bool vivify(struct solver *s, uint64_t ticks) {
    const struct tunables *tuned = s->tuned;
    const double shares[CANDIDATES_KINDS] = {tuned->vivify_tier_1, tuned->vivify_tier_2,
                                             tuned->vivify_tier_3, tuned->vivify_formula};
    bool sound = true;
    struct vivifier *v = memory_zeroed(s->memory, 1, sizeof *v);
    assert(!solver_level(s) && s->propagated == s->trail.size);
    memory_region(&v->memory, s->memory);
    v->candidates.memory = &v->memory;
    uint64_t *account = solver_charge(s, &s->counters.inprocess_ticks);
    for (unsigned kind = TIER_1; sound && kind < CANDIDATES_KINDS; kind++)
        sound = vivify_kind(s, v, kind, (uint64_t)(shares[kind] * (double)ticks));
    solver_charge(s, account);
    remove_doomed(s, v);
    memory_clear(&v->memory);
    memory_release(s->memory, v);
    return unit_propagate(s);
}
