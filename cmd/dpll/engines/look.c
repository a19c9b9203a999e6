/* SPDX-License-Identifier: MIT */
#include "engines/look.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <time.h>

#include "look/build.h"
#include "look/check.h"
#include "look/clauses.h"
#include "look/lookahead.h"
#include "look/path.h"
#include "look/prove.h"
#include "look/split.h"
#include "state/log.h"
#include "state/parts.h"
#include "state/poll.h"
#include "state/trace.h"
#include "state/trail.h"

/* Workers that share a tree may always get a part of it.  A tree over many variables has no end in
 * sight, and its lists take the memory of two searches. */
static bool is_wanted(const struct solver *s) {
    return s->settings->parts || s->vars - s->gone <= s->tuned->look_vars;
}

static void reset(struct solver *s) {
    if (!s->look)
        return;
    lookahead_abandon(s);
    clauses_restore(s, 0);
    path_forget(s);
    s->look->refuted = 0;
    s->look->midway = false;
    s->look->depth = 0;
}

double look_progress(const struct solver *s) {
    return s->settings->parts ? parts_sum(s->settings->parts).refuted : s->look->refuted;
}

double look_effort(const struct solver *s) {
    const struct parts *parts = s->settings->parts;
    if (!parts)
        return (double)s->counters.look_ticks;
    return parts_sum(parts).ticks / parts_workers(parts);
}

bool look_idle(const struct solver *s) {
    return split_idle(s);
}

bool look_urgent(const struct solver *s) {
    return split_urgent(s);
}

static void leave(struct solver *s) {
    lookahead_abandon(s);
    clauses_restore(s, 0);
    build_suspend(s);
    assert(!solver_level(s));
}

static void suspend(struct solver *s) {
    path_save(s);
    leave(s);
}

/* The current node is refuted, and with it the share of the tree that is below it. */
static void refute_part(struct solver *s) {
    assert(s->look->depth >= s->levels.size);
    s->look->refuted += ldexp(1, -(int)s->look->depth);
}

/* Clause `id` says that the decisions imply lit, which is false.  Returns the number of the same
 * clause without lit, that is, of the negated decisions. */
static uint64_t drop_literal(struct solver *s, Lit lit, uint64_t id) {
    assert(solver_value(s, lit) < 0);
    if (!s->proof)
        return 0;
    prove_contradicts(s, lit, id);
    uint64_t rest = prove_refuted(s);
    prove_forget(s, lit, id);
    return rest;
}

/* Undoes the last decision that is not an assumption and makes its negation true, by clause `id` of
 * a proof.  A decision whose literal is true without being decided cannot be flipped: goes on to
 * the decision before it.  Returns false if no decision is left. */
static bool flip(struct solver *s, uint64_t id) {
    for (;;) {
        unsigned level = solver_level(s);
        if (level <= s->assumptions.size + s->look->given) {
            if (s->proof)
                solver_proof(s)->answer = id;
            return false;
        }
        Lit opposite = lit_not(stack_at(&s->levels, level - 1).decision);
        if (s->proof)
            prove_leave(s, level - 1);
        clauses_restore(s, level - 1);
        s->look->midway = false;
        s->look->depth++;
        if (!solver_value(s, opposite)) {
            if (s->proof)
                prove_assign(s, opposite, id);
            else
                trail_assign(s, opposite, NO_REASON);
            if (s->trace)
                trace_flip(s, opposite);
            return true;
        }
        refute_part(s);
        id = drop_literal(s, opposite, id);
    }
}

/* Puts the first `count` assumptions into s->core. */
static void blame_assumptions(struct solver *s, size_t count) {
    assert(count <= s->core.capacity && count <= s->assumptions.size);
    stack_clear(&s->core);
    for (size_t i = 0; i < count; i++)
        stack_put(&s->core, stack_at(&s->assumptions, i));
}

#ifndef NDEBUG
/* Whether a clause is false, or the literal at look->place has failed although it is true.  A proof
 * shows this by itself. */
static bool is_refuted(const struct solver *s) {
    const struct look *look = s->look;
    return s->proof || look_fails(s, look->failed) ||
           (look->place < look->order.size &&
            solver_value(s, stack_at(&look->order, look->place).lit) > 0);
}
#endif

static bool refuted(struct solver *s) {
    assert(is_refuted(s));
    s->counters.conflicts++;
    log_words(s, "dead", "node refuted at depth %zu", s->look->depth);
    if (s->trace)
        trace_conflict(s, NO_CONFLICT);
    refute_part(s);
    lookahead_abandon(s);
    if (flip(s, s->proof ? prove_refuted(s) : 0))
        return false;
    s->inconsistent = solver_level(s) == 0;
    size_t level = solver_level(s), most = s->assumptions.size;
    blame_assumptions(s, level < most ? level : most);
    return true;
}

