/* SPDX-License-Identifier: MIT */
#include "asked.h"

#include <assert.h>

#include "choose.h"
#include "clash.h"
#include "common/explainer/explainer.h"
#include "common/human/er.h"
#include "common/human/language.h"
#include "common/human/rating.h"
#include "common/human/techniques.h"
#include "common/streams/standard.h"
#include "common/streams/status.h"
#include "depth.h"
#include "marks.h"
#include "possible.h"
#include "sheet.h"
#include "trace.h"
#include "usage.h"

const char diag_tool[] = "xsudoku-step";

static struct asked options = {.houses.variant = VARIANT_PLAIN, .solutions = 1};

enum { DEPTH_MAX = LAYOUT_SIDE_MAX * LAYOUT_SIDE_MAX };

static const struct option_row rows[] = {
    {'a', "all", OPTION_COUNT, &options.solutions, "COUNT",
     "go on until COUNT solutions are found; 0 for all", .low = 0, .high = OPTION_COUNT_MAX,
     .given = &options.several},
    {'A', "possible", OPTION_FLAG, &options.possible,
     .help = "make no step, but list all that are possible"},
    HOUSES_BOXES(options.houses),
    {'c', "candidates", OPTION_FLAG, &options.marks,
     .help = "draw the board with all candidates before the first\nstep and after each"},
    {'D', "depth", OPTION_COUNT, &options.depth, "DEPTH",
     "print only how many guesses must be nested, with\nsingles for steps, at most DEPTH", .low = 0,
     .high = DEPTH_MAX, .given = &options.deepening, .unset = true},
    {0, "er", OPTION_FLAG, &options.er, .help = "as -r, with ER, Sudoku Explainer's rating"},
    {'l', "language", OPTION_CHOICE, &options.language, "LANGUAGE",
     "of explanations, auto for the locale's", .choices = language_names},
    {0, "max", OPTION_TEXT, &options.most, "NAME",
     .help = "no technique that comes after this one"},
    {'n', "count", OPTION_COUNT, &options.steps, "COUNT",
     "stop after COUNT steps and print the board", .low = 0, .high = OPTION_COUNT_MAX,
     .given = &options.limited, .unset = true},
    {0, "only", OPTION_TEXT, &options.only, "NAME,...", .help = "no techniques but these"},
    {'q', "quiet", OPTION_FLAG, &options.quiet, .help = "print no steps, only what comes of them"},
    {'r', "rating", OPTION_FLAG, &options.rating,
     .help = "print only how difficult each puzzle is; with -1 the\npuzzle before that"},
    HOUSES_RULES(options.houses),
    HOUSES_VARIANT(options.houses),
    {0, "singles", OPTION_FLAG, &options.singles,
     .help = "take no other steps than singles and guesses"},
    {0, "statistics", OPTION_FLAG, &options.statistics,
     .help = "print only how often each technique was used"},
    {0, "sukaku", OPTION_FLAG, &options.sukaku,
     .help = "as --er, with techniques that Sukaku Explainer adds"},
    {0, "svg", OPTION_FLAG, &options.svg, .help = "draw each step, on one picture for the puzzle"},
    {0, "techniques", OPTION_FLAG, &options.techniques, .help = "list the techniques, and end"},
    {0, "without", OPTION_TEXT, &options.without, "NAME,...", .help = "not these techniques"},
    {'1', "one-line", OPTION_FLAG, &options.one_line, .help = "print each grid on one line"},
    {0},
};

/* Options of QQWing. */
static const struct option_elsewhere elsewhere[] = {
    {"--solve", "-q"},
    {"--solution", "-q"},
    {"--stats", "--statistics"},
    {"--timer", "--statistics"},
    {"--history", "the default"},
    {"--log-history", "the default"},
    {"--instructions", "the default"},
    {"--count-solutions", "sudoku2cnf FILE | dpll -w -n 0"},
    {"--generate", "xsudoku-gen -n COUNT"},
    {0},
};

static const struct option_table table = {
    .usage = "[FILE ...]",
    .purpose = "Solve Sudoku grids as a person would, one explained step at a time.",
    .rows = rows,
    .operands_max = -1,
    .elsewhere = elsewhere,
};

struct job {
    struct memory memory;
    struct variant_shape said; /* the shape that a reader of our output expects for the next grid */
    struct layout layout;      /* of the current puzzle */
    struct human human;
    struct er er;                /* only with --er */
    struct explainer *explainer; /* the same, from the first plain puzzle on */
    struct repertoire allowed;
    struct trace trace;
    struct usage usage;
    uint64_t puzzles;
    struct output out;
};

