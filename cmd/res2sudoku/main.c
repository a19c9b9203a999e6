/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include "common/drawing/griddraw.h"
#include "common/drawing/picture.h"
#include "common/drawing/pictures.h"
#include "common/formulas/dimacssniff.h"
#include "common/grids/houses.h"
#include "common/streams/standard.h"
#include "common/streams/status.h"
#include "common/streams/terminal.h"
#include "decode.h"
#include "puzzles.h"

const char diag_tool[] = "res2sudoku";

static struct {
    struct houses houses;
    int coding, color;
    int64_t side;
    const char *puzzles, *file;
    bool one_line, drawing, sided, svg, varied;
} options = {.houses.variant = VARIANT_PLAIN, .coding = CODING_NATURAL};

static const struct option_row rows[] = {
    {'V', "variant", OPTION_CHOICE, &options.houses.variant, "VARIANT",
     "the houses, for the header and the drawing", .choices = variant_names,
     .given = &options.varied},
    {'k', "coding", OPTION_CHOICE, &options.coding, "CODING", "the numbers of the variables",
     .choices = coding_names},
    {'B', "boxes", OPTION_TEXT, &options.houses.boxes, .operand = "RxC",
     .help = "boxes of R rows and C columns; R times C is the side"},
    {'R', "rules", OPTION_FILE, &options.houses.rules, .operand = "FILE",
     .help = "rules, for the header and the drawing"},
    {0, "side", OPTION_COUNT, &options.side, "SIDE",
     "the side of the grids; without it, the one that makes\na grid of the model", .low = 1,
     .high = VARIANT_SIDE_MAX, .given = &options.sided, .unset = true},
    {'1', "one-line", OPTION_FLAG, &options.one_line, .help = "print each grid on one line"},
    {'g', "drawing", OPTION_FLAG, &options.drawing,
     .help = "draw each grid with its boxes, or regions"},
    {0, "svg", OPTION_FLAG, &options.svg, .help = "make a picture of each grid, an SVG document"},
    {'p', "puzzles", OPTION_FILE, &options.puzzles, .operand = "FILE",
     .help = "the puzzles solved, in step with the results: refuse\nsolutions that change a clue, "
             "tell clues apart in\ndrawings and pictures"},
    {'o', "output", OPTION_FILE, &options.file, .operand = "FILE",
     .help = "write to FILE; pictures to one each, if there is a %d\nin the name"},
    {0, "color", OPTION_CHOICE, &options.color, "WHEN", "bold clues in drawings",
     .choices = terminal_colors, .absent = "always"},
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
    struct variant_shape said; /* the shape that a reader of the output expects next */
    uint64_t grids;            /* written so far */
    uint8_t *cells;            /* room for the largest grid */
    struct griddraw_style style;
    struct pictures pictures;
    struct files files; /* files read */
    struct output out;
};

enum { CELLS_MAX = VARIANT_SIDE_MAX * VARIANT_SIDE_MAX };

/* The shape if neither a puzzle nor boxes determine it.  Sides without boxes are latin, unless a
 * variant is asked for. */
static bool find_variant(unsigned side, struct variant_shape *shape, struct diag *diag) {
    enum variant_kind kind = (enum variant_kind)options.houses.variant;
    struct diag ignored;
    if (!options.varied && !variant_shape(shape, kind, side, &ignored))
        kind = VARIANT_LATIN;
    return variant_shape(shape, kind, side, diag);
}

/* The shape of the current model.  Returns false with diag filled if there is none. */
static bool find_shape(const struct job *job, const struct res *r, struct variant_shape *shape,
                       struct diag *diag) {
    enum coding coding = (enum coding)options.coding;
    const struct grid *puzzle = puzzles_grid(&job->puzzles);
    unsigned side = options.sided              ? (unsigned)options.side
                    : coding == CODING_NATURAL ? decode_side(r, job->cells)
                                               : coding_side(coding, r->vars);
    *diag = (struct diag){.file = r->in.name, .line = r->line, .column = 1};
    if (puzzle)
        *shape = puzzle->shape;
    else if (options.houses.declared)
        *shape = options.houses.shape;
    else if (!options.sided && coding == CODING_NATURAL && decode_is_several(r, side))
        return diag_set(diag,
                        "the model has %u cells of side %u, which are several grids: -V, -R "
                        "or -p say which",
                        r->vars / side, side);
    else if (!find_variant(side, shape, diag))
        return false;
    return coding_fits(coding, &shape->area, diag);
}

/* Writes the grid as text. */
static void write_grid(struct job *job, const struct variant_shape *shape) {
    const struct grid *puzzle = puzzles_grid(&job->puzzles);
    if (job->grids++ && !options.one_line)
        output_char(&job->out, '\n');
    grid_write_change(&job->out, &job->said, shape);
    if (options.drawing) {
        griddraw(&job->out, &job->style, shape, job->cells, puzzle ? puzzle->cells : NULL,
                 &job->memory);
    } else if (options.one_line) {
        grid_write_line(&job->out, shape, job->cells);
        output_char(&job->out, '\n');
    } else {
        grid_write_rows(&job->out, shape, job->cells);
    }
}

/* Makes a picture of the grid.  Returns its status. */
static int write_picture(struct job *job, const struct variant_shape *shape) {
    const struct grid *puzzle = puzzles_grid(&job->puzzles);
    struct panel panel = {.drawing = {.cells = job->cells, .clues = puzzle ? puzzle->cells : NULL}};
    struct variant variant;
    struct diag diag;
    struct output *out = pictures_begin(&job->pictures, &job->out, &job->files, &diag);
    if (!out) {
        diag_error(&diag);
        return EXIT_INPUT;
    }
    variant_init(&variant, shape, &job->memory);
    panel.drawing.variant = &variant;
    picture_write(out, &panel, job->pictures.count);
    variant_free(&variant);
    return pictures_end(&job->pictures);
}

