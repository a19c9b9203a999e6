#include <stdlib.h>

#include "common/option.h"
#include "decode.h"
#include "draw.h"
#include "puzzles.h"

const char diag_tool[] = "res2sudoku";

static struct {
    int variant, coding;
    int64_t side;
    const char *puzzles, *boxes;
    bool one_line, drawing, sided;
} options = {.variant = VARIANT_PLAIN, .coding = CODING_NATURAL};

static const struct option_row rows[] = {
    {'V', "variant", OPTION_CHOICE, &options.variant, "VARIANT",
     "the houses, for the header and the drawing", .choices = variant_names},
    {'k', "coding", OPTION_CHOICE, &options.coding, "CODING", "the numbers of the variables",
     .choices = coding_names},
    {'B', "boxes", OPTION_TEXT, &options.boxes, .operand = "RxC",
     .help = "boxes of R rows and C columns; R times C is the side"},
    {0, "side", OPTION_COUNT, &options.side, "SIDE",
     "the side of the grids; without it, the largest for\nwhich there are variables enough",
     .low = 1, .high = VARIANT_SIDE_MAX, .given = &options.sided, .unset = true},
    {'1', "one-line", OPTION_FLAG, &options.one_line, .help = "print each grid on one line"},
    {'g', "drawing", OPTION_FLAG, &options.drawing, .help = "draw each grid with its boxes"},
    {'p', "puzzles", OPTION_TEXT, &options.puzzles, .operand = "FILE",
     .help = "the puzzles solved, in step with the results: refuse\nsolutions that change a clue, "
             "mark clues in drawings"},
    {0},
};

static const struct option_table table = {
    .usage = "[FILE ...]",
    .purpose = "Read Sudoku solutions back from the models in a stream of results.",
    .rows = rows,
    .operands_max = -1,
};

struct job {
    struct memory memory;
    struct puzzles puzzles;
    struct variant_shape boxed;   /* what -B says */
    struct variant_shape written; /* what a reader of our output takes the next grid to be */
    uint64_t grids;               /* written so far */
    uint8_t *cells;               /* room for the largest grid */
    struct output out;
};

enum { CELLS_MAX = VARIANT_SIDE_MAX * VARIANT_SIDE_MAX };

/* The shape of the model at hand.  Returns false with diag filled when there is none. */
static bool find_shape(const struct job *job, const struct res *r, struct variant_shape *shape,
                       struct diag *diag) {
    enum coding coding = (enum coding)options.coding;
    const struct grid *puzzle = puzzles_grid(&job->puzzles);
    unsigned side = options.sided ? (unsigned)options.side : coding_side(coding, r->vars);
    *diag = (struct diag){.file = r->in.name, .line = r->line, .column = 1};
    if (puzzle)
        *shape = puzzle->shape;
    else if (options.boxes)
        *shape = job->boxed;
    else if (!variant_shape(shape, (enum variant_kind)options.variant, side, diag))
        return false;
    return coding_fits(coding, shape->side, diag);
}

static void write_grid(struct job *job, const struct variant_shape *shape) {
    const struct grid *puzzle = puzzles_grid(&job->puzzles);
    if (job->grids++ && !options.one_line)
        output_char(&job->out, '\n');
    if (!variant_same(shape, &job->written))
        grid_write_header(&job->out, shape);
    job->written = *shape;
    if (options.drawing) {
        draw_grid(&job->out, shape, job->cells, puzzle ? puzzle->cells : NULL);
    } else if (options.one_line) {
        grid_write_line(&job->out, shape->side, job->cells);
        output_char(&job->out, '\n');
    } else {
        grid_write_rows(&job->out, shape->side, job->cells);
    }
}

/* Prints the model at hand.  Returns the status it earns. */
static int print_model(struct job *job, const struct res *r) {
    struct variant_shape shape;
    struct diag diag;
    if (!find_shape(job, r, &shape, &diag) ||
        !decode_model(r, (enum coding)options.coding, shape.side, job->cells, &diag)) {
        diag_error(&diag);
        return EXIT_INPUT;
    }
    if (!puzzles_agree(&job->puzzles, r, job->cells, &diag)) {
        diag_error(&diag);
        output_text(&job->out, "# the solution contradicts the puzzle\n");
        return EXIT_NEGATIVE;
    }
    write_grid(job, &shape);
    return EXIT_DONE;
}

/* Prints the grids of the block at hand, or why there are none.  Returns the worst status met. */
static int print_block(struct job *job, struct res *r) {
    struct diag diag;
    int status = EXIT_DONE;
    if (!puzzles_next(&job->puzzles, r, &diag)) {
        diag_error(&diag);
        return EXIT_INPUT;
    }
    if (r->answer != RES_SAT) {
        output_text(&job->out, r->answer == RES_UNSAT ? "# no solution\n" : "# not decided\n");
        output_flush(&job->out);
        return EXIT_NEGATIVE;
    }
    while (status != EXIT_INPUT && !job->out.failure && res_model(r)) {
        int earned = print_model(job, r);
        status = earned > status ? earned : status;
        output_flush(&job->out);
    }
    return status;
}

/* Works through one file.  Returns the worst status met. */
static int print_file(struct job *job, const char *path) {
    struct res r;
    int status = EXIT_DONE;
    res_open(&r, path, &job->memory);
    while (status != EXIT_INPUT && !job->out.failure && res_begin(&r)) {
        int earned = print_block(job, &r);
        status = earned > status ? earned : status;
    }
    if (r.failed) {
        diag_error(&r.diag);
        status = EXIT_INPUT;
    }
    res_close(&r);
    return status;
}

static void job_init(struct job *job) {
    struct diag diag;
    if (options.one_line && options.drawing)
        option_fail("options -1 and -g exclude each other");
    if (options.boxes && options.sided)
        option_fail("options -B and --side exclude each other");
    if (options.boxes &&
        !variant_boxed(&job->boxed, (enum variant_kind)options.variant, options.boxes, &diag))
        option_fail("option -B: %s", diag.text);
    memory_init(&job->memory, 0);
    output_stdout(&job->out);
    if (!puzzles_open(&job->puzzles, options.puzzles, (enum variant_kind)options.variant,
                      &job->memory, &diag)) {
        diag_error(&diag);
        exit(EXIT_INPUT);
    }
    job->written = (struct variant_shape){VARIANT_PLAIN, 9, 3, 3};
    job->cells = memory_zeroed(&job->memory, CELLS_MAX, 1);
}

/* After the last result there must be no more puzzles.  Returns the status. */
static int finish_puzzles(struct job *job, int status) {
    struct diag diag;
    if (status != EXIT_INPUT && !job->out.failure && !puzzles_over(&job->puzzles, &diag)) {
        diag_error(&diag);
        status = EXIT_INPUT;
    }
    puzzles_close(&job->puzzles);
    return status;
}

int main(int argc, char **argv) {
    static struct job job;
    int status = EXIT_DONE;
    int operand = option_parse(&table, argc, argv);
    job_init(&job);
    do {
        int earned = print_file(&job, operand < argc ? argv[operand] : NULL);
        status = earned > status ? earned : status;
    } while (++operand < argc && status != EXIT_INPUT);
    status = finish_puzzles(&job, status);
    memory_release(&job.memory, job.cells, CELLS_MAX);
    return output_close(&job.out, status);
}
