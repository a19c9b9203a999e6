/* SPDX-License-Identifier: MIT */
#include "engines/cdcl.h"

#include <assert.h>

#include "counting/counting.h"
#include "engines/enumerate.h"
#include "engines/schedule.h"
#include "engines/stint.h"
#include "engines/techniques.h"
#include "inprocess/lucky.h"
#include "local/rephase.h"
#include "parity/parity.h"
#include "parity/trial.h"
#include "search/analyze.h"
#include "search/backtrack.h"
#include "search/burst.h"
#include "search/check.h"
#include "search/choice.h"
#include "search/core.h"
#include "search/decide.h"
#include "search/imply.h"
#include "search/mode.h"
#include "search/propagate.h"
#include "search/reduce.h"
#include "search/reorder.h"
#include "search/restart.h"
#include "search/share.h"
#include "search/state.h"
#include "search/theory.h"
#include "search/tier.h"
#include "search/unit.h"
#include "state/checker.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/technique.h"
#include "state/trail.h"
#include "state/uniform.h"

static void create(struct solver *s) {
    assert(!s->cdcl && !solver_level(s));
    cdcl_create(s);
    struct cdcl *cdcl = s->cdcl;
    cdcl->stable = technique_is_on(s, TECHNIQUE_STABLE) || !technique_is_on(s, TECHNIQUE_FOCUSED);
    cdcl->uniform = uniform_looks(s);
    for (int mode = 0; mode < 2; mode++)
        tier_begin(s, &cdcl->tiers[mode]);
    burst_init(s);
    uint64_t first_mode = s->settings->stable_first;
    cdcl->schedule =
        (struct schedule){.restart = s->tuned->restart_focused,
                          .reduce = s->tuned->reduce_first,
                          .rephase = s->tuned->rephase_first,
                          .inprocess = s->tuned->inprocess_first,
                          .mode_conflicts = first_mode ? first_mode : s->tuned->mode_first};
    checker_begin(s);
}

static void reset(struct solver *s) {
    if (!s->cdcl)
        return;
    backtrack(s, 0);
    enumerate_reset(s);
}

/* After a question with a model, the next one usually has a model, too, but a distant one; the
 * signs and scores of the last conflicts would keep the search near the old model. */
static void begin_anew(struct solver *s) {
    assert(!solver_level(s));
    mode_begin(s, s->counters.conflicts + s->tuned->mode_first);
    rephase_begin(s, s->counters.conflicts + s->tuned->rephase_first);
}

static void update(struct solver *s) {
    if (!s->cdcl)
        create(s);
    cdcl_grow(s);
    reduce_note_question(s);
    if (s->cdcl->found && s->counters.conflicts != s->cdcl->choice.asked)
        begin_anew(s);
    choice_begin(s);
}

/* Opens the next level.  Returns false if the next assumption is already false. */
static bool descend(struct solver *s) {
    bool failed = false;
    choice_take(s);
    if (!trail_assume(s, &failed)) {
        Lit decision;
        if (!enumerate_decide(s, &decision) && !choice_decide(s, &decision))
            decision = decide_next(s);
        assert(!solver_value(s, decision));
        s->counters.decisions++;
        trail_decide(s, decision);
    }
    return !failed;
}

/* To be called when the next assumption is false.  Returns false if the enumeration has no other
 * path, which ends the search. */
static bool give_way(struct solver *s) {
    assert(solver_value(s, stack_at(&s->assumptions, solver_level(s))) < 0);
    if (enumerate_is_active(s))
        return enumerate_skip(s);
    core_of_assumption(s);
    return false;
}

/* Applies a technique, if it is on.  Returns false on a contradiction. */
static bool apply(struct solver *s, enum technique_id id, bool (*technique)(struct solver *s)) {
    if (!technique_is_on(s, id))
        return true;
    struct stint stint = stint_begin(s, techniques_index(id));
    bool sound = technique(s);
    assert(sound || s->inconsistent);
    stint_end(s, stint);
    return sound;
}

