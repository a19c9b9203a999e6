/* SPDX-License-Identifier: MIT */
#include "run.h"

#include "common/base/clock.h"

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
    run->solving =
        (struct solving){.memory = memory,
                         .formula = &run->formula,
                         .limits = {.stop = &signals->stop, .out = out, .pause = UINT64_MAX},
                         .profile = options->verbose ? &run->profile : NULL,
                         .trace = trace};
    run->profile.since = clock_seconds();
    out->alarm = &signals->stop;
    out->leave = &signals->interrupted;
    if (proof)
        proof->out.alarm = &signals->stop;
    if (trace)
        trace->own.alarm = &signals->stop;
}

bool run_lost(const struct run *run) {
    return run->out->failure || (run->proof && run->proof->out.failure) ||
           (run->trace && run->trace->own.failure);
}

bool run_over(const struct run *run) {
    return run->signals->interrupted || run_lost(run);
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
    settings->keep_variables = incremental || settings->many_models || run->options->backbone;
    run->solving.compacts = (incremental || settings->many_models) && !run->trace;
    run->solving.shown = (struct var_stack){0};
    compact_begin(&run->solving.compact, run->memory);
}

void run_free(struct run *run) {
    race_end(&run->race);
    solving_drop(&run->solving);
    compact_begin(&run->solving.compact, run->memory);
    formula_free(&run->formula);
}

static void take_counters(struct run *run) {
    run->name = run->solving.name;
    run->spent = run->solving.spent;
}

void run_count(struct run *run) {
    solving_count(&run->solving, RES_SAT);
    take_counters(run);
}

enum res_answer run_search(struct run *run, const struct elit_stack *assume, bool first) {
    struct solving *solving = &run->solving;
    enum res_answer answer = solving_search(solving, assume, first);
    profile_enter(solving->profile, PROFILE_CHECK);
    run->out_of_memory = solving->out_of_memory;
    if (first || answer != RES_SAT)
        take_counters(run);
    if (answer == RES_SAT) {
        solving_check(solving, first);
        run->values = solving_values(solving);
    }
    return answer;
}

void run_share_memory(struct run *run) {
    struct memory *memory = run->memory;
    if (memory->limit > memory->used)
        memory->limit = memory->used + (memory->limit - memory->used) / run->options->workers;
}

void run_join(struct run *run, pid_t parent) {
    run->joined = true;
    run_share_memory(run);
    timer_join(run->signals, parent);
}
