/* SPDX-License-Identifier: MIT */
#include "problems.h"

#include <assert.h>
#include <stdlib.h>

#include "answer.h"
#include "assumed.h"
#include "common/formulas/dimacsskip.h"
#include "common/streams/workers.h"
#include "cutting.h"
#include "mus.h"
#include "simplifying.h"

void problems_init(struct problems *problems, const struct run_options *options,
                   struct memory *memory, struct output *out, struct run_signals *signals,
                   struct proof *proof, struct trace *trace) {
    *problems = (struct problems){.options = options, .last = RES_UNKNOWN, .workers = 1};
    project_take(&problems->project, options->project);
    run_init(&problems->run, options, memory, out, signals, proof, trace);
}

void problems_free(struct problems *problems) {
    run_free(&problems->run);
    stack_free(problems->run.memory, &problems->project.vars);
    stack_free(problems->run.memory, &problems->assume);
}

void problems_join(struct problems *problems, unsigned worker, uint64_t done, pid_t parent) {
    assert(worker < problems->options->workers);
    problems->worker = worker;
    problems->workers = problems->options->workers;
    problems->answers = 0;
    problems->done = done;
    run_join(&problems->run, parent);
}

bool problems_dealt(const struct problems *problems) {
    return problems->workers > 1;
}

/* Whether the next answer is this process's. */
static bool has_turn(const struct problems *problems) {
    assert(problems->worker < problems->workers);
    return problems->answers % problems->workers == problems->worker &&
           problems->answers / problems->workers >= problems->done;
}

static void answer(struct problems *problems, const struct elit_stack *assume) {
    bool due = has_turn(problems);
    problems->answers++;
    if (!due)
        return;
    problems->last = answer_write(&problems->run, assume);
    if (problems_dealt(problems))
        output_char(problems->run.out, 0);
}

/* Ends the program with a message about an option.  Files to which nothing was written stay as they
 * were; those shared by processes belong to the one that has started them. */
static _Noreturn void refuse(struct problems *problems, const char *option, const char *why) {
    struct run *run = &problems->run;
    diag_message("option %s: %s", option, why);
    if (problems_dealt(problems))
        exit(EXIT_INPUT);
    output_flush(run->out);
    if (run->proof)
        proof_close(run->proof, EXIT_INPUT);
    if (run->trace)
        trace_close(run->trace, EXIT_INPUT);
    exit(output_close(run->out, EXIT_INPUT));
}

static void write_cubes(struct problems *problems, const struct elit_stack *assume) {
    if (!cutting_write(&problems->run, assume))
        refuse(problems, "--cubes", "out of memory");
}

static void simplify(struct problems *problems) {
    struct diag diag = {0};
    if (!simplifying_write(&problems->run, &diag))
        refuse(problems, "--simplify", diag.text);
}

/* Returns whether more questions can be answered. */
static bool answer_question(struct problems *problems, const struct dimacs *d) {
    if (problems->options->mus)
        refuse(problems, "--mus", "a subset is of a formula, not of iCNF");
    if (problems->run.proof && !proof_has_hints(problems->run.proof))
        refuse(problems, "-P", "questions take LRAT, whose steps have numbers");
    if (problems->options->cubes >= 0)
        write_cubes(problems, &d->assume);
    else
        answer(problems, &d->assume);
    return !run_over(&problems->run);
}

/* Writes a minimal unsatisfiable subset, or says why there is none. */
static void write_mus(struct problems *problems, const struct dimacs *d) {
    enum mus_end end = mus_write(&problems->run);
    bool found = end == MUS_MINIMAL || end == MUS_LIMIT;
    problems->last = found ? RES_UNSAT : end == MUS_SATISFIABLE ? RES_SAT : RES_UNKNOWN;
    if (found || problems->options->competition)
        return;
    problems->negative = true;
    if (end == MUS_SATISFIABLE)
        diag_message("%s: problem %llu is satisfiable", d->in.name,
                     (unsigned long long)problems->count);
    else
        diag_message("%s: problem %llu was not decided within the limit", d->in.name,
                     (unsigned long long)problems->count);
}

