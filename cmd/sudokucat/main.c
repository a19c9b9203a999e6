/* SPDX-License-Identifier: MIT */
#include "common/formulas/dimacssniff.h"
#include "common/grids/houses.h"

#include <assert.h>

#include "common/streams/standard.h"
#include "common/streams/status.h"
#include "formats.h"

const char diag_tool[] = "sudokucat";

static struct {
    struct houses houses;
    int format;
    const char *file;
} options = {.houses.variant = VARIANT_PLAIN};

static const struct option_row rows[] = {
    HOUSES_VARIANT(options.houses),
    HOUSES_BOXES(options.houses),
    HOUSES_RULES(options.houses),
    {'f', "format", OPTION_CHOICE, &options.format, "FORMAT", "the form to write",
     .choices = format_names},
    {'o', "output", OPTION_FILE, &options.file, .operand = "FILE",
     .help = "write to FILE and not to standard output"},
    {0},
};

/* Options of QQWing. */
static const struct option_elsewhere elsewhere[] = {
    {"--csv", "-f csv"},
    {"--one-line", "-f line"},
    {"--compact", "-f rows"},
    {"--readable", "-f drawing"},
    {0},
};

static const struct option_table table = {
    .usage = "[FILE ...]",
    .purpose = "Read Sudoku grids in all forms that there are, and write them in one.",
    .rows = rows,
    .operands_max = -1,
    .elsewhere = elsewhere,
};

struct job {
    struct memory memory;
    struct files files;
    struct output out;
    struct variant_shape said; /* the shape that a reader of our output expects for the next grid */
    uint64_t grids;            /* number of grids written */
    bool begun;                /* the head of the format has been written */
};

/* Writes the head of the format, once.  An output file keeps its contents until there is a grid, or
 * the end of an input without grids. */
static void begin(struct job *job) {
    const struct format *format = &formats[options.format];
    if (format->head && !job->begun)
        output_text(&job->out, format->head);
    job->begun = true;
}

/* Writes the end of the format. */
static void end(struct job *job) {
    const struct format *format = &formats[options.format];
    begin(job);
    if (format->end)
        output_text(&job->out, format->end);
}

/* Whether the format supports puzzles of a variant. */
static bool fits(const struct format *format, const struct variant_shape *shape,
                 struct diag *diag) {
    const struct variant_shape usual = GRID_UNSAID;
    return !format->ordinary || variant_same(shape, &usual) ||
           diag_set(diag, "format %s has only plain puzzles of side 9 without rules", format->name);
}

static bool write_grid(struct job *job, const struct grid *grid, struct diag *diag) {
    const struct format *format = &formats[options.format];
    assert(options.format >= 0 && options.format < FORMATS);
    struct piece piece = {.grid = grid, .said = &job->said, .number = job->grids + 1};
    if (!fits(format, &grid->shape, diag))
        return false;
    begin(job);
    variant_init(&piece.variant, &grid->shape, &job->memory);
    assert(piece.variant.cells == grid->size && job->begun);
    bool written = format->write(&job->out, &piece, diag);
    job->grids += written;
    variant_free(&piece.variant);
    return written;
}

/* Writes the grids of a file.  Returns the worst status met.  A grid that the format cannot express
 * is omitted, with a message. */
static int write_file(void *context, const char *path) {
    struct job *job = context;
    struct grid_reader r;
    int status = EXIT_DONE;
    houses_open(&options.houses, &r, path, &job->memory);
    while (!job->out.failure && !r.failed && grid_next(&r)) {
        struct diag diag = {.file = r.in.name, .line = r.grid.line, .column = 1};
        if (!write_grid(job, &r.grid, &diag)) {
            diag_error(&diag);
            status = EXIT_NEGATIVE;
        }
        output_flush(&job->out);
    }
    if (r.failed) {
        diag_error(&r.diag);
        status = EXIT_INPUT;
    }
    grid_close(&r);
    return status;
}

static void job_init(struct job *job, char *const *operands) {
    struct diag diag;
    memory_init(&job->memory, 0);
    houses_check(&options.houses, &job->memory);
    job->files = (struct files){.operands = operands, .inputs = {options.houses.rules}};
    output_stdout(&job->out);
    if (options.file && (!dimacs_may_create(&job->files, options.file, &diag) ||
                         !output_open(&job->out, options.file, &job->files, &diag)))
        status_die(&diag);
    job->said = GRID_UNSAID;
}

int main(int argc, char **argv) {
    standard_begin();
    static struct job job;
    int operand = option_parse(&table, argc, argv);
    job_init(&job, argv + operand);
    int status = status_of_files(write_file, &job, argv + operand, argc - operand);
    if (job.begun || status != EXIT_INPUT)
        end(&job);
    rules_drop(job.said.rules);
    return output_close(&job.out, status);
}
