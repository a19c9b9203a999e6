#include "run.h"

#include <errno.h>
#include <string.h>

#include "common/clock.h"
#include "common/scratch.h"
#include "engines/branch.h"
#include "engines/variety.h"
#include "look/split.h"

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
    run->solving = (struct solving){.memory = memory,
                                    .formula = &run->formula,
                                    .limits = {.stop = &signals->stop,
                                               .out = out,
                                               .verbose = options->verbose,
                                               .pause = UINT64_MAX},
                                    .trace = trace};
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

void run_begin(struct run *run, bool incremental) {
    solving_drop(&run->solving);
    struct settings *settings = &run->solving.settings;
    run->solving.wanted = run->options->engine;
    run->solving.proof = run->proof;
    if (run->proof)
        run->proof->incremental = incremental;
    *settings = run->options->settings;
    run->solving.limits.conflicts = run->options->conflicts;
    run->solving.limits.decisions = run->options->decisions;
    run->cut = 0;
    run->cut_words = 0;
    settings->many_models = run->options->models >= 0;
    settings->keep_variables = incremental || settings->many_models;
}

void run_free(struct run *run) {
    race_end(&run->race);
    solving_drop(&run->solving);
    formula_free(&run->formula);
}

static enum res_answer search_alone(struct run *run, const struct elit_stack *assume, bool first) {
    struct solving *solving = &run->solving;
    enum res_answer answer = solving_search(solving, assume, first);
    run->name = solving->name;
    run->spent = solving->spent;
    run->out_of_memory = solving->out_of_memory;
    if (answer == RES_SAT) {
        solving_check(solving);
        run->values = solving_values(solving);
    }
    return answer;
}

/* Limits this process to its share of the memory that was left: one of options->workers equal
 * parts.
 */
static void share_memory(struct run *run) {
    struct memory *memory = run->memory;
    if (memory->limit > memory->used)
        memory->limit = memory->used + (memory->limit - memory->used) / run->options->workers;
}

/* What a worker has proved is of use when all of it has been written. */
static enum res_answer leave_proof(const struct run *run, struct desk *desk,
                                   enum res_answer answer) {
    bool whole = output_flush(&run->proof->out);
    desk->step = run->proof->empty;
    desk->failure = run->proof->out.failure;
    return whole ? answer : RES_UNKNOWN;
}

/* What a worker does: the same search, for a share of the memory that is left. */
static enum res_answer answer_at_desk(void *owner, struct desk *desk) {
    struct run *run = owner;
    struct solving *solving = &run->solving;
    variety_apply(&solving->settings, desk->worker);
    solving->limits.verbose = run->options->verbose && !desk->worker;
    share_memory(run);
    if (run->proof)
        weave_join(&run->weave, run->proof, desk->worker);
    enum res_answer answer = solving_search(solving, NULL, true);
    if (run->proof)
        answer = leave_proof(run, desk, answer);
    Var vars = formula_declared(&run->formula);
    if (answer == RES_SAT && vars)
        memcpy(desk->values, solving_values(solving), vars);
    desk->engine = solving->name;
    desk->counters = solving->spent;
    desk->out_of_memory = solving->out_of_memory;
    return answer;
}

void run_join(struct run *run, pid_t parent) {
    run->joined = true;
    share_memory(run);
    timer_join(run->signals, parent);
}

static void begin_race(void *owner, const struct race *race) {
    struct run *run = owner;
    run->solving.settings.exchange = race->exchange;
    run->solving.settings.parts = race->parts;
}

static void report_workers(const struct race *race) {
    for (unsigned i = 0; i < race->workers; i++) {
        const struct desk *desk = &race->desks[i];
        const struct counters *c = &desk->counters;
        diag_message("process %u  engine %s  conflicts %llu  exported %llu  imported %llu", i + 1,
                     desk->engine ? desk->engine : "none", (unsigned long long)c->conflicts,
                     (unsigned long long)c->exported, (unsigned long long)c->imported);
    }
}

/* Whether memory is why there is no answer. */
static bool ran_out_of_memory(const struct run *run, const struct race *race) {
    bool out = false;
    for (unsigned i = 0; i < race->workers; i++)
        out |= race->desks[i].out_of_memory;
    return out && !run->signals->stop;
}

/* The proof can no longer be written, for the reason in proof->out.failure. */
static void lose_proof(struct run *run, const char *where) {
    run->proof->out.name = where;
    run->signals->stop = 1;
}

/* Without an answer, a proof that no worker could write is why. */
static void take_failures(struct run *run) {
    for (unsigned i = 0; i < run->race.workers; i++)
        if (run->race.desks[i].failure) {
            run->proof->out.failure = run->race.desks[i].failure;
            lose_proof(run, scratch_folder());
        }
}

/* Puts the workers' proofs together.  Returns whether there is a whole one. */
static bool weave_proofs(struct run *run, uint64_t last) {
    const volatile sig_atomic_t *stop = &run->signals->interrupted;
    if (weave_write(&run->weave, run->proof, &run->formula, last, stop))
        return true;
    if (!run->proof->out.failure && !*stop)
        diag_die(EXIT_SOFTWARE, "internal error: the proofs of the processes end too early; please "
                                "report this with the formula and the command line");
    return false;
}