/* Runs the techniques that come before the search, once. */
static void preprocess(struct solver *s) {
    if (s->cdcl->preprocessed || s->narrowed || solver_level(s))
        return;
    s->cdcl->preprocessed = true;
    bool sound = unit_propagate(s) && apply(s, TECHNIQUE_PARITY, parity_first) &&
                 apply(s, TECHNIQUE_COUNTING, counting);
    if (sound)
        schedule_matrix(s);
    if (!s->inconsistent && s->cdcl->stable)
        reorder(s);
    check_search(s);
}

/* Propagates clauses and the theory at level 0.  Returns false on a contradiction. */
static bool imply_units(struct solver *s) {
    assert(!solver_level(s));
    bool sound = unit_propagate(s);
    while (sound && s->cdcl->theory) {
        size_t before = s->trail.size;
        s->cdcl->theory->propagate(s);
        sound = unit_propagate(s);
        if (s->trail.size == before)
            break;
    }
    assert(sound ? s->propagated == s->trail.size : s->inconsistent);
    return sound;
}

/* Lucky guesses come once and before the first decision: they may use up a whole turn, and if each
 * turn began with them, no decision would ever be made.  They propagate clauses alone, without
 * telling a matrix of their levels, so that there must be no matrix. */
static bool may_guess(const struct solver *s) {
    return technique_is_on(s, TECHNIQUE_LUCKY) && !s->cdcl->unlucky && !s->counters.decisions &&
           !s->narrowed && !s->assumptions.size && !s->cdcl->theory;
}

static bool guess(struct solver *s) {
    assert(!solver_level(s));
    struct stint stint = stint_begin(s, techniques_index(TECHNIQUE_LUCKY));
    bool found = lucky(s);
    assert(found ? s->trail.size + s->gone == s->vars : !solver_level(s));
    s->cdcl->unlucky = !found;
    stint_end(s, stint);
    return found;
}

static enum res_answer search(struct solver *s) {
    checker_resume(s);
    mode_charge(s);
    if (may_guess(s) && unit_propagate(s) && guess(s))
        return RES_SAT;
    preprocess(s);
    while (solver_level(s) || imply_units(s)) {
        Ref conflict = solver_level(s) ? imply(s) : NO_CONFLICT;
        if (conflict != NO_CONFLICT)
            analyze(s, conflict);
        else if (poll_reached(s))
            return RES_UNKNOWN;
        else if (s->trail.size + s->gone == s->vars && solver_level(s) >= s->assumptions.size)
            return RES_SAT;
        else if (trial_due(s))
            trial_review(s);
        else if (mode_due(s))
            mode_switch(s);
        else if (share_due(s)) {
            if (!share(s))
                return RES_UNSAT;
        } else if (rephase_walk_due(s))
            rephase_walk_first(s);
        else if (restart_due(s))
            restart(s);
        else if (rephase_due(s))
            rephase(s);
        else if (reduce_due(s))
            reduce(s);
        else if (schedule_due(s))
            schedule_round(s);
        else if (enumerate_is_near(s))
            return RES_SAT;
        else if (!descend(s) && !give_way(s))
            return RES_UNSAT;
    }
    return RES_UNSAT;
}

/* Without a model the formula is contradictory, assumptions have failed, or all models were
 * found. */
static void check_answer(struct solver *s, enum res_answer answer) {
    assert(answer != RES_UNSAT || s->inconsistent || s->core.size || enumerate_is_active(s));
    assert(answer != RES_SAT || (solver_level(s) >= s->assumptions.size && trail_is_assumed(s)));
    if (answer != RES_UNSAT)
        check_search(s);
    else if (s->inconsistent)
        checker_refuted(s);
}

static enum res_answer solve(struct solver *s) {
    enum res_answer answer = search(s);
    check_answer(s, answer);
    log_words(s, "answer", "%s",
              answer == RES_SAT     ? "a model"
              : answer == RES_UNSAT ? "no model"
                                    : "none yet");
    s->cdcl->found = answer == RES_SAT;
    return answer;
}

const struct engine engine_cdcl = {.name = "cdcl",
                                   .refutes = true,
                                   .races = true,
                                   .reset = reset,
                                   .update = update,
                                   .solve = solve,
                                   .chooses = true,
                                   .projects = true,
                                   .exclude_model = enumerate_exclude_model};
