#include <string.h>

#include "common/option.h"
#include "distinct.h"
#include "model.h"
#include "report.h"

const char diag_tool[] = "resverify";

static struct { bool list, quiet; } options;

static const struct option_row rows[] = {
    {'l', "list", OPTION_FLAG, &options.list, .help = "print the value of every variable"},
    {'q', "quiet", OPTION_FLAG, &options.quiet, .help = "print nothing, the status tells"},
    {0},
};

static const struct option_table table = {
    .usage = "CNF [RES]",
    .purpose = "Check results clause by clause against the problems they answer.",
    .rows = rows,
    .operands_max = 2,
};

struct job {
    struct memory memory;
    struct dimacs cnf;
    struct formula formula;
    struct res res;
    struct distinct distinct;
    struct report report;
    struct output out;
    size_t problems;  /* begun */
    size_t questions; /* asked in the iCNF problem at hand */
};

/* Lists what the model at hand leaves unsatisfied.  Returns whether that is nothing. */
static bool verify_model(struct job *job) {
    const struct res *res = &job->res;
    const struct dimacs *cnf = &job->cnf;
    struct model_scan scan = {0};
    struct clause_view clause;
    bool good = true;
    if (options.list && !options.quiet)
        model_print(res, job->formula.vars, &job->out);
    while (!job->out.failure && model_next_unsatisfied(&job->formula, res, &scan, &clause)) {
        report_clause(&job->report, scan.clause, &clause, res->models);
        good = false;
    }
    for (size_t i = 0; job->questions && i < cnf->assume.size; i++)
        if (!model_satisfies(res, lit_of(cnf->assume.data[i]))) {
            report_assumption(&job->report, cnf->assume.data[i], res->models);
            good = false;
        }
    return good;
}

/* Verifies each model of the block at hand; they must differ. */
static enum verdict verify_models(struct job *job) {
    struct res *res = &job->res;
    enum verdict verdict = VERDICT_VERIFIED;
    distinct_begin(&job->distinct, job->formula.vars);
    while (!job->out.failure && res_model(res)) {
        if (!res_complete(res, job->formula.vars))
            break;
        if (!verify_model(job))
            verdict = VERDICT_REFUTED;
        size_t earlier = distinct_add(&job->distinct, res);
        if (earlier) {
            report_repeated(&job->report, res->models, earlier);
            verdict = VERDICT_REFUTED;
        }
    }
    if (res->failed)
        return VERDICT_BROKEN;
    /* Without variables a model has nothing to say, and may be left out. */
    if (!res->models && !job->formula.vars && !verify_model(job))
        verdict = VERDICT_REFUTED;
    return verdict;
}

/* Says that the results end before the problems do. */
static enum verdict result_missing(struct job *job) {
    struct diag diag;
    input_locate(&job->res.in, &diag);
    diag_set(&diag, "there are more problems than results: %s asks for result %zu",
             job->cnf.in.name, job->report.pairs);
    diag_error(&diag);
    return VERDICT_BROKEN;
}

/* Says that the problems end before the results do. */
static void problem_missing(struct job *job) {
    const struct res *res = &job->res;
    struct diag diag = {.file = res->in.name, .line = res->line, .column = res->column};
    diag_set(&diag, "there are more results than problems: %s asks for only %zu", job->cnf.in.name,
             job->report.pairs);
    diag_error(&diag);
}

/* Verifies the next result against the problem, or the part of it, that has been read. */
static enum verdict verify_result(struct job *job) {
    struct res *res = &job->res;
    enum verdict verdict = VERDICT_BROKEN;
    res->limit = job->formula.vars;
    if (!res_begin(res)) {
        if (!res->failed)
            return result_missing(job);
    } else if (res->answer == RES_SAT) {
        verdict = verify_models(job);
    } else {
        verdict = res->answer == RES_UNSAT ? VERDICT_NO_PROOF : VERDICT_UNDECIDED;
        res_model(res); /* There is none; if values follow all the same, that is an error. */
    }
    if (!res->failed)
        return verdict;
    diag_error(&res->diag);
    return VERDICT_BROKEN;
}

/* Reads clauses up to the next place where an answer is due: the end of a problem, or an "a" line.
 * Returns false at the end of the problems or after an error. */
static bool read_question(struct job *job) {
    struct dimacs *cnf = &job->cnf;
    struct diag diag;
    for (;;) {
        enum dimacs_event event;
        if (!cnf->open) {
            job->questions = 0;
            if (!dimacs_begin(cnf, &job->formula))
                return false;
            job->problems++;
        }
        while ((event = dimacs_next(cnf, &job->formula)) == DIMACS_CLAUSE)
            ;
        if (job->formula.truncated)
            diag_die(EXIT_INPUT, "out of memory");
        if (event == DIMACS_ERROR)
            return false;
        if (event == DIMACS_ASSUME) {
            job->questions++;
            return true;
        }
        if (dimacs_count_differs(cnf, &job->formula, &diag))
            diag_warning(&diag);
        if (!cnf->incremental)
            return true;
    }
}

/* Verifies pair after pair until an input ends. */
static void verify_stream(struct job *job) {
    enum verdict verdict = VERDICT_VERIFIED;
    while (verdict != VERDICT_BROKEN && !job->out.failure && read_question(job)) {
        report_begin(&job->report, job->problems, job->questions);
        verdict = verify_result(job);
        report_end(&job->report, verdict);
    }
    if (verdict == VERDICT_BROKEN || job->out.failure)
        return;
    job->res.may_be_empty = true; /* An iCNF problem need not ask anything. */
    if (job->cnf.failed)
        diag_error(&job->cnf.diag);
    else if (res_begin(&job->res))
        problem_missing(job);
    else if (job->res.failed)
        diag_error(&job->res.diag);
    else
        return;
    report_begin(&job->report, job->problems + !job->cnf.open, 0);
    report_end(&job->report, VERDICT_BROKEN);
}

/* Opens both inputs.  Returns false after a message. */
static bool open_inputs(struct job *job, const char *cnf, const char *res) {
    if (!dimacs_open(&job->cnf, cnf, &job->memory))
        diag_error(&job->cnf.diag);
    else if (!res_open(&job->res, res, &job->memory))
        diag_error(&job->res.diag);
    else
        return true;
    return false;
}

static bool is_stdin(const char *path) {
    return !path || !strcmp(path, "-");
}

int main(int argc, char **argv) {
    static struct job job;
    int operand = option_parse(&table, argc, argv);
    const char *res = operand + 1 < argc ? argv[operand + 1] : NULL;
    if (operand == argc)
        option_fail("the operand CNF is missing");
    if (is_stdin(argv[operand]) && is_stdin(res))
        option_fail("CNF and RES cannot both be standard input");
    memory_init(&job.memory, 0);
    formula_init(&job.formula, &job.memory);
    distinct_init(&job.distinct, &job.memory);
    output_stdout(&job.out);
    report_init(&job.report, &job.out, options.quiet);
    if (open_inputs(&job, argv[operand], res)) {
        verify_stream(&job);
    } else {
        report_begin(&job.report, 1, 0);
        report_end(&job.report, VERDICT_BROKEN);
    }
    int status = report_finish(&job.report);
    res_close(&job.res);
    dimacs_close(&job.cnf);
    distinct_free(&job.distinct);
    formula_free(&job.formula);
    return output_close(&job.out, status);
}
