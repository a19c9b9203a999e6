/* SPDX-License-Identifier: MIT */
#include "common/grids/houses.h"
#include "common/streams/standard.h"
#include "common/streams/status.h"
#include "encode.h"

const char diag_tool[] = "sudoku2cnf";

static struct {
    struct houses houses;
    int rules, amo, coding;
    bool incremental;
} options = {.houses.variant = VARIANT_PLAIN, .rules = ENCODE_EXTENDED, .coding = CODING_NATURAL};

static const char *const rule_names[] = {"minimal", "efficient", "extended", "optimized", NULL};

static const struct option_row rows[] = {
    HOUSES_VARIANT(options.houses),
    HOUSES_BOXES(options.houses),
    HOUSES_RULES(options.houses),
    {'e', "encoding", OPTION_CHOICE, &options.rules, "ENCODING", "the clauses",
     .choices = rule_names},
    {'k', "coding", OPTION_CHOICE, &options.coding, "CODING", "the numbers of the variables",
     .choices = coding_names},
    {0, "amo", OPTION_CHOICE, &options.amo, "AMO", "how to say that at most one of several is true",
     .choices = amo_names},
    {'i', "incremental", OPTION_FLAG, &options.incremental,
     .help = "iCNF: the rules once, and a line of assumptions for\neach grid"},
    {0},
};

/* Options of QQWing and of other puzzle solvers. */
static const struct option_elsewhere elsewhere[] = {
    {"--solve", "a pipe to dpll, and on to res2sudoku"},
    {"--count-solutions", "a pipe to dpll -w -n 0"},
    {"--generate", "xsudoku-gen -n COUNT"},
    {"--size", "-B RxC"},
    {0},
};

static const struct option_table table = {
    .usage = "[FILE ...]",
    .purpose = "Turn each Sudoku grid into a formula whose models are its solutions.",
    .rows = rows,
    .operands_max = -1,
    .elsewhere = elsewhere,
};

struct job {
    struct memory memory;
    struct encode encode;
    struct output out;
    bool warned; /* of large formulas, once is enough */
};

/* The user is warned before a formula of this many clauses or more is written. */
#define MANY_CLAUSES 1e8

/* Warns of a formula that is too large for most uses. */
static void warn_of_size(struct job *job, const struct grid_reader *r) {
    struct diag diag = {.file = r->in.name, .line = r->grid.line, .column = 1};
    double clauses = encode_estimate(&job->encode, &r->grid);
    if (clauses < MANY_CLAUSES || job->warned)
        return;
    job->warned = true;
    diag_set(&diag, "side %u makes about %.0f million clauses; --amo product makes fewer",
             r->grid.shape.side, clauses / 1e6);
    diag_warning(&diag);
}

/* Encodes the puzzle read.  Returns false with an error if the encoding does not support it. */
static bool encode_one(struct job *job, const struct grid_reader *r) {
    struct diag diag = {.file = r->in.name, .line = r->grid.line, .column = 1};
    if (!coding_fits(job->encode.coding, &r->grid.shape.area, &diag)) {
        diag_error(&diag);
        return false;
    }
    warn_of_size(job, r);
    encode_grid(&job->encode, &r->grid);
    return output_flush(&job->out);
}

/* Processes a file.  Returns the status for it. */
static int encode_file(void *context, const char *path) {
    struct job *job = context;
    struct grid_reader r;
    int status = EXIT_DONE;
    houses_open(&options.houses, &r, path, &job->memory);
    while (status == EXIT_DONE && grid_next(&r))
        if (!encode_one(job, &r))
            status = EXIT_INPUT;
    if (r.failed) {
        diag_error(&r.diag);
        status = EXIT_INPUT;
    }
    grid_close(&r);
    return status;
}

int main(int argc, char **argv) {
    standard_begin();
    static struct job job;
    int operand = option_parse(&table, argc, argv);
    if (options.incremental && options.rules == ENCODE_OPTIMIZED)
        option_fail("option -i needs rules that are the same for each grid, not optimized ones");
    memory_init(&job.memory, 0);
    houses_check(&options.houses, &job.memory);
    output_stdout(&job.out);
    encode_init(&job.encode, (enum encode_rules)options.rules, (enum amo)options.amo,
                (enum coding)options.coding, options.incremental, &job.out, &job.memory);
    int status = status_of_files(encode_file, &job, argv + operand, argc - operand);
    encode_free(&job.encode);
    return output_close(&job.out, status);
}