static void forget_layout(struct job *job) {
    if (!job->layout.memory)
        return;
    if (options.er)
        er_free(&job->er);
    human_free(&job->human);
    layout_free(&job->layout);
}

/* Prepares for puzzles of a shape. */
static void take_layout(struct job *job, const struct variant_shape *shape) {
    if (job->layout.memory && variant_same(shape, &job->layout.variant.shape))
        return;
    forget_layout(job);
    layout_init(&job->layout, shape, &job->memory);
    human_init(&job->human, &job->layout, &job->memory);
    job->human.allowed = job->allowed;
    job->human.patient = true;
    job->human.decisive = options.rating;
    if (options.er)
        er_init(&job->er, &job->layout, &job->memory);
}

/* Writes the head of a puzzle: a header, and its number if steps follow. */
static void write_head(struct job *job, const struct grid *grid) {
    struct output *out = &job->out;
    if (job->puzzles++ && !options.one_line)
        output_char(out, '\n');
    grid_write_change(out, &job->said, &grid->shape);
    if (options.quiet)
        return;
    output_format(out, "# puzzle %llu, line %llu", (unsigned long long)job->puzzles,
                  (unsigned long long)grid->line);
    if (grid->label) {
        output_text(out, ": ");
        output_printable(out, grid->label, grid->label_length);
    }
    output_char(out, '\n');
}

/* Writes the least depth of the puzzle.  Returns whether it has one. */
static bool find_depth(struct job *job, const struct grid *puzzle) {
    uint32_t depth;
    switch (depth_find(&job->human, puzzle->cells, (uint32_t)options.depth, &depth)) {
    case DEPTH_FOUND:
        output_format(&job->out, "depth %u\n", depth);
        return true;
    case DEPTH_NONE:
        output_text(&job->out, "# no solution\n");
        return false;
    case DEPTH_BEYOND:
        output_format(&job->out, "# no solution up to depth %lld\n", (long long)options.depth);
        return false;
    }
    return false;
}

/* Whether the puzzle has several solutions, which may have ended its steps early.  If no step was a
 * guess and nothing asked for the number of solutions, the steps prove that there is only one. */
static bool has_several(struct human *h, bool solved) {
    if (!solved)
        return h->count.asked && h->count.answer == COUNT_SEVERAL;
    return (h->guesses || h->count.asked) &&
           count_others(&h->count, h->board.digits) == COUNT_SEVERAL;
}

/* Whether Sudoku Explainer can rate puzzles of a shape: plain ones, with all techniques. */
static bool is_explained(const struct variant_shape *shape) {
    return shape->kind == VARIANT_PLAIN && shape->side == 9 && variant_usual(shape) &&
           !variant_has_rules(shape) && !options.only && !options.without && !options.most;
}

static unsigned find_er(struct job *job, const struct grid *puzzle) {
    struct clues_clash clash;
    if (!is_explained(&puzzle->shape)) {
        human_start(&job->human, puzzle->cells, &clash);
        return er_find(&job->er, &job->human);
    }
    if (!job->explainer)
        job->explainer = explainer_new(&job->memory);
    return explainer_rate(job->explainer, puzzle->cells, options.sukaku);
}

/* Writes the ER of the puzzle, which is solved once more. */
static void write_er(struct job *job, const struct grid *puzzle) {
    unsigned tenths = find_er(job, puzzle);
    assert(tenths || !job->human.steps);
    output_format(&job->out, " er %u.%u", tenths / 10, tenths % 10);
}

static void write_named(struct output *out, const char *name, uint64_t value) {
    output_text(out, name);
    output_unsigned(out, value);
}

static void write_rating(struct output *out, const struct rating *rating) {
    assert(rating->hardest && !rating->steps == (rating->hardest == &technique_none));
    output_text(out, rating_ranges[rating->word].word);
    write_named(out, " ", rating->score);
    output_char(out, ' ');
    output_text(out, rating->hardest->name);
    write_named(out, " steps ", rating->steps);
    write_named(out, " guesses ", rating->guesses);
    write_named(out, " depth ", rating->depth);
}

/* Writes the rating of the puzzle, with -1 as its label.  Returns whether it has one solution. */
static bool rate(struct job *job, const struct grid *puzzle) {
    struct rating rating;
    bool solved = rating_find(&job->human, UINT32_MAX, &rating);
    if (has_several(&job->human, solved)) {
        output_text(&job->out, "# several solutions\n");
        return false;
    }
    if (!solved) {
        output_text(&job->out, "# no solution\n");
        return false;
    }
    if (options.one_line) {
        grid_write_change(&job->out, &job->said, &puzzle->shape);
        grid_write_line(&job->out, &puzzle->shape, puzzle->cells);
        output_char(&job->out, ' ');
    }
    write_rating(&job->out, &rating);
    if (options.er)
        write_er(job, puzzle);
    if (puzzle->label) {
        output_char(&job->out, ' ');
        output_printable(&job->out, puzzle->label, puzzle->label_length);
    }
    output_char(&job->out, '\n');
    return true;
}

