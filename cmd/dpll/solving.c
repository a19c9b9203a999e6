/* SPDX-License-Identifier: MIT */
#include "solving.h"

#include <assert.h>
#include <setjmp.h>

#include "state/intake.h"
#include "state/model.h"
#include "state/progress.h"
#include "summary.h"

void solving_drop(struct solving *solving) {
    if (!solving->engine)
        return;
    memory_clear(&solving->own);
    solving->model = solving->spread = NULL;
    solving->room = solving->spread_room = 0;
    solving->assumed = (struct elit_stack){0};
    solving->settled = (struct var_stack){0};
    solving->check = (struct modelcheck){0};
    solving->engine = NULL;
}

static void build_solver(struct solving *solving) {
    assert(!solving->engine && solving->wanted);
    solving->engine = solving->wanted;
    memory_region(&solving->own, solving->memory);
    solver_init(&solving->solver, &solving->own, &solving->settings, solving->formula,
                &solving->limits, solving->proof);
    solving->solver.engine = solving->engine->name;
    solving->solver.trace = solving->trace;
    solving->solver.profile = solving->profile;
}

/* Whether variables that occur in no clause may be left out by renaming the others.  They cost time
 * and memory, but must stay if they may be assumed or double the number of models. */
static bool may_rename(const struct solving *solving) {
    const struct formula *formula = solving->formula;
    return !solving->settings.keep_variables && !formula->renamed && formula_is_sparse(formula);
}

/* The counter at which an allowance that begins now is used up. */
static uint64_t used_up(uint64_t now, uint64_t allowance) {
    return allowance < UINT64_MAX - now ? now + allowance : UINT64_MAX;
}

/* Whether variables are renamed as they come (compact.h). */
static bool is_compact(const struct solving *solving) {
    return solving->compacts && solving->formula->renamed;
}

Lit solving_lit(const struct solving *solving, int elit) {
    return is_compact(solving) ? compact_lit(&solving->compact, solving->formula, elit)
                               : lit_of(elit);
}

int solving_elit(const struct solving *solving, Lit lit) {
    return is_compact(solving) ? formula_user(solving->formula, lit) : lit_user(lit);
}

/* Whether models are distinguished by most variables, so that omitting others saves little. */
static bool shows_most(const struct solving *solving) {
    const struct settings *settings = &solving->settings;
    if (!settings->many_models)
        return false;
    return !settings->projects || solving->shown.size > solving->formula->vars / 2;
}

/* Renames variables if few matter.  A formula without questions has no assumptions. */
static void compact(struct solving *solving, const struct elit_stack *assume) {
    struct formula *formula = solving->formula;
    struct elit_stack none = {0};
    if (!solving->compacts)
        return;
    if (!formula->renamed && shows_most(solving))
        compact_pass(&solving->compact, formula);
    else
        compact_update(&solving->compact, formula, assume ? assume : &none, &solving->shown);
}

/* Translates the variables that tell models apart into the formula's numbers. */
static void settle_shown(struct solving *solving) {
    struct settings *settings = &solving->settings;
    const struct var_stack *shown = &solving->shown;
    if (is_compact(solving)) {
        stack_clear(&solving->settled);
        stack_reserve(&solving->own, &solving->settled, shown->size);
        for (size_t i = 0; i < shown->size; i++)
            stack_push(&solving->own, &solving->settled,
                       lit_var(solving_lit(solving, lit_user(lit_make(shown->data[i], 0)))));
        shown = &solving->settled;
    }
    assert(shown->size == solving->shown.size);
    settings->shown = shown->data;
    settings->shown_count = shown->size;
}

/* Translates assumptions into the formula's numbers. */
static const struct elit_stack *assumed(struct solving *solving, const struct elit_stack *assume) {
    if (!assume || !is_compact(solving))
        return assume;
    stack_clear(&solving->assumed);
    stack_reserve(&solving->own, &solving->assumed, assume->size);
    for (size_t i = 0; i < assume->size; i++) {
        Lit lit = solving_lit(solving, assume->data[i]);
        stack_push(&solving->own, &solving->assumed, lit_user(lit));
    }
    return &solving->assumed;
}

