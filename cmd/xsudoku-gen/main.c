#include "common/grid.h"
#include "common/option.h"
#include "dig.h"

const char diag_tool[] = "xsudoku-gen";

/* All digits but one need a clue. */
enum { SIDE = 9, HOLES_MAX = SIDE * SIDE - (SIDE - 1) };

/* Seeds have at most 15 digits, so that people can type them and option_parse takes them all. */
#define SEEDS 1000000000000000

static struct {
    int64_t holes, count, seed, tries;
    int variant;
    bool one_line, seeded;
} options = {.holes = 45, .count = 1, .tries = 10000, .variant = VARIANT_X};

static const struct option_row rows[] = {
    {'h', "holes", OPTION_COUNT, &options.holes, "HOLES", "blank cells of each puzzle", .low = 0,
     .high = SIDE * SIDE},
    {'n', "count", OPTION_COUNT, &options.count, "COUNT", "how many puzzles to make", .low = 1,
     .high = SEEDS - 1},
    {'s', "seed", OPTION_COUNT, &options.seed, "SEED",
     "make the puzzles that follow from this number;\nwithout it they differ from run to run",
     .low = 0, .high = SEEDS - 1, .given = &options.seeded, .unset = true},
    {'V', "variant", OPTION_CHOICE, &options.variant, "VARIANT", "the houses",
     .choices = variant_names},
    {0, "tries", OPTION_COUNT, &options.tries, "TRIES",
     "grids to dig in before a puzzle is given up", .low = 1, .high = 1e9},
    {'1', "one-line", OPTION_FLAG, &options.one_line, .help = "print each puzzle on one line"},
    {0},
};

static const struct option_table table = {
    .usage = "",
    .purpose = "Make Sudoku puzzles, each with exactly one solution.",
    .rows = rows,
    .operands_max = 0,
};

struct job {
    struct memory memory;
    struct variant variant;
    struct sudoku solver;
    struct random random;
    struct orbits orbits;
    struct dig dig;
    uint8_t *grid;
    struct output out;
};

static void job_init(struct job *job) {
    struct variant_shape shape;
    struct diag diag;
    memory_init(&job->memory, 0);
    if (!variant_shape(&shape, (enum variant_kind)options.variant, SIDE, &diag))
        option_fail("%s", diag.text);
    variant_init(&job->variant, &shape, &job->memory);
    sudoku_init(&job->solver, &job->variant, &job->memory);
    orbits_init(&job->orbits, SYMMETRY_NONE, SIDE, &job->memory);
    dig_init(&job->dig, &job->variant, &job->orbits, &job->solver, &job->random, &job->memory);
    job->grid = memory_zeroed(&job->memory, job->variant.cells, 1);
    output_stdout(&job->out);
}

static void job_free(struct job *job) {
    memory_release(&job->memory, job->grid, job->variant.cells);
    dig_free(&job->dig);
    orbits_free(&job->orbits, &job->memory);
    sudoku_free(&job->solver);
    variant_free(&job->variant);
}

/* Makes the puzzle that belongs to a seed in job->grid.  Returns false, with a message, when no
 * grid that was tried has one with so many holes. */
static bool make_puzzle(struct job *job, uint64_t seed) {
    uint32_t holes = (uint32_t)options.holes, most = 0;
    job->random.state = seed;
    for (int64_t tries = 0; tries < options.tries; tries++) {
        if (!sudoku_fill(&job->solver, &job->random, job->grid))
            break;
        uint32_t made = dig_holes(&job->dig, job->grid, holes);
        if (made == holes)
            return true;
        most = made > most ? made : most;
    }
    diag_message("no puzzle with %u holes and one solution found, seed %llu, grids tried: %lld, "
                 "most holes: %u",
                 holes, (unsigned long long)seed, (long long)options.tries, most);
    return false;
}

/* The seed in the comment makes this puzzle, alone, again. */
static void write_puzzle(struct job *job, uint64_t seed) {
    if (options.one_line) {
        grid_write_line(&job->out, SIDE, job->grid);
        output_char(&job->out, ' ');
    }
    output_format(&job->out, "# seed %llu\n", (unsigned long long)seed);
    if (!options.one_line)
        grid_write_rows(&job->out, SIDE, job->grid);
}

/* Makes all puzzles: the first from the seed itself, each other from a seed of its own that is
 * drawn from the first.  Returns the status. */
static int make_stream(struct job *job) {
    if (options.holes > HOLES_MAX) {
        diag_message("no puzzle with %lld holes has one solution: two digits without a clue can "
                     "change places, so %d is the most",
                     (long long)options.holes, HOLES_MAX);
        return EXIT_NEGATIVE;
    }
    uint64_t seed = options.seeded ? (uint64_t)options.seed : random_seed();
    struct random seeds = {seed};
    for (int64_t i = 0; i < options.count; i++) {
        if (!make_puzzle(job, seed))
            return EXIT_NEGATIVE;
        if (!i)
            grid_write_header(&job->out, &job->variant.shape);
        write_puzzle(job, seed);
        if (!output_flush(&job->out))
            return EXIT_INPUT;
        seed = random_next(&seeds) % SEEDS;
    }
    return EXIT_DONE;
}

int main(int argc, char **argv) {
    static struct job job;
    option_parse(&table, argc, argv);
    job_init(&job);
    int status = make_stream(&job);
    job_free(&job);
    return output_close(&job.out, status);
}
