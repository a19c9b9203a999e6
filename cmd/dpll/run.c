#include "run.h"

#include <assert.h>
#include <setjmp.h>

#include "common/clock.h"
#include "engines/branch.h"
#include "look/cubes.h"
#include "state/intake.h"
#include "state/model.h"

void run_init(struct run *run, const struct run_options *options, struct memory *memory,
              struct output *out, struct run_signals *signals, struct proof *proof,
              struct trace *trace) {
    *run = (struct run){.options = options,
                        .memory = memory,
                        .out = out,
                        .signals = signals,
                        .proof = proof,
                        .trace = trace};
    formula_init(&run->formula, memory);
    out->alarm = &signals->stop;
    if (proof)
        proof->out.alarm = &signals->stop;
    if (trace)
        trace->own.alarm = &signals->stop;
}

/* Whether something cannot be written any more. */
static bool output_lost(const struct run *run) {
    return run->out->failure || (run->proof && run->proof->out.failure) ||
           (run->trace && run->trace->own.failure);
}

bool run_over(const struct run *run) {
    return run->signals->interrupted || output_lost(run);
}

static void drop_solver(struct run *run) {
    if (!run->engine)
        return;
    memory_clear(&run->own);
    run->model = run->spread = NULL;
    run->checked = 0;
    run->audit = (struct audit){0};
    run->engine = NULL;
}

void run_begin(struct run *run, bool incremental) {
    drop_solver(run);
    run->settings = run->options->settings;
    run->settings.many_models = run->options->models >= 0;
    run->settings.keep_variables = incremental || run->settings.many_models;
}

void run_free(struct run *run) {
    drop_solver(run);
    formula_free(&run->formula);
}

static void build_solver(struct run *run) {
    struct limits limits = {.stop = &run->signals->stop,
                            .out = run->out,
                            .verbose = run->options->verbose,
                            .pause = UINT64_MAX};
    run->engine = run->options->engine;
    memory_region(&run->own, run->memory);
    solver_init(&run->solver, &run->own, &run->settings, &run->formula, &limits, run->proof);
    run->solver.engine = run->engine->name;
    run->solver.trace = run->trace;
}

/* Variables that occur nowhere cost time and memory, unless each is a question or doubles the
 * models. */
static bool may_rename(const struct run *run) {
    const struct formula *formula = &run->formula;
    return !run->settings.keep_variables && !formula->renamed && formula_is_sparse(formula);
}

/* Makes the solver ready for the clauses and assumptions at hand. */
static void prepare(struct run *run, const struct elit_stack *assume) {
    if (may_rename(run))
        formula_rename(&run->formula, NULL, 0);
    if (run->engine && run->solver.narrowed)
        drop_solver(run);
    if (!run->engine)
        build_solver(run);
    struct solver *s = &run->solver;
    run->before = s->counters;
    s->counters.max_depth = s->counters.falsified = 0;
    s->limits.start = s->limits.reported = clock_seconds();
    run->engine->reset(s);
    intake_update(s);
    run->engine->update(s);
    intake_assume(s, assume ? assume->data : NULL, assume ? assume->size : 0);
}

/* The engine may have made variables of its own. */
static void make_room_for_model(struct run *run) {
    Var vars = run->solver.vars;
    run->model = memory_resize(&run->own, run->model, vars);
    if (!run->formula.renamed || run->spread)
        return;
    run->spread = memory_zeroed(&run->own, run->formula.declared, 1);
}

/* Keeps what was counted for the answer at hand, and whose it is. */
static void take_counters(struct run *run, enum res_answer answer) {
    if (!run->engine)
        return;
    run->spent = counters_since(&run->solver.counters, &run->before);
    run->name = answer == RES_UNKNOWN ? run->engine->name : run->solver.engine;
}

static enum res_answer give_up(struct run *run) {
    memory_unwind_to(run->memory, NULL);
    take_counters(run, RES_UNKNOWN);
    drop_solver(run);
    return RES_UNKNOWN;
}

