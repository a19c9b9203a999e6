/* SPDX-License-Identifier: MIT */
#include "asked.h"
#include "common/human/technique.h"
#include "common/streams/standard.h"
#include "common/streams/workers.h"
#include "failure.h"
#include "possible.h"
#include "puzzle.h"
#include "tiling.h"

const char diag_tool[] = "xsudoku-gen";

/* Seeds have at most 15 digits, so that people can type them, and are below OPTION_COUNT_MAX. */
#define SEEDS 1000000000000000

enum { CELLS_MAX = SUDOKU_SIDE_MAX * SUDOKU_SIDE_MAX, PROCESSES_MAX = 64 };

enum format { FORMAT_PUZZLE, FORMAT_SOLUTION };
static const char *const format_names[] = {"puzzle", "solution", NULL};

static struct asked options = {.holes = 45,
                               .count = 1,
                               .tries = 10000,
                               .guesses = 100000000,
                               .processes = 1,
                               .houses.variant = VARIANT_X};

static const struct option_row rows[] = {
    {'B', "boxes", OPTION_TEXT, &options.houses.boxes, .operand = "RxC",
     .help = "boxes of R rows and C columns; R times C is the side"},
    {0, "board", OPTION_TEXT, &options.board, .operand = "RxC",
     .help = "rows and columns of the board of a Kakuro,\nthose of sums among them (9x9)"},
    {'d', "difficulty", OPTION_TEXT, &options.difficulty, .operand = "DIFFICULTY",
     .help =
         "easy, medium, hard, expert, extreme, a technique\nthat is needed and no harder one, or "
         "LOW-HIGH, a\nrange of scores as xsudoku-step -r prints them;\n"
         "how many holes there are is left open, or what -h says"},
    {'f', "format", OPTION_CHOICE, &options.format, "FORMAT",
     "what to print: puzzles, or each with its solution", .choices = format_names},
    {'h', "holes", OPTION_COUNT, &options.holes, "HOLES",
     "blank cells of each puzzle; five of nine cells, or\ntwo of five in sides above 12", .low = 0,
     .high = CELLS_MAX, .given = &options.holed},
    {'j', "processes", OPTION_COUNT, &options.processes, "PROCESSES", "how many work on the stream",
     .low = 1, .high = PROCESSES_MAX},
    {0, "jigsaw", OPTION_FLAG, &options.jigsaw,
     .help = "irregular regions in place of boxes, others for each\npuzzle; with -V x, say, "
             "diagonals, too"},
    {0, "killer", OPTION_FLAG, &options.drawn[CLUES_KILLER],
     .help = "cages with sums, others for each puzzle; few digits\nare left"},
    {0, "thermo", OPTION_FLAG, &options.drawn[CLUES_THERMO],
     .help = "as --killer: thermometers, on which digits rise"},
    {0, "evenodd", OPTION_FLAG, &options.drawn[CLUES_EVENODD],
     .help = "as --killer: cells that tell even or odd"},
    {0, "kropki", OPTION_FLAG, &options.drawn[CLUES_KROPKI],
     .help =
         "as --killer: dots between cells that differ by 1, or\none of which is twice the other"},
    {0, "sandwich", OPTION_FLAG, &options.drawn[CLUES_SANDWICH],
     .help = "as --killer: sums between 1 and the highest digit"},
    {0, "skyscraper", OPTION_FLAG, &options.drawn[CLUES_SKYSCRAPER],
     .help = "as --killer: how many towers are seen from a border"},
    {0, "xsum", OPTION_FLAG, &options.drawn[CLUES_XSUM],
     .help = "as --killer: sums of the first X digits, X being the\nfirst"},
    {0, "numberedroom", OPTION_FLAG, &options.drawn[CLUES_NUMBEREDROOM],
     .help = "as --killer: the X-th digits, X being the first"},
    {'m', "minimal", OPTION_FLAG, &options.minimal,
     .help = "puzzles of which no clue can be dropped; how many\nholes they have is left open, or "
             "what -h says"},
    {'n', "count", OPTION_COUNT, &options.count, "COUNT", "how many puzzles to make; 0 for no end",
     .low = 0, .high = SEEDS - 1},
    {'R', "rules", OPTION_FILE, &options.houses.rules, .operand = "FILE",
     .help = "rules that the puzzles have; a header in FILE says\nvariant and side"},
    {'s', "seed", OPTION_COUNT, &options.seed, "SEED",
     "make the puzzles that follow from this number;\nwithout it they differ from run to run",
     .low = 0, .high = SEEDS - 1, .given = &options.seeded, .unset = true},
    {'V', "variant", OPTION_CHOICE, &options.houses.variant, "VARIANT", "the houses",
     .choices = variant_names, .given = &options.varied},
    {'y', "symmetry", OPTION_CHOICE, &options.symmetry, "SYMMETRY", "of the holes",
     .choices = symmetry_names, .given = &options.symmetric},
    {0, "from", OPTION_FILE, &options.from, .operand = "FILE",
     .help = "a grid that puzzles are dug from, if it is full; else\nits digits stay"},
    {0, "guesses", OPTION_COUNT, &options.guesses, "GUESSES",
     "guesses of the solver before a minimal puzzle is\ngiven up", .low = 1,
     .high = OPTION_COUNT_MAX},
    {0, "pattern", OPTION_FILE, &options.pattern, .operand = "FILE",
     .help = "a grid that has digits where the clues must be"},
    {0, "tries", OPTION_COUNT, &options.tries, "TRIES",
     "grids to dig in before a puzzle is given up", .low = 1, .high = 1e9},
    {'1', "one-line", OPTION_FLAG, &options.one_line, .help = "print each puzzle on one line"},
    {0},
};

