/* SPDX-License-Identifier: MIT */
#include "answer.h"

#include <assert.h>

#include "backbone.h"
#include "common/base/clock.h"
#include "common/formulas/reswrite.h"
#include "engines/branch.h"
#include "partial.h"
#include "report.h"
#include "summary.h"
#include "team.h"

/* A step of the search, timed and counted, whose model, if any, is checked against the clauses. */
static enum res_answer timed_search(struct run *run, const struct elit_stack *assume, bool first) {
    double start = clock_seconds();
    enum res_answer answer =
        team_may_search(run, assume) ? team_search(run) : run_search(run, assume, first);
    assert(answer != RES_SAT || run->values || !run->formula.vars);
    if (answer == RES_SAT) {
        run->models++;
        if (run->trace)
            trace_model(run->trace);
    }
    run->seconds += clock_seconds() - start;
    return answer;
}

/* Prints further models until the user has as many as asked for, or there are no more.  Returns
 * whether there are more: RES_SAT, RES_UNSAT, or RES_UNKNOWN at a limit.  The search flushes models
 * now and then, since a system call for each would take longer than finding it. */
static enum res_answer enumerate(struct run *run, const struct elit_stack *assume) {
    int64_t wanted = run->options->models;
    assert(wanted >= 0);
    for (;;) {
        assert(!wanted || run->models <= (uint64_t)wanted);
        enum res_answer answer = timed_search(run, assume, false);
        if (answer != RES_SAT)
            return answer;
        if (wanted && run->models > (uint64_t)wanted) {
            run->models = (uint64_t)wanted;
            run_count(run);
            return RES_SAT;
        }
        report_model(run);
        if (run_lost(run)) {
            run_count(run);
            return RES_UNKNOWN;
        }
    }
}

static void begin_trace(struct run *run) {
    const struct engine *engine = run->options->engine;
    trace_begin(run->trace, &run->formula, engine->name,
                engine->takes_rules ? branch_rule_names[run->solving.settings.rule] : NULL);
}

static void begin(struct run *run) {
    run->seconds = 0;
    run->models = 0;
    run->spent = run->solving.spent = (struct counters){0};
    run->name = run->solving.name = NULL;
    run->out_of_memory = run->solving.out_of_memory = run->formula.truncated;
    run->killed = false;
    if (run->options->seconds > 0)
        timer_set(run->signals, run->options->seconds);
    if (run->trace)
        begin_trace(run);
    if (run->proof && !run->formula.truncated)
        output_begin(&run->proof->out);
}

/* Writes the current model and, if asked for, the backbone or further models.  Returns the answer
 * of the last search. */
static enum res_answer write_models(struct run *run, const struct elit_stack *assume) {
    if (run->options->partial)
        partial_write(run, assume);
    else
        report_model(run);
    if (run->options->backbone)
        return backbone_write(run, assume);
    if (run->options->models < 0)
        return RES_SAT;
    output_flush(run->out);
    return enumerate(run, assume);
}

/* Writes the lines after the answer and its models. last: the answer of the last search. */
static void write_rest(struct run *run, const struct elit_stack *assume, enum res_answer answer,
                       enum res_answer last) {
    bool refuted = answer == RES_UNSAT && assume;
    if (refuted)
        report_core(run);
    if (refuted && run->proof)
        report_step(run);
    if (run->options->models >= 0)
        report_census(run, last);
    report_counters(run, last);
    if (!run->options->competition)
        reswrite_time(run->out, run->seconds);
}

enum res_answer answer_write(struct run *run, const struct elit_stack *assume) {
    begin(run);
    if (run->options->backbone)
        backbone_begin(run, assume);
    enum res_answer answer = run->out_of_memory ? RES_UNKNOWN : timed_search(run, assume, true);
    report_answer(run, answer);
    enum res_answer last = answer == RES_SAT ? write_models(run, assume) : answer;
    if (run->options->seconds > 0)
        timer_set(run->signals, 0);
    if (run->trace)
        trace_end(run->trace, last);
    write_rest(run, assume, answer, last);
    summary_write(run->solving.profile, &run->spent);
    if (run->proof && assume)
        output_flush(&run->proof->out);
    if (!run->joined)
        output_flush(run->out);
    run->signals->stop = run_over(run);
    return answer;
}