/* Searches for a first model, or past the one at hand for another.  Running out of memory anywhere
 * inside, or of time while the solver is built, ends here. */
static enum res_answer search(struct run *run, const struct elit_stack *assume, bool first) {
    jmp_buf unwind;
    enum res_answer answer;
    memory_unwind_to(run->memory, &unwind);
    switch (setjmp(unwind)) {
    case 0:
        break;
    case LIMITS_MEMORY:
        run->out_of_memory = true;
        return give_up(run);
    default:
        return give_up(run);
    }
    if (first)
        prepare(run, assume);
    if (first || run->engine->exclude_model(&run->solver))
        answer = run->engine->solve(&run->solver);
    else
        answer = RES_UNSAT;
    if (answer == RES_SAT)
        make_room_for_model(run);
    memory_unwind_to(run->memory, NULL);
    return answer;
}

/* Checks the model against every clause.  A formula that has a second model may have many: then its
 * clauses are filed. */
static void check_model(struct run *run) {
    const struct formula *formula = &run->formula;
    if (audit_is_filed(&run->audit, formula) && audit_model(&run->audit, run->model)) {
        assert(!model_first_falsified(formula, run->model));
        return;
    }
    size_t wrong = model_first_falsified(formula, run->model);
    if (wrong)
        diag_die(
            EXIT_SOFTWARE,
            "internal error: the model does not satisfy clause %zu; please report this with the "
            "formula and the command line",
            wrong);
    if (run->checked == formula->clauses)
        audit_file(&run->audit, formula, run->model, &run->own);
    run->checked = formula->clauses;
}

/* One step of the search, timed and counted; the model, if any, is checked against the clauses. */
static enum res_answer timed_search(struct run *run, const struct elit_stack *assume, bool first) {
    double start = clock_seconds();
    enum res_answer answer = search(run, assume, first);
    take_counters(run, answer);
    if (answer == RES_SAT) {
        model_extract(&run->solver, run->model);
        check_model(run);
        run->models++;
        if (run->trace)
            trace_model(run->trace);
    }
    run->seconds += clock_seconds() - start;
    return answer;
}

static void write_answer(struct run *run, enum res_answer answer) {
    if (run->options->competition)
        res_write_competition_answer(run->out, answer);
    else
        res_write_answer(run->out, answer);
}

/* The values of the variables that the user declares. */
static const signed char *declared_values(struct run *run) {
    const struct formula *formula = &run->formula;
    if (!run->spread)
        return run->model;
    for (Var var = 0; var < formula->vars; var++)
        run->spread[formula->names[var]] = run->model[var];
    return run->spread;
}

static void write_model(struct run *run) {
    const signed char *values = declared_values(run);
    Var vars = formula_declared(&run->formula);
    if (run->options->competition)
        res_write_competition_model(run->out, values, vars);
    else
        res_write_model(run->out, values, vars, run->options->models >= 0);
}

/* Writes which of the assumptions cannot all hold. */
static void write_core(struct run *run) {
    const struct lit_stack *core = &run->solver.core;
    output_text(run->out, "c core ");
    for (size_t i = 0; i < core->size; i++) {
        output_integer(run->out, lit_user(core->data[i]));
        output_char(run->out, ' ');
    }
    output_text(run->out, "0\n");
}

/* Writes why an answer was not found. */
static void write_limit(struct run *run) {
    const char *limit = run->signals->interrupted ? "signal"
                        : output_lost(run)        ? "output"
                        : run->out_of_memory      ? "memory"
                        : run->signals->stop      ? "time"
                                                  : "engine";
    output_format(run->out, "c limit %s\n", limit);
}

/* Prints further models until the user has as many as asked for, or there are no more.  Returns
 * whether there are more: RES_SAT, RES_UNSAT, or RES_UNKNOWN at a limit.  They are flushed by the
 * search, now and then: a system call for each would take longer than finding it. */