/* Options of QQWing and of the solo of Simon Tatham's puzzles. */
static const struct option_elsewhere elsewhere[] = {
    {"--generate", "-n COUNT"},
    {"--puzzle", "-f puzzle"},
    {"--solution", "-f solution"},
    {"--with-solutions", "-f solution"},
    {"--csv", "a pipe to sudokucat -f csv"},
    {"--readable", "a pipe to sudokucat -f drawing"},
    {"--stats", "a pipe to xsudoku-step -r"},
    {"--print", "a pipe to sudoku2html"},
    {"--nosolution", "the default"},
    {"--nopuzzle", "a pipe to sudoku2cnf | dpll | res2sudoku"},
    {"--compact", "a pipe to sudokucat -f rows"},
    {"--history", "a pipe to xsudoku-step"},
    {"--log-history", "a pipe to xsudoku-step"},
    {"--instructions", "a pipe to xsudoku-step"},
    {"--save", "a pipe to sudokucat -f sgt"},
    {"--scale", "a pipe to sudoku2svg"},
    {"--solve", "sudoku2cnf FILE | dpll | res2sudoku"},
    {"--count-solutions", "sudoku2cnf FILE | dpll -w -n 0"},
    {0},
};

static const struct option_table table = {
    .usage = "",
    .purpose = "Make Sudoku puzzles, each with exactly one solution.",
    .rows = rows,
    .operands_max = 0,
    .elsewhere = elsewhere,
};

struct job {
    struct memory memory;
    struct wish wish;
    struct asked_grid grid;
    struct maker maker;
    struct workers workers;
    uint64_t seed; /* of the stream */
    struct output out;
};

/* Ends the program if no puzzle as asked for can need the technique of -d. */
static void check_difficulty(const struct job *job) {
    const struct wish *wish = &job->wish;
    struct diag diag;
    unsigned cages = 1u << CLUES_KILLER, outside = 1u << CLUES_SANDWICH | 1u << CLUES_SKYSCRAPER |
                                                   1u << CLUES_XSUM | 1u << CLUES_NUMBEREDROOM;
    struct difficulty_ground ground = {
        .rules = job->maker.blank.rules,
        .sums = (wish->clues & cages) || area_is_board(&wish->shape.area),
        .outside = wish->clues & outside,
        .crossings = wish->jigsaw || job->maker.difficulty.layout.crossings.size,
    };
    if (!difficulty_can_be(&wish->difficulty, &ground, &diag))
        option_fail("%s", diag.text);
}

static void job_init(struct job *job) {
    struct diag diag;
    memory_init(&job->memory, 0);
    job->wish = asked_wish(&options, &job->grid, &job->memory);
    maker_init(&job->maker, &job->wish, &job->memory);
    if (options.jigsaw && !tiling_fits(&job->maker.variant, job->maker.others, &diag))
        option_fail("option --jigsaw: %s", diag.text);
    if (!clues_fit(job->wish.clues, &job->wish.shape, options.jigsaw, &diag))
        option_fail("%s", diag.text);
    check_difficulty(job);
    job->seed = options.seeded ? (uint64_t)options.seed : random_seed();
    output_stdout(&job->out);
}

