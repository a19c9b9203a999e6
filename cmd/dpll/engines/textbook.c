/* SPDX-License-Identifier: MIT */
#include "engines/textbook.h"

#include <assert.h>

#include "engines/branch.h"
#include "engines/propagators.h"
#include "search/core.h"
#include "state/justify.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/trace.h"
#include "state/trail.h"

static const struct propagator *propagator(const struct solver *s) {
    return propagators_at(s->settings->propagator);
}

/* Undoes all levels above the given one. */
static void leave(struct solver *s, unsigned level) {
    assert(level <= solver_level(s));
    void (*undo)(struct solver * s, size_t keep) = propagator(s)->undo;
    if (undo && solver_level(s) > level)
        undo(s, stack_at(&s->levels, level).trail);
    trail_backtrack(s, level);
}

static void reset(struct solver *s) {
    leave(s, 0);
}

static void update(struct solver *s) {
    branch_update(s);
    if (propagator(s)->update)
        propagator(s)->update(s);
}

#ifndef NDEBUG
/* Whether all literals of a clause that propagation has returned are false. */
static bool is_false(const struct solver *s, Ref conflict) {
    struct lits lits = solver_conflict_lits(s, conflict);
    for (uint32_t i = 0; i < lits.size; i++)
        if (solver_value(s, lits_at(lits, i)) >= 0)
            return false;
    return true;
}
#endif

/* Puts the negations of the decisions up to a level into s->clause: this clause follows. */
static void collect_decisions(struct solver *s, size_t level) {
    assert(level <= s->levels.size);
    stack_clear(&s->clause);
    for (size_t i = 0; s->proof && i < level; i++)
        stack_push(s->memory, &s->clause, lit_not(stack_at(&s->levels, i).decision));
}

/* Deletes from the proof the clauses behind the decisions flipped on the last level.  Such a clause
 * consists of the flipped literal and the negations of the decisions up to its level. */
static void forget_flips(struct solver *s) {
    assert(s->proof && solver_level(s));
    size_t level = s->levels.size;
    for (size_t i = stack_at(&s->levels, level - 1).trail + 1; i < s->trail.size; i++) {
        Lit lit = stack_at(&s->trail, i);
        if (solver_assigned(s, lit).reason != NO_REASON)
            continue;
        collect_decisions(s, level);
        stack_push(s->memory, &s->clause, lit);
        proof_delete(s->proof, memory_at(solver_proof(s)->ids, lit_var(lit)), s->clause.data,
                     s->clause.size);
    }
}

/* Undoes the last decision that is not an assumption and makes its negation true, implied by the
 * decisions before it through clause `id` of the proof.  Returns false if there is none. */
static bool flip(struct solver *s, uint64_t id) {
    unsigned level = solver_level(s);
    if (level <= s->assumptions.size)
        return false;
    Lit decision = stack_at(&s->levels, level - 1).decision;
    if (s->proof)
        forget_flips(s);
    leave(s, level - 1);
    assert(!solver_value(s, decision) && (!s->proof || s->narrowed || id));
    trail_assign(s, lit_not(decision), NO_REASON);
    justify_assigned(s, lit_not(decision), id);
    if (s->trace)
        trace_flip(s, lit_not(decision));
    return true;
}

static bool refuted(struct solver *s, Ref conflict) {
    assert(is_false(s, conflict) && trail_is_assumed(s));
    s->counters.conflicts++;
    log_conflict(s, "conflict", conflict);
    if (s->trace)
        trace_conflict(s, conflict);
    collect_decisions(s, s->levels.size);
    if (flip(s, justify_learned(s, conflict, s->clause.data, s->clause.size)))
        return false;
    s->inconsistent = solver_level(s) == 0;
    core_of_conflict(s, conflict);
    return true;
}

/* Opens the next level.  Returns false if the next assumption is already false. */
static bool descend(struct solver *s) {
    bool failed = false, assumed = trail_assume(s, &failed);
    if (failed) {
        if (s->trace)
            trace_failed_assumption(s);
        return false;
    }
    if (!assumed) {
        s->counters.decisions++;
        trail_decide(s, branch_next(s));
    }
    if (s->trace)
        trace_descent(s);
    branch_descend(s);
    return true;
}

static enum res_answer solve(struct solver *s) {
    Ref (*imply)(struct solver * s) = propagator(s)->propagate;
    profile_enter(s->profile, PROFILE_TEXTBOOK);
    if (s->inconsistent)
        return RES_UNSAT;
    for (;;) {
        Ref conflict = imply(s);
        if (s->trace)
            trace_propagated(s);
        if (!solver_level(s))
            justify_units(s);
        assert(conflict != NO_CONFLICT || s->propagated == s->trail.size);
        if (conflict != NO_CONFLICT) {
            if (refuted(s, conflict))
                return RES_UNSAT;
        } else if (poll_reached(s)) {
            return RES_UNKNOWN;
        } else if (s->trail.size == s->vars && solver_level(s) >= s->assumptions.size) {
            log_words(s, "answer", "a model");
            assert(trail_is_assumed(s));
            return RES_SAT;
        } else if (!descend(s)) {
            core_of_assumption(s);
            return RES_UNSAT;
        }
    }
}

static bool exclude_model(struct solver *s) {
    s->narrowed = true;
    return flip(s, 0);
}

const struct engine engine_dpll = {.name = "dpll",
                                   .refutes = true,
                                   .traces = true,
                                   .takes_rules = true,
                                   .reset = reset,
                                   .update = update,
                                   .solve = solve,
                                   .exclude_model = exclude_model};