static enum res_answer enumerate(struct run *run, const struct elit_stack *assume) {
    int64_t wanted = run->options->models;
    for (;;) {
        enum res_answer answer = timed_search(run, assume, false);
        if (answer != RES_SAT)
            return answer;
        if (wanted && run->models > (uint64_t)wanted) {
            run->models = (uint64_t)wanted;
            return RES_SAT;
        }
        write_model(run);
        if (output_lost(run))
            return RES_UNKNOWN;
    }
}

static void write_counters(struct run *run, enum res_answer last) {
    if (last == RES_UNKNOWN)
        write_limit(run);
    if (run->options->quiet)
        return;
    if (run->name) {
        output_text(run->out, "c engine ");
        output_text(run->out, run->name);
        output_char(run->out, '\n');
    }
    counters_print(&run->spent, run->out);
}

/* Writes how many models there were, and whether there are more. */
static void write_census(struct run *run, enum res_answer more) {
    res_write_counter(run->out, "models", run->models);
    output_format(run->out, "c more %s\n",
                  more == RES_SAT     ? "yes"
                  : more == RES_UNSAT ? "no"
                                      : "unknown");
}

static void begin_trace(struct run *run) {
    const struct engine *engine = run->options->engine;
    trace_begin(run->trace, &run->formula, engine->name,
                engine->takes_rules ? branch_rule_names[run->settings.rule] : NULL);
}

enum res_answer run_answer(struct run *run, const struct elit_stack *assume) {
    run->seconds = 0;
    run->models = 0;
    run->spent = (struct counters){0};
    run->name = NULL;
    run->out_of_memory = run->formula.truncated;
    if (run->options->seconds > 0)
        timer_set(run->signals, run->options->seconds);
    if (run->trace)
        begin_trace(run);
    enum res_answer answer = run->out_of_memory ? RES_UNKNOWN : timed_search(run, assume, true),
                    last = answer;
    write_answer(run, answer);
    if (answer == RES_SAT) {
        write_model(run);
        if (run->options->models >= 0) {
            output_flush(run->out);
            last = enumerate(run, assume);
        }
    }
    if (run->options->seconds > 0)
        timer_set(run->signals, 0);
    if (run->trace)
        trace_end(run->trace, last);
    if (answer == RES_UNSAT && assume)
        write_core(run);
    if (run->options->models >= 0)
        write_census(run, last);
    write_counters(run, last);
    if (!run->options->competition)
        res_write_time(run->out, run->seconds);
    output_flush(run->out);
    run->signals->stop = run_over(run);
    return answer;
}

static void write_formula(struct run *run) {
    struct clause_view clause;
    output_text(run->out, "p inccnf\n");
    for (size_t at = 0; formula_next(&run->formula, &at, &clause);) {
        for (size_t i = 0; i < clause.size; i++) {
            output_integer(run->out, lit_user(clause_lit(&clause, i)));
            output_char(run->out, ' ');
        }
        output_text(run->out, "0\n");
    }
}

/* Returns false when memory ran out. */
static bool search_cubes(struct run *run) {
    jmp_buf unwind;
    memory_unwind_to(run->memory, &unwind);
    switch (setjmp(unwind)) {
    case 0:
        break;
    case LIMITS_MEMORY:
        memory_unwind_to(run->memory, NULL);
        return false;
    default:
        memory_unwind_to(run->memory, NULL);
        cubes_write_rest(&run->solver, run->out);
        return true;
    }
    prepare(run, NULL);
    cubes_write(&run->solver, run->out, (uint64_t)run->options->cubes);
    memory_unwind_to(run->memory, NULL);
    return true;
}

bool run_cubes(struct run *run) {
    if (run->formula.truncated)
        return false;
    timer_set(run->signals, run->options->seconds);
    write_formula(run);
    bool complete = search_cubes(run);
    timer_set(run->signals, 0);
    drop_solver(run);
    run->signals->stop = run_over(run);
    return complete;
}
