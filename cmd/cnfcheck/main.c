/* SPDX-License-Identifier: MIT */
#include "common/formulas/dimacssniff.h"
#include "common/streams/option.h"
#include "common/streams/standard.h"
#include "common/streams/status.h"
#include "problem.h"
#include "repair.h"
#include "shuffle.h"
#include "stats.h"
#include "strict.h"

const char diag_tool[] = "cnfcheck";

static struct {
    bool expand, list, quiet, strict, info, repair;
    int64_t shuffle;
    const char *output;
} options = {.shuffle = -1, .output = "-"};

static const struct option_row rows[] = {
    {0, "expand", OPTION_FLAG, &options.expand,
     .help = "write the clauses that stand for exclusive ors"},
    {'i', "info", OPTION_FLAG, &options.info, .help = "print statistics instead of the formula"},
    {'l', "list", OPTION_FLAG, &options.list,
     .help = "print numbered clauses, as in '12: 25 29 -4'"},
    {'o', "output", OPTION_FILE, &options.output, "FILE",
     .help = "write to FILE instead of standard output"},
    {'q', "quiet", OPTION_FLAG, &options.quiet, .help = "check only, print nothing"},
    {0, "repair", OPTION_FLAG, &options.repair,
     .help = "take what is malformed as it was meant, where there\nis no doubt, and warn"},
    {0, "shuffle", OPTION_COUNT, &options.shuffle, "SEED",
     "rename variables, turn signs, and put clauses and\nliterals in another order", .low = 0,
     .high = OPTION_COUNT_MAX, .unset = true},
    {'S', "strict", OPTION_FLAG, &options.strict,
     .help = "a wrong count, repeated literals or clauses,\n"
             "tautologies and unused variables are errors"},
    {0},
};

/* Options of scranfilize, Kissat and CaDiCaL. */
static const struct option_elsewhere elsewhere[] = {
    {"-s", "--shuffle SEED"},  {"--seed", "--shuffle SEED"},
    {"-f", "--repair"},        {"--force", "--repair"},
    {"--relaxed", "--repair"}, {"--stats", "-i"},
    {"--statistics", "-i"},    {0},
};

static const struct option_table table = {
    .usage = "[FILE ...]",
    .purpose = "Parse DIMACS CNF (or iCNF) and print it back, so that the parse can be checked.",
    .rows = rows,
    .operands_max = -1,
    .elsewhere = elsewhere,
};

struct job {
    struct memory memory;
    struct problem problem;
    struct strict strict;
    struct output out;
    struct random random;
    bool described; /* statistics have been printed */
};

/* Prints statistics, with an empty line between those of two problems. */
static void describe_problem(struct job *job) {
    if (job->described)
        output_char(&job->out, '\n');
    job->described = true;
    stats_print(&job->out, &job->problem, &job->strict);
}

static void write_problem(struct job *job) {
    if (options.quiet)
        return;
    if (options.shuffle >= 0)
        shuffle(&job->problem, &job->random);
    if (options.info)
        describe_problem(job);
    else if (options.list)
        problem_list(&job->out, &job->problem);
    else
        problem_print(&job->out, &job->problem);
    output_flush(&job->out);
}

static bool is_inspected(void) {
    return options.strict || options.info;
}

static void take_xor(struct job *job, const struct dimacs *d) {
    if (is_inspected())
        strict_xor(&job->strict, d, &job->problem.formula);
    if (options.quiet)
        return;
    if (d->keep_xors)
        problem_add_line(&job->problem, d, true);
    problem_note_group(&job->problem, d);
}

/* Reads the problem that has begun.  Returns false after an error. */
static bool read_problem(struct job *job, struct dimacs *d) {
    struct formula *formula = &job->problem.formula;
    bool inspected = is_inspected();
    problem_begin(&job->problem, d);
    if (inspected)
        strict_begin(&job->strict);
    for (;;) {
        size_t start = formula->size;
        enum dimacs_event event = dimacs_next(d, formula);
        if (event == DIMACS_CLAUSE) {
            if (inspected)
                strict_clause(&job->strict, d, formula, start);
            else if (options.quiet)
                formula->size = start; /* Not needed any more. */
            if (!options.quiet)
                problem_note_group(&job->problem, d);
        } else if (event == DIMACS_XOR) {
            take_xor(job, d);
        } else if (event == DIMACS_ASSUME) {
            if (!options.quiet)
                problem_add_line(&job->problem, d, false);
        } else {
            return event == DIMACS_END;
        }
    }
}

static void check_memory(const struct job *job) {
    if (job->problem.formula.truncated)
        diag_die(EXIT_INPUT, "out of memory");
}

/* Reports on the problem just read.  Returns its status. */
static int finish_problem(struct job *job, const struct dimacs *d) {
    struct diag diag;
    check_memory(job);
    bool odd = is_inspected() && strict_end(&job->strict, d, &job->problem.formula);
    if (odd && options.strict)
        return EXIT_NEGATIVE;
    if (dimacs_count_differs(d, &job->problem.formula, &diag))
        diag_warning(&diag);
    write_problem(job);
    return EXIT_DONE;
}

/* Checks one file.  Returns the worst status met. */
static int check_file(void *context, const char *path) {
    struct job *job = context;
    struct dimacs d;
    int status = EXIT_DONE;
    dimacs_open(&d, path, &job->memory);
    d.keep_xors = !options.expand || options.quiet;
    while (!job->out.failure && dimacs_begin(&d, &job->problem.formula))
        if (read_problem(job, &d))
            status = status_worse(status, finish_problem(job, &d));
    if (d.failed) {
        diag_error(&d.diag);
        status = EXIT_INPUT;
    }
    dimacs_close(&d);
    return status;
}

/* Repairs one file.  Returns the worst status met. */
static int repair_file(void *context, const char *path) {
    struct job *job = context;
    struct repair r;
    int status = EXIT_DONE;
    repair_open(&r, path, &job->memory);
    problem_begin(&job->problem, &(struct dimacs){0});
    while (!job->out.failure && repair_next(&r, &job->problem.formula)) {
        check_memory(job);
        write_problem(job);
    }
    if (r.failed) {
        diag_error(&r.diag);
        status = EXIT_INPUT;
    }
    repair_close(&r);
    return status;
}

static void check_options(void) {
    if (options.repair && (options.expand || options.info || options.strict))
        option_fail("option --repair does not go with --expand, -i or -S");
    if (options.shuffle >= 0 && options.info)
        option_fail("option --shuffle does not go with -i");
}

/* Opens the output, which does not go where a formula is unless it is one. */
static bool open_output(struct job *job, const struct files *others, struct diag *diag) {
    bool formulas = !options.info && !options.list && !options.quiet;
    return (formulas || dimacs_may_create(others, options.output, diag)) &&
           output_open(&job->out, options.output, others, diag);
}

int main(int argc, char **argv) {
    standard_begin();
    static struct job job;
    struct diag diag;
    int operand = option_parse(&table, argc, argv);
    check_options();
    memory_init(&job.memory, 0);
    job.random.state = (uint64_t)options.shuffle;
    problem_init(&job.problem, &job.memory);
    strict_init(&job.strict, &job.memory, options.strict);
    struct files files = {.operands = argv + operand};
    if (!open_output(&job, &files, &diag))
        status_die(&diag);
    status_work *work = options.repair ? repair_file : check_file;
    int status = options.quiet ? status_of_each_file(work, &job, argv + operand, argc - operand)
                               : status_of_files(work, &job, argv + operand, argc - operand);
    strict_free(&job.strict);
    problem_free(&job.problem);
    return output_close(&job.out, status);
}