/* Makes the next assumption a decision.  Returns false if it is false. */
static bool assume(struct solver *s) {
    assert(solver_level(s) < s->assumptions.size);
    unsigned level = solver_level(s);
    Lit lit = stack_at(&s->assumptions, level);
    if (solver_value(s, lit) < 0) {
        if (s->trace)
            trace_failed_assumption(s);
        blame_assumptions(s, level + 1);
        if (s->proof)
            prove_denied(s, lit);
        return false;
    }
    clauses_decide(s, lit);
    if (s->trace)
        trace_descent(s);
    return true;
}

static void branch_on(struct solver *s, Lit lit) {
    assert(!solver_value(s, lit));
    s->counters.decisions++;
    log_literal(s, "branch", lit);
    clauses_decide(s, lit);
    if (s->trace)
        trace_descent(s);
}

/* Decides the open variables, none of which occurs in a clause that is left. */
static void decide_rest(struct solver *s) {
    for (Var var = 0; var < s->vars; var++) {
        if (solver_value(s, lit_make(var, 0)) || memory_at(s->removed, var))
            continue;
        branch_on(s, lit_make(var, 0));
        if (poll_reached(s))
            return;
        if (s->trace)
            trace_propagated(s);
    }
}

/* Looks ahead and branches, unless all variables have values or a limit was reached.  Returns false
 * if the node is refuted. */
static bool descend(struct solver *s) {
    Lit branch;
    if (!lookahead(s, &branch))
        return false;
    if (look_complete(s) || s->look->midway)
        return true;
    if (clauses_some_literal(s) != NO_LIT)
        branch_on(s, branch);
    else
        decide_rest(s);
    return true;
}

/* Takes at least one step before it can pause, so that the search ends however often it pauses. */
static enum res_answer search(struct solver *s) {
    bool fine = path_follow(s);
    if (fine && solver_level(s) < s->look->given)
        return RES_UNSAT;
    do {
        fine = fine && clauses_reduce(s);
        if (s->trace)
            trace_propagated(s);
        if (!fine) {
            if (refuted(s))
                return RES_UNSAT;
            fine = true;
        } else if (solver_level(s) < s->assumptions.size) {
            if (!assume(s))
                return RES_UNSAT;
        } else if (look_complete(s)) {
            return RES_SAT;
        } else {
            fine = descend(s);
            split_give(s);
        }
    } while (!fine || !poll_reached(s));
    return RES_UNKNOWN;
}

#ifdef NDEBUG
static enum res_answer search_on(struct solver *s) {
    return s->inconsistent ? RES_UNSAT : search(s);
}
#else
/* Tests force a pause every XSAT_PAUSE_EVERY ticks. */
static enum res_answer search_on(struct solver *s) {
    const char *ticks = getenv("XSAT_PAUSE_EVERY");
    uint64_t end = s->limits.pause, every = ticks ? strtoull(ticks, NULL, 10) : UINT64_MAX;
    while (!s->inconsistent) {
        uint64_t effort = counters_effort(&s->counters);
        uint64_t pause = end - effort > every ? effort + every : end;
        s->limits.pause = pause;
        enum res_answer answer = search(s);
        s->limits.pause = end;
        if (answer != RES_UNKNOWN || poll_due(s) || counters_effort(&s->counters) < pause)
            return answer;
        suspend(s);
        build_update(s);
    }
    return RES_UNSAT;
}
#endif

/* Waits for a part of the tree if this process has nothing else to do.  Returns whether it has got
 * one. */
static bool wait_for_part(struct solver *s) {
    assert(split_idle(s));
    const struct timespec pause = {.tv_nsec = 100000};
    for (;;) {
        split_ask(s);
        if (!split_idle(s) || s->limits.pause != UINT64_MAX || poll_stopped(s))
            return !split_idle(s);
        nanosleep(&pause, NULL);
    }
}

static void report(struct solver *s) {
    assert(s->settings->parts);
    struct parts_progress progress = {(double)s->counters.look_ticks, s->look->refuted};
    parts_report(s->settings->parts, s->settings->worker, progress);
}

/* Searches one part of the tree after the other. */
static enum res_answer search_parts(struct solver *s) {
    while (!split_idle(s) || wait_for_part(s)) {
        enum res_answer answer = search_on(s);
        report(s);
        if (answer != RES_UNSAT || s->inconsistent)
            return answer;
        if (s->proof)
            prove_leave(s, 0);
        leave(s);
        s->look->midway = false;
        if (split_end(s))
            return RES_UNSAT;
        build_update(s);
    }
    return RES_UNKNOWN;
}

static enum res_answer solve(struct solver *s) {
    profile_enter(s->profile, PROFILE_LOOK);
    return s->settings->parts && !s->inconsistent ? search_parts(s) : search_on(s);
}

static bool exclude_model(struct solver *s) {
    s->narrowed = true;
    return flip(s, 0);
}

const struct engine engine_look = {.name = "look",
                                   .refutes = true,
                                   .traces = true,
                                   .cuts = true,
                                   .races = true,
                                   .is_wanted = is_wanted,
                                   .reset = reset,
                                   .suspend = suspend,
                                   .update = build_update,
                                   .solve = solve,
                                   .exclude_model = exclude_model};
