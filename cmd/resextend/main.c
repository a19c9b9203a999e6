/* SPDX-License-Identifier: MIT */
#include <string.h>

#include "common/formulas/reswrite.h"
#include "common/streams/option.h"
#include "common/streams/standard.h"
#include "common/streams/status.h"
#include "steps.h"

const char diag_tool[] = "resextend";

static struct { bool competition; } options;

static const struct option_row rows[] = {
    {'C', "competition", OPTION_FLAG, &options.competition,
     .help = "output and exit status of the SAT competitions"},
    {0},
};

static const struct option_table table = {
    .usage = "CNF [RES]",
    .purpose = "Turn results of simplified formulas into results of the original ones.",
    .rows = rows,
    .operands_max = 2,
};

struct job {
    struct memory memory;
    struct output out;
    struct steps steps;
    struct res res;
    signed char *values; /* by variable */
    size_t room;         /* of values */
    size_t results;
};

static Var larger(Var a, Var b) {
    return a > b ? a : b;
}

/* Makes room for the variables of the steps and of the current model.  All values are 0. */
static void make_room(struct job *job) {
    const struct steps *steps = &job->steps;
    Var vars = larger(larger(steps->original, steps->vars), job->res.vars);
    if (vars <= job->room)
        return;
    memory_release(&job->memory, job->values);
    job->values = memory_zeroed(&job->memory, vars, 1);
    job->room = vars;
}

/* Copies the values of the current model, or clears them again.  Touches no others, since the model
 * may have few and large variables. */
static void copy_model(struct job *job, bool take) {
    const struct res *res = &job->res;
    for (size_t i = 0; i < res->runs.size; i++)
        for (Var var = res->runs.data[i].first; var < res->runs.data[i].end; var++)
            job->values[steps_name(&job->steps, var)] = take ? res->values[var] : 0;
}

static void write_answer(struct job *job) {
    if (options.competition)
        reswrite_competition_answer(&job->out, job->res.answer);
    else
        reswrite_answer(&job->out, job->res.answer);
}

static void write_model(struct job *job) {
    if (options.competition)
        reswrite_competition_model(&job->out, job->values, job->steps.original);
    else
        reswrite_model(&job->out, job->values, job->steps.original, true);
}

/* Writes the current block, extended.  Writes nothing if its first model is malformed. */
static void extend_block(struct job *job) {
    struct res *res = &job->res;
    res->limit = job->steps.simplified;
    bool positive = res->answer == RES_SAT;
    if (positive && !res_model(res))
        return;
    write_answer(job);
    while (positive && !job->out.failure) {
        make_room(job);
        copy_model(job, true);
        steps_apply(&job->steps, job->values);
        write_model(job);
        copy_model(job, false);
        steps_forget(&job->steps, job->values);
        positive = res_model(res);
    }
    output_flush(&job->out);
}

/* Reports that there are more results than formulas, or fewer. */
static bool unequal(const struct job *job, bool more_results, struct diag *diag) {
    if (more_results) {
        *diag = (struct diag){
            .file = job->res.in.name, .line = job->res.line, .column = job->res.column};
        return diag_set(diag, "there are more results than problems: %s has only %zu",
                        job->steps.in.name, job->results);
    }
    input_locate(&job->res.in, diag);
    return diag_set(diag, "there are more problems than results: %s asks for result %zu",
                    job->steps.in.name, job->results + 1);
}

/* Returns false with diag filled if something is malformed or missing. */
static bool extend_all(struct job *job, struct diag *diag) {
    struct steps *steps = &job->steps;
    struct res *res = &job->res;
    while (!job->out.failure && res_begin(res)) {
        if (!steps_next(steps)) {
            *diag = steps->diag;
            return steps->failed ? false : unequal(job, true, diag);
        }
        job->results++;
        extend_block(job);
    }
    if (res->failed) {
        *diag = res->diag;
        return false;
    }
    if (job->out.failure)
        return true;
    bool more = steps_next(steps);
    *diag = steps->diag;
    return more ? unequal(job, false, diag) : !steps->failed;
}

static bool is_stdin(const char *path) {
    return !path || !strcmp(path, "-");
}

static void open_inputs(struct job *job, const char *cnf, const char *res) {
    if (!steps_open(&job->steps, cnf, &job->memory))
        status_die(&job->steps.diag);
    if (!res_open(&job->res, res, &job->memory))
        status_die(&job->res.diag);
}

int main(int argc, char **argv) {
    standard_begin();
    static struct job job;
    struct diag diag;
    int operand = option_parse(&table, argc, argv), status = EXIT_DONE;
    const char *res = operand + 1 < argc ? argv[operand + 1] : NULL;
    if (operand == argc)
        option_fail("the operand CNF is missing");
    if (is_stdin(argv[operand]) && is_stdin(res))
        option_fail("CNF and RES cannot both be standard input");
    struct files files = {.operands = argv + operand, .inputs = {res ? res : "-"}};
    if (!files_may_print(&files, &diag))
        status_die(&diag);
    memory_init(&job.memory, 0);
    open_inputs(&job, argv[operand], res);
    output_stdout(&job.out);
    if (!extend_all(&job, &diag)) {
        diag_error(&diag);
        status = EXIT_INPUT;
    } else if (options.competition) {
        status = reswrite_competition_status(job.res.answer);
    }
    steps_close(&job.steps);
    res_close(&job.res);
    return output_close(&job.out, status);
}
