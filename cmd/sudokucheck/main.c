/* SPDX-License-Identifier: MIT */
#include "canon.h"
#include "common/grids/houses.h"
#include "common/streams/standard.h"
#include "common/streams/status.h"
#include "report.h"
#include "scramble.h"

const char diag_tool[] = "sudokucheck";

static struct {
    struct houses houses;
    int64_t copies, seed;
    bool canonical, minimal, scrambled, quiet, one_line, seeded, copied;
} options = {.houses.variant = VARIANT_PLAIN, .copies = 1};

static const struct option_row rows[] = {
    HOUSES_VARIANT(options.houses),
    HOUSES_BOXES(options.houses),
    HOUSES_RULES(options.houses),
    {'c', "canonical", OPTION_FLAG, &options.canonical,
     .help = "print canonical forms of plain puzzles of side 9: the\nfirst line of all that are "
             "essentially the same"},
    {'m', "minimal", OPTION_FLAG, &options.minimal,
     .help = "print the puzzles without clues that can go"},
    {0, "scramble", OPTION_FLAG, &options.scrambled,
     .help = "print copies that look different and are essentially\nthe same"},
    {'n', "count", OPTION_COUNT, &options.copies, "COUNT", "how many copies of each puzzle",
     .low = 1, .high = OPTION_COUNT_MAX, .given = &options.copied},
    {'s', "seed", OPTION_COUNT, &options.seed, "SEED",
     "make the copies that follow from this number;\nwithout it they differ from run to run",
     .low = 0, .high = OPTION_COUNT_MAX, .given = &options.seeded, .unset = true},
    {'1', "one-line", OPTION_FLAG, &options.one_line, .help = "print each puzzle on one line"},
    {'q', "quiet", OPTION_FLAG, &options.quiet, .help = "only the exit status tells"},
    {0},
};

/* What QQWing takes. */
static const struct option_elsewhere elsewhere[] = {
    {"--count-solutions", "sudoku2cnf FILE | dpll -w -n 0"},
    {"--solve", "sudoku2cnf FILE | dpll | res2sudoku"},
    {"--difficulty", "xsudoku-step -r"},
    {0},
};

static const struct option_table table = {
    .usage = "[FILE ...]",
    .purpose = "Tell of each Sudoku puzzle whether it has one solution and what can go.",
    .rows = rows,
    .operands_max = -1,
    .elsewhere = elsewhere,
};

struct job {
    struct memory memory;
    struct checked checked;
    struct random random;
    uint8_t *copy;
    struct variant_shape said; /* see grid_write_change */
    uint64_t number;           /* of the puzzle, from 1 */
    struct output out;
};

/* Writes cells as a puzzle, with the label of the one that they come from. */
static void write_puzzle(struct job *job, const struct grid *grid, const uint8_t *cells) {
    struct output *out = &job->out;
    grid_write_change(out, &job->said, &grid->shape);
    if (options.one_line) {
        grid_write_labelled(out, &grid->shape, cells, grid->label, grid->label_length);
        return;
    }
    if (grid->label_length) {
        output_text(out, "# ");
        output_bytes(out, grid->label, grid->label_length);
        output_char(out, '\n');
    }
    grid_write_rows(out, &grid->shape, cells);
}

/* Says what is wrong with the puzzle at hand. */
static int refuse(const struct grid_reader *r, const char *why) {
    struct diag diag = {.file = r->in.name, .line = r->grid.line, .column = 1};
    diag_set(&diag, "%s", why);
    diag_error(&diag);
    return EXIT_INPUT;
}

static int print_canonical(struct job *job, const struct grid_reader *r) {
    const struct variant_shape *shape = &r->grid.shape;
    uint8_t form[CANON_CELLS];
    if (shape->kind != VARIANT_PLAIN || shape->side != CANON_SIDE || !variant_usual(shape) ||
        shape->rules)
        return refuse(r, "canonical forms are of plain puzzles of side 9 without rules");
    if (!canon_has(r->grid.cells))
        return refuse(r, "canonical forms are of puzzles without a digit twice in a row or column");
    canon_find(r->grid.cells, form);
    write_puzzle(job, &r->grid, form);
    return EXIT_DONE;
}

static int print_copies(struct job *job, const struct grid_reader *r) {
    struct variant *variant = &job->checked.variant;
    for (int64_t i = 0; i < options.copies && !job->out.failure; i++) {
        if (!scramble(variant, &job->random, r->grid.cells, job->copy))
            return refuse(r, "puzzles of several grids or with rules beyond houses cannot be "
                             "scrambled");
        write_puzzle(job, &r->grid, job->copy);
    }
    return EXIT_DONE;
}

/* Puzzles without one solution have no part that is minimal. */
static int print_minimal(struct job *job, const struct grid_reader *r) {
    if (!job->checked.unique) {
        refuse(r, job->checked.solvable ? "the puzzle has several solutions"
                                        : "the puzzle has no solution");
        return EXIT_NEGATIVE;
    }
    checked_minimize(&job->checked);
    write_puzzle(job, &r->grid, job->checked.cells);
    return EXIT_DONE;
}

static int print_report(struct job *job, const struct grid_reader *r) {
    if (!options.quiet)
        report_write(&job->out, &job->checked, &r->grid, job->number);
    return job->checked.unique ? EXIT_DONE : EXIT_NEGATIVE;
}

/* Does what is asked for with the puzzle just read.  Returns the status it earns. */
static int check_one(struct job *job, const struct grid_reader *r) {
    job->number++;
    if (options.canonical)
        return print_canonical(job, r);
    if (r->grid.shape.side > SUDOKU_SIDE_MAX)
        return refuse(r, "puzzles are checked up to side 32");
    checked_take(&job->checked, &r->grid);
    if (options.scrambled)
        return print_copies(job, r);
    checked_solve(&job->checked);
    return options.minimal ? print_minimal(job, r) : print_report(job, r);
}

/* Works through one file.  Returns the status it earns. */
static int check_file(void *context, const char *path) {
    struct job *job = context;
    struct grid_reader r;
    int status = EXIT_DONE;
    houses_open(&options.houses, &r, path, &job->memory);
    while (status < EXIT_INPUT && grid_next(&r)) {
        status = status_worse(status, check_one(job, &r));
        if (!output_flush(&job->out))
            status = EXIT_INPUT;
    }
    if (r.failed) {
        diag_error(&r.diag);
        status = EXIT_INPUT;
    }
    grid_close(&r);
    return status;
}

static void check_options(void) {
    if (options.canonical + options.minimal + options.scrambled > 1)
        option_fail("options -c, -m and --scramble exclude each other");
    if (!options.scrambled && (options.copied || options.seeded))
        option_fail("option %s needs --scramble", options.copied ? "-n" : "-s");
}

int main(int argc, char **argv) {
    standard_begin();
    static struct job job;
    int operand = option_parse(&table, argc, argv);
    check_options();
    memory_init(&job.memory, 0);
    houses_check(&options.houses, &job.memory);
    checked_init(&job.checked, &job.memory);
    job.copy = memory_zeroed(&job.memory, SUDOKU_SIDE_MAX * SUDOKU_SIDE_MAX, 1);
    job.random.state = options.seeded ? (uint64_t)options.seed : random_seed();
    job.said = GRID_UNSAID;
    output_stdout(&job.out);
    int status = status_of_files(check_file, &job, argv + operand, argc - operand);
    memory_release(&job.memory, job.copy);
    rules_drop(job.said.rules);
    checked_free(&job.checked);
    return output_close(&job.out, status);
}