static void job_free(struct job *job) {
    asked_free(&job->grid, &job->memory);
    maker_free(&job->maker);
}

static void write_grid(struct output *out, const struct job *job, const uint8_t *cells) {
    if (!options.one_line) {
        grid_write_rows(out, &job->maker.wish.shape, cells);
        return;
    }
    grid_write_line(out, &job->maker.wish.shape, cells);
    output_char(out, '\n');
}

static void write_rating(struct output *out, const struct rating *rating) {
    output_format(out, ", %s %u %s", rating_ranges[rating->word].word, rating->score,
                  rating->hardest->name);
}

/* The seed in the comment makes this puzzle again, alone. */
static void write_puzzle(struct output *out, const struct job *job, uint64_t seed) {
    if (options.one_line) {
        grid_write_line(out, &job->maker.wish.shape, job->maker.cells);
        output_char(out, ' ');
    }
    output_format(out, "# seed %llu", (unsigned long long)seed);
    if (job->wish.difficulty.given)
        write_rating(out, &job->maker.difficulty.rating);
    output_char(out, '\n');
    if (!options.one_line)
        grid_write_rows(out, &job->maker.wish.shape, job->maker.cells);
    if (options.format == FORMAT_SOLUTION)
        write_grid(out, job, job->maker.solution);
}

/* Makes the share of worker `number`: each puzzle i with i mod processes = number, except those
 * that were handed on before the worker was started.  Puzzle 0 has the seed of the stream, each
 * other one a seed of its own that is drawn from it.  Returns the status. */
static int make_share(void *context, unsigned number, struct output *out) {
    struct job *job = context;
    struct random seeds = {job->seed};
    uint64_t seed = job->seed, processes = (uint64_t)options.processes;
    uint64_t done = processes > 1 ? processes * job->workers.worker[number].parts : 0;
    for (uint64_t i = 0; !options.count || i < (uint64_t)options.count; i++) {
        if (i >= done && i % processes == number) {
            if (!puzzle_make(&job->maker, seed)) {
                failure_report(&job->maker, seed);
                return EXIT_NEGATIVE;
            }
            if (!i || job->wish.jigsaw || job->wish.clues || area_is_board(&job->wish.shape.area))
                grid_write_header(out, &job->maker.wish.shape);
            write_puzzle(out, job, seed);
            if (processes > 1)
                output_char(out, 0);
            if (!output_flush(out))
                return EXIT_INPUT;
        }
        seed = random_next(&seeds) % SEEDS;
    }
    return EXIT_DONE;
}

/* Finds out why a process has no next puzzle.  Returns its exit status, or EXIT_DONE if it was
 * killed and another one was started in its place. */
static int look_after(struct job *job, unsigned number) {
    struct diag diag;
    int status = workers_status(&job->workers, number, &diag);
    if (status == EXIT_DONE) {
        diag_set(&diag, "process %u has ended too early", number + 1);
        status = EXIT_INPUT;
    }
    if (*diag.text)
        diag_error(&diag);
    if (workers_may_restart(&job->workers, number) && workers_restart(&job->workers, number))
        return EXIT_DONE;
    return status;
}

/* Shares the stream among several processes.  Returns the status. */
static int share_out(struct job *job) {
    unsigned processes = (unsigned)options.processes;
    int status = EXIT_DONE;
    struct diag diag = {0};
    job->workers.whole = true;
    if (!workers_start(&job->workers, processes, make_share, job, &job->memory, &diag)) {
        diag_error(&diag);
        return EXIT_INPUT;
    }
    for (uint64_t i = 0; status == EXIT_DONE && (!options.count || i < (uint64_t)options.count);) {
        unsigned number = (unsigned)(i % processes);
        if (workers_part(&job->workers, number, &job->out))
            i++;
        else
            status = job->out.failure ? EXIT_INPUT : look_after(job, number);
    }
    workers_end(&job->workers);
    return status;
}

int main(int argc, char **argv) {
    standard_begin();
    static struct job job;
    struct diag diag;
    int status = EXIT_NEGATIVE;
    option_parse(&table, argc, argv);
    job_init(&job);
    if (!possible(&job.maker, options.from, &diag))
        diag_message("%s", diag.text);
    else
        status = options.processes > 1 ? share_out(&job) : make_share(&job, 0, &job.out);
    job_free(&job);
    return output_close(&job.out, status);
}