/* Returns the answer at a desk, or RES_UNKNOWN where there is no whole proof of it. */
static enum res_answer take_proof(struct run *run, const struct desk *desk) {
    enum res_answer answer = desk->answer;
    if (answer == RES_UNKNOWN)
        take_failures(run);
    if (answer == RES_UNSAT && !weave_proofs(run, desk->step))
        answer = RES_UNKNOWN;
    weave_end(&run->weave);
    return answer;
}

/* Makes ready for the proofs of workers.  Returns false where that fails, which ends the run. */
static bool begin_proofs(struct run *run) {
    struct diag diag;
    if (!run->proof)
        return true;
    if (weave_begin(&run->weave, run->options->workers, run->memory, &diag))
        return true;
    run->proof->out.failure = errno;
    lose_proof(run, scratch_folder());
    return false;
}

/* Where no worker can be started, this process does the work. */
static enum res_answer search_by_workers(struct run *run) {
    Var vars = formula_declared(&run->formula);
    struct race_job job = {run->signals, run, split_words(vars), begin_race, answer_at_desk};
    struct race *race = &run->race;
    output_flush(run->out);
    race_end(race);
    if (!begin_proofs(run))
        return RES_UNKNOWN;
    const struct desk *desk = race_run(race, run->options->workers, vars, &job);
    run->solving.settings.exchange = NULL;
    run->solving.settings.parts = NULL;
    if (!desk) {
        weave_end(&run->weave);
        return search_alone(run, NULL, true);
    }
    if (run->options->verbose)
        report_workers(race);
    enum res_answer answer = run->proof ? take_proof(run, desk) : desk->answer;
    run->name = desk->engine;
    run->spent = desk->counters;
    run->out_of_memory = ran_out_of_memory(run, race);
    if (answer == RES_SAT) {
        run->values = desk->values;
        solving_check_values(&run->formula, run->values);
    }
    return answer;
}

static bool may_race(const struct run *run, const struct elit_stack *assume) {
    const struct run_options *options = run->options;
    return options->workers > 1 && options->engine->races && options->models < 0 && !run->joined &&
           !assume;
}

/* One step of the search, timed and counted; the model, if any, is checked against the clauses. */
static enum res_answer timed_search(struct run *run, const struct elit_stack *assume, bool first) {
    double start = clock_seconds();
    enum res_answer answer =
        may_race(run, assume) ? search_by_workers(run) : search_alone(run, assume, first);
    if (answer == RES_SAT) {
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

static void write_model(struct run *run) {
    if (run->options->no_witness)
        return;
    Var vars = formula_declared(&run->formula);
    if (run->options->competition)
        res_write_competition_model(run->out, run->values, vars);
    else
        res_write_model(run->out, run->values, vars, run->options->models >= 0);
}

/* Writes which of the assumptions cannot all hold. */
static void write_core(struct run *run) {
    const struct lit_stack *core = &run->solving.solver.core;
    output_text(run->out, "c core ");
    for (size_t i = 0; i < core->size; i++) {
        output_integer(run->out, lit_user(core->data[i]));
        output_char(run->out, ' ');
    }
    output_text(run->out, "0\n");
}

/* Writes the number of the proof step that refutes the assumptions; 0 where two of them contradict
 * each other. */
static void write_step(struct run *run) {
    const struct proof *proof = run->proof;
    bool alone = !run->solving.solver.core.size;
    res_write_counter(run->out, "step", alone ? proof->empty : proof->answer);
}

/* Writes why an answer was not found. */
static void write_limit(struct run *run) {
    const char *limit = run->signals->interrupted                         ? "signal"
                        : output_lost(run)                                ? "output"
                        : run->out_of_memory                              ? "memory"
                        : run->signals->stop                              ? "time"
                        : run->spent.conflicts >= run->options->conflicts ? "conflicts"
                        : run->spent.decisions >= run->options->decisions ? "decisions"
                                                                          : "engine";
    output_format(run->out, "c limit %s\n", limit);
}

/* Prints further models until the user has as many as asked for, or there are no more.  Returns
 * whether there are more: RES_SAT, RES_UNSAT, or RES_UNKNOWN at a limit.  The search flushes the
 * models now and then: a system call for each model would take longer than finding it. */
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
                engine->takes_rules ? branch_rule_names[run->solving.settings.rule] : NULL);
}

enum res_answer run_answer(struct run *run, const struct elit_stack *assume) {
    run->seconds = 0;
    run->models = 0;
    run->spent = run->solving.spent = (struct counters){0};
    run->name = run->solving.name = NULL;
    run->out_of_memory = run->solving.out_of_memory = run->formula.truncated;
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
    if (answer == RES_UNSAT && assume && run->proof)
        write_step(run);
    if (run->options->models >= 0)
        write_census(run, last);
    write_counters(run, last);
    if (!run->options->competition)
        res_write_time(run->out, run->seconds);
    if (run->proof && assume)
        output_flush(&run->proof->out);
    if (!run->joined)
        output_flush(run->out);
    run->signals->stop = run_over(run);
    return answer;
}
