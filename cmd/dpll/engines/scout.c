/* SPDX-License-Identifier: MIT */
#include "engines/scout.h"

#include <assert.h>

#include "engines/cdcl.h"
#include "parity/trial.h"
#include "search/state.h"
#include "state/intake.h"
#include "state/log.h"
#include "state/model.h"
#include "state/poll.h"
#include "state/technique.h"
#include "state/trail.h"

/* Ticks after which the scout checks whether it is still of use. */
enum { STEP = 1 << 20 };

struct scout {
    struct settings settings;
    struct solver solver;
    struct memory memory; /* of the scout's solver */
    bool over;            /* the scout has ended and its solver is released */
};

static void reset(struct solver *s) {
    trail_backtrack(s, 0);
}

static void update(struct solver *s) {
    (void)s;
    assert(!solver_level(s));
}

static void release(struct scout *scout) {
    if (!scout->over)
        memory_clear(&scout->memory);
    scout->over = true;
}

/* To be called when memory runs out: releases the scout's for the engines that can give either
 * answer. */
static void drop(void *solver) {
    struct solver *s = solver;
    release(s->scout);
    s->counters.scout_drops++;
}

/* The ticks left for the scout; UINT64_MAX while its matrix is promising.  Until then it gets a
 * part of all effort, including a tick for each word of the formula that it takes in: in
 * applications few matrices are of use. */
static uint64_t allowance(const struct solver *s) {
    uint64_t most = counters_effort(&s->counters) / s->tuned->scout_part,
             spent = s->counters.scout_ticks;
    if (!s->scout)
        spent += s->formula->size;
    else if (trial_is_promising(&s->scout->solver))
        return UINT64_MAX;
    return spent < most ? most - spent : 0;
}

static bool is_wanted(const struct solver *s) {
    return s->cdcl && s->cdcl->matrix_barred && technique_is_on(s, TECHNIQUE_SCOUT) &&
           !(s->scout && s->scout->over) && allowance(s);
}

static void create(struct solver *s) {
    assert(s->scout && !s->scout->over);
    struct scout *scout = s->scout;
    struct solver *own = &scout->solver;
    scout->settings = (struct settings){.seed = s->settings->seed,
                                        .without = s->settings->without,
                                        .tunables = s->settings->tunables};
    memory_region(&scout->memory, s->memory);
    solver_init(own, &scout->memory, &scout->settings, s->formula, &s->limits, NULL);
    own->limits.conflicts = own->limits.decisions = UINT64_MAX;
    intake_update(own);
    engine_cdcl.update(own);
    s->counters.scout_ticks += s->formula->size;
    log_words(s, "scout", "a second solver, with a matrix, begins");
}

/* Whether the scout has a matrix that has not failed, or has not looked for one yet. */
static bool has_matrix(const struct scout *scout) {
    const struct solver *own = &scout->solver;
    return !trial_has_failed(own) && (own->cdcl->theory || !own->cdcl->preprocessed);
}

/* Searches on for at most `ticks` ticks. */
static enum res_answer search(struct solver *s, uint64_t ticks) {
    assert(ticks);
    struct solver *own = &s->scout->solver;
    uint64_t effort = counters_effort(&own->counters), conflicts = own->counters.conflicts;
    own->limits.pause = effort + ticks;
    enum res_answer answer = engine_cdcl.solve(own);
    s->counters.scout_ticks += counters_effort(&own->counters) - effort;
    s->counters.scout_conflicts += own->counters.conflicts - conflicts;
    log_words(s, "scout", "answer %d after %" PRIu64 " conflicts", answer,
              own->counters.conflicts - conflicts);
    return answer;
}

/* The ticks of the next step, limited by the effort left to s, the solver that the scout works for;
 * 0 for none. */
static uint64_t next_step(const struct solver *s) {
    uint64_t left = poll_left(s), allowed = allowance(s), most = left < allowed ? left : allowed;
    return most < STEP ? most : STEP;
}

static enum res_answer search_while_of_use(struct solver *s) {
    enum res_answer answer = RES_UNKNOWN;
    assert(!s->scout->over);
    while (answer == RES_UNKNOWN && !poll_reached(s) && has_matrix(s->scout) && next_step(s))
        answer = search(s, next_step(s));
    if (answer == RES_SAT)
        return RES_SAT;
    if (answer == RES_UNSAT || !has_matrix(s->scout))
        release(s->scout);
    return RES_UNKNOWN;
}

static enum res_answer give_up(struct solver *s, jmp_buf *outside) {
    memory_unwind_to(s->memory, outside);
    release(s->scout);
    return RES_UNKNOWN;
}

/* Returns here if memory runs out anywhere inside, or time while the solver is built. */
static enum res_answer search_in_bounds(struct solver *s, bool first) {
    jmp_buf unwind, *outside = memory_unwind_to(s->memory, &unwind);
    switch (setjmp(unwind)) {
    case 0:
        break;
    case LIMITS_MEMORY:
        s->counters.scout_drops++;
        return give_up(s, outside);
    default:
        return give_up(s, outside);
    }
    if (first)
        create(s);
    enum res_answer answer = search_while_of_use(s);
    memory_unwind_to(s->memory, outside);
    return answer;
}

static void take_model(struct solver *s) {
    assert(!solver_level(s));
    struct solver *own = &s->scout->solver;
    Var vars = own->vars;
    assert(vars >= s->formula->vars && !s->scout->over);
    signed char *model = memory_zeroed(s->memory, vars, 1);
    model_extract(own, model);
    release(s->scout);
    model_take(s, model);
    memory_release(s->memory, model);
}

static enum res_answer solve(struct solver *s) {
    bool first = !s->scout;
    profile_enter(s->profile, TECHNIQUE_SCOUT);
    if (first)
        s->scout = memory_zeroed(s->memory, 1, sizeof *s->scout);
    memory_on_shortage(s->memory, NULL, NULL);
    enum res_answer answer = search_in_bounds(s, first);
    if (answer == RES_SAT)
        take_model(s);
    if (!s->scout->over)
        memory_on_shortage(s->memory, drop, s);
    return answer;
}

const struct engine engine_scout = {
    .name = "scout", .is_wanted = is_wanted, .reset = reset, .update = update, .solve = solve};
