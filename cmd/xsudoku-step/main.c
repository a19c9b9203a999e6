#include <stdio.h>

#include "choose.h"
#include "common/houses.h"
#include "common/human/er.h"
#include "common/human/language.h"
#include "common/human/rating.h"
#include "common/human/technique.h"
#include "common/standard.h"
#include "common/status.h"
#include "depth.h"
#include "marks.h"
#include "possible.h"
#include "sheet.h"
#include "trace.h"
#include "usage.h"

const char diag_tool[] = "xsudoku-step";

static struct {
    struct houses houses;
    int64_t solutions, steps, depth;
    int language;
    const char *only, *without, *most;
    bool one_line, marks, quiet, limited, several, deepening, rating, singles;
    bool possible, statistics, techniques, svg, er;
} options = {.houses.variant = VARIANT_PLAIN, .solutions = 1};

enum { DEPTH_MAX = LAYOUT_SIDE_MAX * LAYOUT_SIDE_MAX };

static const struct option_row rows[] = {
    {'a', "all", OPTION_COUNT, &options.solutions, "COUNT",
     "go on until COUNT solutions are found; 0 for all", .low = 0, .high = 1e15,
     .given = &options.several},
    {'A', "possible", OPTION_FLAG, &options.possible,
     .help = "make no step, but list all that are possible"},
    HOUSES_BOXES(options.houses),
    {'c', "candidates", OPTION_FLAG, &options.marks,
     .help = "draw the board with all candidates before the first\nstep and after each"},
    {'D', "depth", OPTION_COUNT, &options.depth, "DEPTH",
     "print only how many guesses must be nested, with\nsingles for steps, at most DEPTH", .low = 0,
     .high = DEPTH_MAX, .given = &options.deepening, .unset = true},
    {0, "er", OPTION_FLAG, &options.er,
     .help = "as -r, with an estimate of Sudoku Explainer's rating"},
    {'l', "language", OPTION_CHOICE, &options.language, "LANGUAGE",
     "of explanations, auto for the locale's", .choices = language_names},
    {0, "max", OPTION_TEXT, &options.most, "NAME",
     .help = "no technique that comes after this one"},
    {'n', "count", OPTION_COUNT, &options.steps, "COUNT",
     "stop after COUNT steps and print the board", .low = 0, .high = 1e15,
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
    {0, "svg", OPTION_FLAG, &options.svg, .help = "draw each step, on one picture for the puzzle"},
    {0, "techniques", OPTION_FLAG, &options.techniques, .help = "list the techniques, and end"},
    {0, "without", OPTION_TEXT, &options.without, "NAME,...", .help = "not these techniques"},
    {'1', "one-line", OPTION_FLAG, &options.one_line, .help = "print each grid on one line"},
    {0},
};

static const struct option_table table = {
    .usage = "[FILE ...]",
    .purpose = "Solve Sudoku grids as a person would, one explained step at a time.",
    .rows = rows,
    .operands_max = -1,
};

struct job {
    struct memory memory;
    struct variant_shape said; /* what a reader of our output takes the next grid to be */
    struct layout layout;      /* of the puzzle at hand */
    struct human human;
    struct er er; /* only with --er */
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

/* Makes ready for puzzles of a shape. */
static void take_layout(struct job *job, const struct variant_shape *shape) {
    if (job->layout.memory && variant_same(shape, &job->layout.variant.shape))
        return;
    forget_layout(job);
    layout_init(&job->layout, shape, &job->memory);
    human_init(&job->human, &job->layout, &job->memory);
    job->human.allowed = job->allowed;
    if (options.er)
        er_init(&job->er, &job->layout, &job->memory);
}

/* Writes what comes before a puzzle: a header, and its number where steps follow. */
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

/* Says where clues break a rule that is no house. */
static void report_rule(const struct clues_clash *clash, const struct variant *variant,
                        struct diag *diag) {
    char digit = gridline_letter(clash->digit);
    uint32_t first = clash->first, second = clash->second;
    if (first == second)
        diag_set(diag, "digit %c is not allowed in r%uc%u by a rule", digit,
                 variant_row(variant, second) + 1, variant_column(variant, second) + 1);
    else
        diag_set(diag, "digit %c is in r%uc%u and in r%uc%u, which a rule has differ", digit,
                 variant_row(variant, first) + 1, variant_column(variant, first) + 1,
                 variant_row(variant, second) + 1, variant_column(variant, second) + 1);
}

/* Says which rule clues break. */
static void report_clash(const struct job *job, const struct grid_reader *r,
                         const struct clues_clash *clash) {
    const struct variant *variant = &job->layout.variant;
    struct diag diag;
    char grid[sizeof " of grid 4294967295"] = "";
    grid_locate(r, clash->second, &diag);
    if (clash->house == CLUES_RULE) {
        report_rule(clash, variant, &diag);
        diag_error(&diag);
        return;
    }
    const struct variant_house *house = &variant->houses[clash->house];
    if (house->grid)
        snprintf(grid, sizeof grid, " of grid %u", house->grid);
    diag_set(&diag, "digit %c is twice in %s %u%s: in r%uc%u and in r%uc%u",
             gridline_letter(clash->digit), house->kind->name, house->number, grid,
             variant_row(variant, clash->first) + 1, variant_column(variant, clash->first) + 1,
             variant_row(variant, clash->second) + 1, variant_column(variant, clash->second) + 1);
    diag_error(&diag);
}

/* Writes the least depth of the puzzle.  Returns whether there is one. */
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

/* Whether the puzzle that was just solved has other solutions.  Where nothing was guessed, and
 * nobody asked before, its steps prove that there is none. */
static bool has_several(struct human *h) {
    return (h->guesses || h->count.asked) &&
           count_others(&h->count, h->board.digits) == COUNT_SEVERAL;
}

/* Writes the ER of the puzzle, which is solved again. */
static void write_er(struct job *job, const struct grid *puzzle) {
    struct clues_clash clash;
    human_start(&job->human, puzzle->cells, &clash);
    unsigned tenths = er_find(&job->er, &job->human);
    output_format(&job->out, " er %u.%u", tenths / 10, tenths % 10);
}

/* Writes the rating of the puzzle, with -1 as its label.  Returns whether it has one
 * solution. */
static bool rate(struct job *job, const struct grid *puzzle) {
    struct rating rating;
    if (!rating_find(&job->human, UINT32_MAX, &rating)) {
        output_text(&job->out, "# no solution\n");
        return false;
    }
    if (has_several(&job->human)) {
        output_text(&job->out, "# several solutions\n");
        return false;
    }
    if (options.one_line) {
        grid_write_change(&job->out, &job->said, &puzzle->shape);
        grid_write_line(&job->out, &puzzle->shape, puzzle->cells);
        output_char(&job->out, ' ');
    }
    output_format(&job->out, "%s %u %s steps %llu guesses %llu depth %u",
                  rating_ranges[rating.word].word, rating.score, rating.hardest->name,
                  (unsigned long long)rating.steps, (unsigned long long)rating.guesses,
                  rating.depth);
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

/* Does with a puzzle what the options ask for.  Returns whether there was something to find. */
static bool treat(struct job *job, const struct grid *puzzle) {
    return options.deepening    ? find_depth(job, puzzle)
           : options.rating     ? rate(job, puzzle)
           : options.possible   ? list_steps(job, puzzle)
           : options.statistics ? usage_add(&job->usage, &job->human)
           : options.svg        ? draw_steps(job, puzzle)
                                : trace_steps(job, puzzle);
}

/* Works on the puzzle just read.  Returns the status it earns. */
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
    if (options.svg && job->layout.cells != job->layout.side * job->layout.side) {
        diag_set(&diag, "pictures of steps have one grid, and the puzzle has several");
        diag_error(&diag);
        return EXIT_INPUT;
    }
    if (!human_start(&job->human, r->grid.cells, &clash)) {
        report_clash(job, r, &clash);
        return EXIT_INPUT;
    }
    bool found = treat(job, &r->grid);
    output_flush(&job->out);
    return found ? EXIT_DONE : EXIT_NEGATIVE;
}

/* Works through one file.  Returns the worst status met. */
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

static void exclude(bool one, bool other, const char *name, const char *other_name) {
    if (one && other)
        option_fail("options %s and %s exclude each other", name, other_name);
}

static const char *rating_name(void) {
    return options.er ? "--er" : "-r";
}

/* -D, -r and --statistics have one line a puzzle or none, and -A has no steps made. */
static void check_kinds(void) {
    const struct {
        bool given;
        const char *name;
    } kinds[] = {{options.possible, "-A"},
                 {options.deepening, "-D"},
                 {options.rating, rating_name()},
                 {options.statistics, "--statistics"},
                 {options.svg, "--svg"}};
    enum { KINDS = sizeof kinds / sizeof *kinds };
    for (unsigned i = 0; i < KINDS; i++)
        for (unsigned j = i + 1; j < KINDS; j++)
            exclude(kinds[i].given, kinds[j].given, kinds[i].name, kinds[j].name);
}

/* The techniques that may be used. */
static struct repertoire chosen(void) {
    struct repertoire set =
        options.singles ? technique_kind_set(TECHNIQUE_SINGLE) : technique_all();
    if (options.only)
        set = repertoire_both(set, choose_listed("only", options.only));
    if (options.without)
        set = repertoire_without(set, choose_listed("without", options.without));
    if (options.most)
        set = repertoire_both(set, choose_up_to("max", options.most));
    return set;
}

static void check_options(void) {
    check_kinds();
    exclude(options.quiet, options.marks, "-c", "-q");
    exclude(options.deepening, options.several, "-a", "-D");
    exclude(options.deepening, options.marks, "-c", "-D");
    exclude(options.deepening, options.limited, "-D", "-n");
    exclude(options.rating, options.several, "-a", rating_name());
    exclude(options.rating, options.marks, "-c", rating_name());
    exclude(options.rating, options.limited, "-n", rating_name());
    exclude(options.rating, options.singles, rating_name(), "--singles");
    exclude(options.svg, options.several, "-a", "--svg");
    exclude(options.svg, options.marks, "-c", "--svg");
    exclude(options.svg, options.quiet, "-q", "--svg");
    exclude(options.svg, options.one_line, "-1", "--svg");
    exclude(options.possible, options.several, "-a", "-A");
    exclude(options.possible, options.quiet, "-A", "-q");
    exclude(options.possible, options.limited, "-A", "-n");
    exclude(options.statistics, options.several, "-a", "--statistics");
    exclude(options.statistics, options.marks, "-c", "--statistics");
    exclude(options.statistics, options.limited, "-n", "--statistics");
}

static void job_init(struct job *job) {
    options.rating |= options.er;
    check_options();
    memory_init(&job->memory, 0);
    houses_check(&options.houses, &job->memory);
    output_stdout(&job->out);
    job->said = GRID_UNSAID;
    job->allowed = chosen();
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
        usage_write(&job.usage, &job.out);
    forget_layout(&job);
    return output_close(&job.out, status);
}
