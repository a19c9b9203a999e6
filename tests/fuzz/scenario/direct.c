/* SPDX-License-Identifier: MIT */
#include "direct.h"

#include <setjmp.h>
#include <stdlib.h>

#include "cmd/dpll/state/model.h"
#include "engines/cdcl.h"
#include "engines/look.h"
#include "engines/portfolio.h"
#include "engines/walk.h"
#include "knowledge.h"
#include "state/intake.h"
#include "state/poll.h"

static const struct engine *const takers[] = {&engine_cdcl, &engine_look, &engine_walk};

enum { TAKERS = sizeof takers / sizeof *takers };

static bool takes_turns(const struct engine *engine) {
    for (int i = 0; i < TAKERS; i++)
        if (takers[i] == engine)
            return true;
    return false;
}

static void drop(struct direct *d) {
    if (!d->engine)
        return;
    memory_clear(&d->own);
    d->engine = NULL;
}

static void build(struct direct *d) {
    struct limits limits = {.stop = &moment_signals.stop,
                            .pause = UINT64_MAX,
                            .conflicts = UINT64_MAX,
                            .decisions = UINT64_MAX};
    d->settings = d->manner.settings;
    d->engine = d->manner.engine;
    memory_region(&d->own, d->memory);
    solver_init(&d->solver, &d->own, &d->settings, d->formula, &limits, d->proof);
    d->solver.engine = d->engine->name;
}

/* The one that holds the solver goes back to level 0 first. */
static void reset(struct direct *d) {
    d->engine->reset(&d->solver);
    for (int i = 0; i < TAKERS && takes_turns(d->engine); i++)
        if (takers[i] != d->engine)
            takers[i]->reset(&d->solver);
}

static void prepare(struct direct *d, const struct question *question) {
    if (d->engine && d->solver.narrowed)
        drop(d);
    if (!d->engine)
        build(d);
    reset(d);
    intake_update(&d->solver);
    d->engine->update(&d->solver);
    intake_assume(&d->solver, question->assumed, (size_t)question->size);
}

static void pass_on(struct direct *d, const struct engine *engine) {
    struct solver *s = &d->solver;
    if (engine == d->engine)
        return;
    (d->engine->suspend ? d->engine->suspend : d->engine->reset)(s);
    d->settings.keep_variables = true;
    d->engine = engine;
    engine->update(s);
}

/* Any engine but the automatic choice, which has a mind of its own, may pause and go on. */
static bool may_have_turn(const struct direct *d, const struct engine *engine) {
    const struct engine *own = d->manner.engine;
    if (engine == own)
        return engine != &engine_auto;
    return takes_turns(engine) && takes_turns(own) && !d->settings.many_models;
}

static enum res_answer solve_by_turns(struct direct *d, const struct question *question) {
    struct solver *s = &d->solver;
    for (int i = 0; i < question->turns_size; i++) {
        const struct turn *turn = &question->turns[i];
        if (!may_have_turn(d, turn->engine))
            continue;
        pass_on(d, turn->engine);
        s->limits.pause = counters_effort(&s->counters) + turn->effort;
        enum res_answer verdict = turn->engine->solve(s);
        s->limits.pause = UINT64_MAX;
        if (verdict != RES_UNKNOWN || poll_stopped(s))
            return verdict;
    }
    pass_on(d, d->manner.engine);
    return d->engine->solve(s);
}

static enum res_answer give_up(struct direct *d) {
    memory_unwind_to(d->memory, NULL);
    drop(d);
    return RES_UNKNOWN;
}

static enum res_answer search(struct direct *d, const struct question *question, bool first) {
    jmp_buf unwind;
    memory_unwind_to(d->memory, &unwind);
    if (setjmp(unwind))
        return give_up(d);
    if (first)
        prepare(d, question);
    enum res_answer verdict = RES_UNSAT;
    if (first)
        verdict = solve_by_turns(d, question);
    else if (d->engine->exclude_model(&d->solver))
        verdict = d->engine->solve(&d->solver);
    memory_unwind_to(d->memory, NULL);
    return verdict;
}

static void take_model(struct direct *d, struct answer *answer) {
    signed char *model = calloc(d->solver.vars + 1, 1);
    if (!model)
        abort();
    model_extract(&d->solver, model);
    answer_model(answer, model);
    free(model);
}

static void take_core(struct direct *d, struct answer *answer) {
    const struct lit_stack *core = &d->solver.core;
    if (core->size > STEP_LITS)
        answer_wrong(answer, "a core is longer than the assumptions");
    for (size_t i = 0; i < core->size && i < STEP_LITS; i++)
        answer->core[answer->core_size++] = lit_user(core->data[i]);
}

/* One more than were asked for tells that there are more. */
static enum res_answer list(struct direct *d, const struct question *question,
                            struct answer *answer) {
    while (!question->models || answer->models <= question->models) {
        enum res_answer verdict = search(d, question, false);
        if (verdict != RES_SAT)
            return verdict;
        take_model(d, answer);
        if (answer->wrong)
            break;
    }
    return RES_SAT;
}

void direct_ask(struct direct *d, const struct question *question, struct answer *answer) {
    answer->verdict = search(d, question, true);
    if (answer->verdict == RES_UNSAT)
        take_core(d, answer);
    if (answer->verdict == RES_SAT) {
        take_model(d, answer);
        if (question->models >= 0 && d->engine->exclude_model)
            answer->more = list(d, question, answer);
    }
    if (d->engine && d->manner.settings.keep_variables)
        answer_wrong(answer, knowledge_wrong(&d->solver, question->models_of_clauses));
}

void direct_begin(struct direct *d, const struct manner *manner, struct proof *proof) {
    drop(d);
    d->manner = *manner;
    d->proof = proof;
}

void direct_free(struct direct *d) {
    drop(d);
}