void solving_prepare(struct solving *solving, const struct elit_stack *assume) {
    if (solving->profile)
        summary_begin(solving->profile);
    if (may_rename(solving))
        formula_rename(solving->formula, NULL, 0);
    compact(solving, assume);
    if (solving->engine && solving->solver.narrowed)
        solving_drop(solving);
    if (!solving->engine)
        build_solver(solving);
    struct solver *s = &solving->solver;
    if (solving->profile)
        profile_search(solving->profile, &s->counters);
    solving->before = s->counters;
    s->counters.max_depth = s->counters.falsified = 0;
    s->limits.conflicts = used_up(s->counters.conflicts, solving->limits.conflicts);
    s->limits.decisions = used_up(s->counters.decisions, solving->limits.decisions);
    settle_shown(solving);
    solving->engine->reset(s);
    intake_update(s);
    solving->engine->update(s);
    assert(!solver_level(s) && s->clauses == solving->formula->clauses);
    assume = assumed(solving, assume);
    intake_assume(s, assume ? assume->data : NULL, assume ? assume->size : 0);
    assert(!solving->either || solving->engine->chooses);
    if (solving->either)
        intake_either(s, solving->either->data, solving->either->size);
    progress_show(s, '*');
}

/* Makes room for the values of all variables of the solver, including those added by the engine. */
static void make_room_for_model(struct solving *solving) {
    Var vars = solving->solver.vars;
    if (solving->room < vars || !solving->model)
        solving->model = memory_resize(&solving->own, solving->model, vars);
    solving->room = vars;
    Var declared = solving->formula->declared;
    if (!solving->formula->renamed || declared <= solving->spread_room)
        return;
    memory_release(&solving->own, solving->spread);
    solving->spread = memory_zeroed(&solving->own, declared, 1);
    solving->spread_room = declared;
}

void solving_count(struct solving *solving, enum res_answer answer) {
    if (!solving->engine)
        return;
    solving->spent = counters_since(&solving->solver.counters, &solving->before);
    solving->name = answer == RES_UNKNOWN ? solving->engine->name : solving->solver.engine;
}

/* Writes the last progress line of an answer, with the letter of the answer. */
static void show_end(struct solving *solving, enum res_answer answer) {
    if (solving->engine)
        progress_show(&solving->solver, answer == RES_SAT ? '1' : answer == RES_UNSAT ? '0' : '?');
}

static enum res_answer give_up(struct solving *solving) {
    memory_unwind_to(solving->memory, NULL);
    show_end(solving, RES_UNKNOWN);
    solving_count(solving, RES_UNKNOWN);
    solving_drop(solving);
    return RES_UNKNOWN;
}

#ifndef NDEBUG
static bool is_true(const struct solving *solving, int elit) {
    Lit lit = solving_lit(solving, elit);
    return solving->model[lit_var(lit)] == lit_sign(lit);
}

/* Whether the model has all literals assumed and one of those to choose from. */
static bool keeps_question(const struct solving *solving, const struct elit_stack *assume) {
    const struct elit_stack *either = solving->either;
    bool chosen = !either;
    for (size_t i = 0; assume && i < assume->size; i++)
        if (!is_true(solving, assume->data[i]))
            return false;
    for (size_t i = 0; either && i < either->size; i++)
        chosen |=
            solving->model[lit_var(lit_of(either->data[i]))] == lit_sign(lit_of(either->data[i]));
    return chosen;
}
#endif

enum res_answer solving_search(struct solving *solving, const struct elit_stack *assume,
                               bool first) {
    jmp_buf unwind;
    enum res_answer answer;
    memory_unwind_to(solving->memory, &unwind);
    switch (setjmp(unwind)) {
    case 0:
        break;
    case LIMITS_MEMORY:
        solving->out_of_memory = true;
        return give_up(solving);
    default:
        return give_up(solving);
    }
    if (first)
        solving_prepare(solving, assume);
    if (first || solving->engine->exclude_model(&solving->solver))
        answer = solving->engine->solve(&solving->solver);
    else
        answer = RES_UNSAT;
    assert(answer != RES_SAT || !solving->solver.inconsistent);
    if (answer == RES_SAT)
        make_room_for_model(solving);
    memory_unwind_to(solving->memory, NULL);
    if (first || answer != RES_SAT)
        solving_count(solving, answer);
    if (first)
        show_end(solving, answer);
    if (answer == RES_SAT)
        model_extract(&solving->solver, solving->model);
    assert(answer != RES_SAT || keeps_question(solving, assume));
    return answer;
}

const signed char *solving_values(struct solving *solving) {
    const struct formula *formula = solving->formula;
    if (!solving->spread)
        return solving->model;
    assert(formula->renamed && solving->spread_room >= formula->declared);
    for (Var var = 0; var < formula->vars; var++)
        solving->spread[formula->names[var]] = solving->model[var];
    return solving->spread;
}

void solving_check(struct solving *solving, bool first) {
    (first ? modelcheck_first : modelcheck_next)(&solving->check, solving->formula, solving->model,
                                                 &solving->own);
}