/* Of several processes, writes the warning before the answer, into its part of the output. */
static void warn(struct problems *problems, const struct diag *diag) {
    char text[DIAG_LINE];
    if (!problems_dealt(problems)) {
        diag_warning(diag);
        return;
    }
    output_char(problems->run.out, WORKERS_ASIDE);
    output_bytes(problems->run.out, text, diag_warning_line(diag, text));
    output_char(problems->run.out, WORKERS_ASIDE);
}

static void end_problem(struct problems *problems, const struct dimacs *d) {
    struct diag diag;
    if (has_turn(problems) && dimacs_count_differs(d, &problems->run.formula, &diag))
        warn(problems, &diag);
    if (problems->options->mus) {
        write_mus(problems, d);
    } else if (problems->options->cubes >= 0) {
        if (!problems->run.cut)
            write_cubes(problems, NULL);
    } else if (problems->options->simplifies) {
        simplify(problems);
    } else if (!d->incremental) {
        answer(problems, problems->options->assume ? &problems->assume : NULL);
    }
}

/* If several models are asked for, determines by which variables they are told apart.  Returns
 * false, and makes the input fail, if there is no such variable. */
static bool tell_apart(struct problems *problems, struct dimacs *d) {
    struct run *run = &problems->run;
    struct settings *settings = &run->solving.settings;
    const struct engine *engine = problems->options->engine;
    if (problems->options->models < 0)
        return true;
    d->failed = !project_settle(&problems->project, d, &d->diag);
    settings->projects = !problems->project.all;
    run->solving.shown = problems->project.vars;
    if (d->failed || !settings->projects || engine->projects)
        return !d->failed;
    d->diag = (struct diag){0};
    d->failed = true;
    return diag_set(&d->diag,
                    "%s: the engine %s tells no models apart by lines 'c p show'; --project all "
                    "counts all of them",
                    d->in.name, engine->name);
}

/* Takes the assumptions of the command line.  Returns false, and makes the input fail, if the
 * formula has no such variable. */
static bool take_assumptions(struct problems *problems, struct dimacs *d) {
    const char *text = problems->options->assume;
    Var vars = formula_given(&problems->run.formula);
    d->failed = text && !assumed_take(&problems->assume, text, d, vars, &d->diag);
    return !d->failed;
}

/* Reads a clause, or answers a question or, at its end, the problem.  Returns whether the problem
 * goes on; d tells when it is malformed. */
static bool go_on(struct problems *problems, struct dimacs *d) {
    struct run *run = &problems->run;
    switch (dimacs_next(d, &run->formula)) {
    case DIMACS_CLAUSE:
    case DIMACS_XOR:
        if (problems->options->mus)
            groups_note(&run->groups, d, &run->formula);
        return true;
    case DIMACS_ASSUME:
        return tell_apart(problems, d) && answer_question(problems, d);
    case DIMACS_END:
        if (tell_apart(problems, d) && take_assumptions(problems, d))
            end_problem(problems, d);
        return false;
    case DIMACS_ERROR:
        break;
    }
    return false;
}

static void answer_problem(struct problems *problems, struct dimacs *d) {
    if (problems->run.proof && problems->count)
        refuse(problems, "-p", "a proof is of one problem, and this is another");
    if (problems->options->simplifies && d->incremental)
        refuse(problems, "--simplify", "a problem with questions stays as it is");
    if (problems->options->assume && d->incremental)
        refuse(problems, "-a", "assumptions of iCNF are those of its lines");
    problems->count++;
    run_begin(&problems->run, d->incremental || problems->options->assume);
    groups_begin(&problems->run.groups, d);
    while (go_on(problems, d))
        continue;
}

/* Skips a problem that another process answers.  Errors in it are for that process to report; they
 * end the stream before output of this process from behind it is handed on. */
static void skip_problem(struct problems *problems, struct dimacs *d) {
    problems->count++;
    if (dimacs_skip(d))
        problems->answers++;
}

void problems_answer(struct problems *problems, struct dimacs *d) {
    if (d->incremental || has_turn(problems))
        answer_problem(problems, d);
    else
        skip_problem(problems, d);
}

void problems_cut_short(struct problems *problems) {
    problems->run.formula.truncated = true;
    answer(problems, NULL);
}