/* Reports that there is no grid: in a comment or, if pictures are made, in a message. */
static void write_note(struct job *job, const struct res *r, const char *note) {
    struct diag diag = {.file = r->in.name, .line = r->line, .column = 1};
    if (options.svg) {
        diag_set(&diag, "%s", note);
        diag_error(&diag);
    } else {
        output_format(&job->out, "# %s\n", note);
    }
}

/* If the side was guessed and there are more variables than those of the cells, the guess may be
 * wrong. */
static void hint_at_side(const struct job *job, const struct res *r, unsigned side,
                         struct diag *diag) {
    size_t length = strlen(diag->text);
    if (options.sided || options.houses.declared || puzzles_grid(&job->puzzles) ||
        options.coding != CODING_NATURAL || r->vars <= side * side * side)
        return;
    snprintf(diag->text + length, sizeof diag->text - length,
             "; %u variables are more than side %u needs, does --side, -B or -p say another?",
             r->vars, side);
}

/* Reads the grid of the current model.  Returns false with diag filled if there is none. */
static bool read_model(const struct job *job, const struct res *r, struct variant_shape *shape,
                       struct diag *diag) {
    if (!find_shape(job, r, shape, diag))
        return false;
    if (decode_model(r, (enum coding)options.coding, &shape->area, job->cells, diag))
        return true;
    hint_at_side(job, r, shape->side, diag);
    return false;
}

/* Prints the current model.  Returns its status. */
static int print_model(struct job *job, const struct res *r) {
    struct variant_shape shape;
    struct diag diag;
    if (!read_model(job, r, &shape, &diag)) {
        diag_error(&diag);
        return EXIT_INPUT;
    }
    if (!puzzles_agree(&job->puzzles, r, job->cells, &diag)) {
        diag_error(&diag);
        if (!options.svg)
            write_note(job, r, "the solution contradicts the puzzle");
        return EXIT_NEGATIVE;
    }
    if (options.svg)
        return write_picture(job, &shape);
    write_grid(job, &shape);
    return EXIT_DONE;
}

/* Prints the grids of the current block, or why there are none.  Returns the worst status met. */
static int print_block(struct job *job, struct res *r) {
    struct diag diag;
    int status = EXIT_DONE;
    if (!puzzles_next(&job->puzzles, r, &diag)) {
        diag_error(&diag);
        return EXIT_INPUT;
    }
    if (r->answer != RES_SAT) {
        write_note(job, r, r->answer == RES_UNSAT ? "no solution" : "not decided");
        output_flush(&job->out);
        return EXIT_NEGATIVE;
    }
    while (status != EXIT_INPUT && !job->out.failure && res_model(r)) {
        status = status_worse(status, print_model(job, r));
        output_flush(&job->out);
    }
    return status;
}

/* Converts one file.  Returns the worst status met. */
static int print_file(void *context, const char *path) {
    struct job *job = context;
    struct res r;
    int status = EXIT_DONE;
    res_open(&r, path, &job->memory);
    while (status != EXIT_INPUT && !job->out.failure && res_begin(&r))
        status = status_worse(status, print_block(job, &r));
    if (r.failed) {
        diag_error(&r.diag);
        status = EXIT_INPUT;
    }
    res_close(&r);
    return status;
}

static void check_options(struct job *job) {
    if (options.one_line && options.drawing)
        option_fail("options -1 and -g exclude each other");
    if (options.svg && (options.one_line || options.drawing))
        option_fail("option --svg excludes -1 and -g");
    if (options.houses.boxes && options.sided)
        option_fail("options -B and --side exclude each other");
    if (options.houses.rules && options.sided)
        option_fail("options -R and --side exclude each other");
    houses_check(&options.houses, &job->memory);
    if (options.svg && options.file && !pictures_name(&job->pictures, options.file))
        option_fail("option -o needs a name with one %%d, or %%03d, or without a percent sign");
}

/* Opens the other inputs, and the output. */
static bool open_files(struct job *job, struct diag *diag) {
    output_stdout(&job->out);
    if (!puzzles_open(&job->puzzles, options.puzzles, &options.houses, &job->memory, diag))
        return false;
    if (!options.file || job->pictures.names.numbered)
        return true;
    if (options.svg)
        return pictures_open(&job->out, options.file, &job->files, diag);
    return dimacs_may_create(&job->files, options.file, diag) &&
           output_open(&job->out, options.file, &job->files, diag);
}

static void job_init(struct job *job, char *const *operands) {
    struct diag diag;
    memory_init(&job->memory, 0);
    check_options(job);
    job->files =
        (struct files){.operands = operands, .inputs = {options.puzzles, options.houses.rules}};
    if (!open_files(job, &diag))
        status_die(&diag);
    job->style.utf8 = terminal_is_utf8();
    job->style.cages = true;
    job->style.bold = terminal_wants_color((enum terminal_color)options.color, job->out.fd);
    job->said = GRID_UNSAID;
    job->cells = memory_zeroed(&job->memory, CELLS_MAX, 1);
}

/* Checks that no puzzles follow the last result.  Returns the status. */
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
    standard_begin();
    static struct job job;
    int operand = option_parse(&table, argc, argv);
    job_init(&job, argv + operand);
    int status = status_of_files(print_file, &job, argv + operand, argc - operand);
    status = finish_puzzles(&job, status);
    memory_release(&job.memory, job.cells);
    return output_close(&job.out, status);
}