static bool trace_steps(struct job *job, const struct grid *puzzle) {
    write_head(job, puzzle);
    return trace_puzzle(&job->trace, &job->human, puzzle);
}

static bool list_steps(struct job *job, const struct grid *puzzle) {
    write_head(job, puzzle);
    if (options.marks)
        marks_write(&job->out, &job->human.board);
    return possible_write(&job->out, &job->human, job->trace.language);
}

static bool draw_steps(struct job *job, const struct grid *puzzle) {
    job->puzzles++;
    return sheet_write(&job->out, &job->human, puzzle, job->trace.steps, job->trace.language);
}

/* Processes a puzzle as the options say.  Returns whether something was found. */
static bool treat(struct job *job, const struct grid *puzzle) {
    return options.deepening    ? find_depth(job, puzzle)
           : options.rating     ? rate(job, puzzle)
           : options.possible   ? list_steps(job, puzzle)
           : options.statistics ? usage_add(&job->usage, &job->human)
           : options.svg        ? draw_steps(job, puzzle)
                                : trace_steps(job, puzzle);
}

/* Processes the puzzle read.  Returns its status. */
static int solve_one(struct job *job, const struct grid_reader *r) {
    struct diag diag = {.file = r->in.name, .line = r->grid.line, .column = 1};
    struct clues_clash clash;
    if (r->grid.shape.side > LAYOUT_SIDE_MAX) {
        diag_set(&diag, "side %u is above %d, the largest that is solved step by step",
                 r->grid.shape.side, LAYOUT_SIDE_MAX);
        diag_error(&diag);
        return EXIT_INPUT;
    }
    if (options.svg && job->puzzles) {
        diag_set(&diag, "a picture has one puzzle, and there is another one");
        diag_error(&diag);
        return EXIT_INPUT;
    }
    take_layout(job, &r->grid.shape);
    if (!human_start(&job->human, r->grid.cells, &clash)) {
        clash_report(&clash, &job->layout.variant, r);
        return EXIT_INPUT;
    }
    bool found = treat(job, &r->grid);
    output_flush(&job->out);
    return found ? EXIT_DONE : EXIT_NEGATIVE;
}

/* Processes a file.  Returns the worst status met. */
static int solve_file(void *context, const char *path) {
    struct job *job = context;
    struct grid_reader r;
    int status = EXIT_DONE;
    houses_open(&options.houses, &r, path, &job->memory);
    while (status != EXIT_INPUT && !job->out.failure && grid_next(&r))
        status = status_worse(status, solve_one(job, &r));
    if (r.failed) {
        diag_error(&r.diag);
        status = EXIT_INPUT;
    }
    grid_close(&r);
    return status;
}

static void job_init(struct job *job) {
    options.er |= options.sukaku;
    options.rating |= options.er;
    asked_check(&options);
    memory_init(&job->memory, 0);
    houses_check(&options.houses, &job->memory);
    output_stdout(&job->out);
    job->said = GRID_UNSAID;
    job->allowed = asked_techniques(&options);
    usage_begin(&job->usage);
    job->trace =
        (struct trace){.steps = options.limited ? (uint64_t)options.steps : UINT64_MAX,
                       .solutions = options.solutions ? (uint64_t)options.solutions : UINT64_MAX,
                       .quiet = options.quiet,
                       .marks = options.marks,
                       .one_line = options.one_line,
                       .language = language_choose(options.language),
                       .out = &job->out};
}

static int list_techniques(struct output *out) {
    output_stdout(out);
    choose_list(out, language_choose(options.language));
    return output_close(out, EXIT_DONE);
}

int main(int argc, char **argv) {
    standard_begin();
    static struct job job;
    int operand = option_parse(&table, argc, argv);
    if (options.techniques)
        return list_techniques(&job.out);
    job_init(&job);
    int status = status_of_files(solve_file, &job, argv + operand, argc - operand);
    if (options.statistics && status != EXIT_INPUT)
        usage_write(&job.out, &job.usage);
    forget_layout(&job);
    if (job.explainer)
        explainer_free(job.explainer);
    return output_close(&job.out, status);
}
