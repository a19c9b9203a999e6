/* SPDX-License-Identifier: MIT */
/* A saved phase is the value that a variable had last.  Decisions repeat it, which keeps the search
 * near one assignment, and keeps it there even if no model is near.  Rephasing moves it elsewhere,
 * more and more rarely: the k-th time comes rephase_interval * k conflicts after the one before.
 *
 * Three kinds take turns.  One goes far away: all true, all false, or everything turned round.  One
 * goes back to the best place so far, the largest trail without a conflict since the last time. One
 * walks: a local search from the saved phases leaves the fewest clauses false that it has found.
 * Best and walk come two times in three, since what helps most is a place where few clauses are
 * false.
 *
 * Before all that comes one longer walk from the first phases, which finds most models of random
 * formulas by itself. */
#include "local/rephase.h"

#include <assert.h>
#include <string.h>

#include "local/local.h"
#include "search/backtrack.h"
#include "search/state.h"
#include "state/extend.h"
#include "state/log.h"
#include "state/progress.h"
#include "state/technique.h"

bool rephase_due(const struct solver *s) {
    return s->counters.conflicts >= s->cdcl->schedule.rephase &&
           technique_is_on(s, TECHNIQUE_REPHASE);
}

static void set_true(struct solver *s) {
    memset(s->cdcl->phases.saved, 1, s->vars);
}

static void set_false(struct solver *s) {
    memset(s->cdcl->phases.saved, -1, s->vars);
}

static void flip_all(struct solver *s) {
    for (Var var = 0; var < s->vars; var++)
        memory_at(s->cdcl->phases.saved, var) = (signed char)-memory_at(s->cdcl->phases.saved, var);
}

static void take_best(struct solver *s) {
    struct phases *phases = &s->cdcl->phases;
    for (Var var = 0; var < s->vars; var++)
        if (memory_at(phases->best, var))
            memory_at(phases->saved, var) = memory_at(phases->best, var);
    phases->best_size = 0;
}

/* If the formula looks uniform, the first walk comes soon.  If it has structure, the walk waits for
 * first_walk_after ticks, by which most easy formulas are solved, and for size / first_walk_reading
 * ticks, or size ticks above first_walk_many literals, since it has to read all of them. */
bool rephase_walk_due(const struct solver *s) {
    const struct counters *counters = &s->counters;
    /* Without field_fits a formula too large for any walk would be due for ever. */
    if (s->walked || !technique_is_on(s, TECHNIQUE_WALK) || !field_fits(s->formula))
        return false;
    if (s->cdcl->uniform)
        return counters->conflicts >= s->tuned->uniform_walk_conflicts ||
               counters->ticks >= s->tuned->uniform_walk_after;
    size_t size = s->formula->size;
    return counters->ticks >= s->tuned->first_walk_after &&
           counters->ticks >=
               (size > s->tuned->first_walk_many ? size : size / s->tuned->first_walk_reading);
}

/* Small formulas that look uniform are refuted before a long walk ends; large ones need time for
 * each variable. */
static uint64_t first_walk_ticks(const struct solver *s) {
    const struct formula *formula = s->formula;
    uint64_t most = s->tuned->uniform_walk_ticks,
             ticks = s->tuned->uniform_walk_vars * (uint64_t)formula->vars * formula->vars;
    if (!s->cdcl->uniform)
        return s->tuned->first_walk_ticks + formula->size;
    return (ticks < most ? ticks : most) + s->tuned->uniform_walk_size * (uint64_t)formula->size;
}

/* Clears the target phases, which belong to trails with other signs. */
static void forget_target(struct phases *phases, Var vars) {
    memset(phases->target, 0, vars);
    phases->target_size = 0;
}

void rephase_walk_first(struct solver *s) {
    assert(!s->walked);
    backtrack(s, 0);
    extend(s, s->cdcl->phases.saved);
    local_walk(s, s->cdcl->phases.saved, first_walk_ticks(s));
    forget_target(&s->cdcl->phases, s->vars);
}

/* A short local search from the saved phases, its effort proportional to that of the search.  On
 * formulas with structure a tick of local search takes four times as long as a tick of the search.
 * Local search seldom helps there, but finds the models of formulas without structure. */
static void walk_saved(struct solver *s) {
    assert(!solver_level(s));
    struct cdcl *cdcl = s->cdcl;
    uint64_t spent = s->counters.ticks - cdcl->schedule.walked;
    double share = cdcl->uniform ? s->tuned->rephase_walk_uniform : s->tuned->rephase_walk;
    cdcl->schedule.walked = s->counters.ticks;
    if (!technique_is_on(s, TECHNIQUE_WALK))
        return;
    extend(s, cdcl->phases.saved);
    local_walk(s, cdcl->phases.saved, (uint64_t)(share * (double)spent));
}

void rephase_begin(struct solver *s, uint64_t conflicts) {
    struct phases *phases = &s->cdcl->phases;
    s->cdcl->schedule.rephasings = 0;
    s->cdcl->schedule.rephase = conflicts;
    forget_target(phases, s->vars);
    memset(phases->best, 0, s->vars);
    phases->best_size = 0;
}

/* What takes the place of the saved phases, in turns. */
static const struct {
    const char *name; /* in the log */
    void (*set)(struct solver *s);
} turns[] = {
    {"all true", set_true},     {"best", take_best}, {"walk", walk_saved},
    {"all false", set_false},   {"best", take_best}, {"walk", walk_saved},
    {"turned round", flip_all}, {"best", take_best}, {"walk", walk_saved},
};

enum { TURNS = sizeof turns / sizeof *turns };

void rephase(struct solver *s) {
    assert(rephase_due(s));
    struct cdcl *cdcl = s->cdcl;
    uint64_t count = cdcl->schedule.rephasings++;
    s->counters.rephased++;
    unsigned account = profile_enter(s->profile, TECHNIQUE_REPHASE);
    backtrack(s, 0);
    log_words(s, "rephase", "%s", turns[count % TURNS].name);
    turns[count % TURNS].set(s);
    forget_target(&cdcl->phases, s->vars);
    cdcl->schedule.rephase = s->counters.conflicts + s->tuned->rephase_interval * (count + 1);
    assert(!rephase_due(s));
    progress_leave(s, account);
}
