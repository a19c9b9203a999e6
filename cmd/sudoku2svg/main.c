/* SPDX-License-Identifier: MIT */
#include "common/grids/houses.h"

#include <assert.h>

#include "common/drawing/picture.h"
#include "common/drawing/pictures.h"
#include "common/human/language.h"
#include "common/streams/standard.h"
#include "common/streams/status.h"
#include "item.h"
#include "sheet.h"

const char diag_tool[] = "sudoku2svg";

static struct {
    struct houses houses;
    int per_page, paper, language;
    int64_t first;
    const char *file, *title;
    bool candidates, solve, labels, no_legend, sheets, papered, numbered;
} options = {.houses.variant = VARIANT_PLAIN, .first = 1};

static const char *const per_page_names[] = {"1", "2", "3", "4", "6", "8", "9", NULL};
static const char *const paper_names[] = {"a4", "letter", NULL};

static const struct option_row rows[] = {
    HOUSES_VARIANT(options.houses),
    HOUSES_BOXES(options.houses),
    HOUSES_RULES(options.houses),
    {'c', "candidates", OPTION_FLAG, &options.candidates,
     .help = "pencil marks: the digits that no other cell rules out"},
    {0, "solve", OPTION_FLAG, &options.solve, .help = "the digits of the solution, pale"},
    {0, "labels", OPTION_FLAG, &options.labels,
     .help = "the number and the label of each puzzle above it, as\nsheets always have them"},
    {0, "first", OPTION_COUNT, &options.first, "NUMBER", "the number of the first puzzle", .low = 0,
     .high = 1e9, .given = &options.numbered},
    {'l', "language", OPTION_CHOICE, &options.language, "LANGUAGE",
     "of the rules in words; auto is the locale's", .choices = language_names},
    {0, "no-legend", OPTION_FLAG, &options.no_legend, .help = "no rules in words below the grids"},
    {'P', "per-page", OPTION_CHOICE, &options.per_page, "BOARDS",
     "sheets of paper with so many puzzles each, not a\npicture of each", .choices = per_page_names,
     .given = &options.sheets, .unset = true},
    {0, "paper", OPTION_CHOICE, &options.paper, "PAPER", "the size of a sheet",
     .choices = paper_names, .given = &options.papered},
    {'T', "title", OPTION_TEXT, &options.title, .operand = "TEXT",
     .help = "what stands above each sheet"},
    {'o', "output", OPTION_FILE, &options.file, .operand = "FILE",
     .help = "write to FILE; pictures or sheets to one each, if\nthere is a %d in the name"},
    {0},
};

/* What sgt-solo takes. */
static const struct option_elsewhere elsewhere[] = {
    {"--print", "-P 6"},
    {"--with-solutions", "--solve"},
    {"--scale", NULL},
    {0},
};

static const struct option_table table = {
    .usage = "[FILE ...]",
    .purpose = "Draw Sudoku puzzles as printed ones look, in Scalable Vector Graphics.",
    .rows = rows,
    .operands_max = -1,
    .elsewhere = elsewhere,
};

/* How -P arranges panels. */
static const struct {
    unsigned columns, rows;
} arrangements[] = {
    {1, 1}, {1, 2}, {1, 3}, {2, 2}, {2, 3}, {2, 4}, {3, 3},
};

struct job {
    struct memory memory;
    struct pictures pictures;
    struct files files;
    struct output out;
    uint64_t puzzles; /* read so far */
    struct sheet sheet;
    struct item items[SHEET_PANELS]; /* of the sheet, or of the one picture */
};

static void forget_items(struct job *job) {
    while (job->sheet.count)
        item_free(&job->items[--job->sheet.count]);
}

/* Writes the current sheet or picture.  Returns the exit status for it. */
static int write_document(struct job *job) {
    struct diag diag;
    assert(job->sheet.count && (options.sheets || job->sheet.count == 1));
    struct output *out = pictures_begin(&job->pictures, &job->out, &job->files, &diag);
    if (!out) {
        diag_error(&diag);
        return EXIT_INPUT;
    }
    job->sheet.number = job->pictures.count;
    if (options.sheets)
        sheet_write(out, &job->sheet);
    else
        picture_write(out, &job->sheet.panels[0], job->pictures.count);
    forget_items(job);
    return pictures_end(&job->pictures);
}

/* Keeps a puzzle as the next panel.  Returns the status that it earns: where there is no solution
 * to draw, a message says so. */
static int add_item(struct job *job, const struct grid_reader *r) {
    struct item *item = &array_at(job->items, SHEET_PANELS, job->sheet.count);
    struct diag diag = {.file = r->in.name, .line = r->grid.line, .column = 1};
    int status = EXIT_DONE;
    item_init(item, &r->grid, &job->memory);
    if (options.solve && !item_solve(item, &diag)) {
        diag_error(&diag);
        status = EXIT_NEGATIVE;
    }
    if (options.candidates)
        item_mark(item);
    struct panel panel = item_panel(item);
    panel.legend = !options.no_legend;
    panel.drawing.chinese = language_choose(options.language) == WORDS_CHINESE;
    if (options.sheets || options.labels)
        panel.number = (uint64_t)options.first + job->puzzles;
    else
        panel.label_length = 0;
    job->puzzles++;
    job->sheet.panels[job->sheet.count++] = panel;
    return status;
}

/* Draws the puzzles of one file, and keeps those of a sheet that is not full yet.  Returns the
 * worst status. */
static int draw_file(void *context, const char *path) {
    struct job *job = context;
    unsigned full = job->sheet.columns * job->sheet.rows;
    struct grid_reader r;
    int status = EXIT_DONE;
    houses_open(&options.houses, &r, path, &job->memory);
    while (status != EXIT_INPUT && !job->out.failure && !r.failed && grid_next(&r)) {
        status = status_worse(status, add_item(job, &r));
        if (job->sheet.count == full)
            status = status_worse(status, write_document(job));
    }
    if (r.failed) {
        diag_error(&r.diag);
        status = EXIT_INPUT;
    }
    grid_close(&r);
    return status;
}

static void check_options(struct job *job) {
    if (!options.sheets && options.title)
        option_fail("option -T is for sheets, see -P");
    if (!options.sheets && options.papered)
        option_fail("option --paper is for sheets, see -P");
    if (!options.sheets && !options.labels && options.numbered)
        option_fail("option --first is for sheets and labels, see -P and --labels");
    if (options.file && !pictures_name(&job->pictures, options.file))
        option_fail("option -o needs a name with one %%d, or %%03d, or without a percent sign");
    houses_check(&options.houses, &job->memory);
}

static void job_init(struct job *job, char *const *operands) {
    struct diag diag;
    memory_init(&job->memory, 0);
    check_options(job);
    job->files = (struct files){.operands = operands, .inputs = {options.houses.rules}};
    output_stdout(&job->out);
    if (options.file && !job->pictures.names.numbered &&
        !pictures_open(&job->out, options.file, &job->files, &diag))
        status_die(&diag);
    job->sheet = (struct sheet){
        .columns = 1, .rows = 1, .letter = options.paper == 1, .title = options.title};
    if (options.sheets) {
        job->sheet.columns = arrangements[options.per_page].columns;
        job->sheet.rows = arrangements[options.per_page].rows;
    }
}

int main(int argc, char **argv) {
    standard_begin();
    static struct job job;
    int operand = option_parse(&table, argc, argv);
    job_init(&job, argv + operand);
    int status = status_of_files(draw_file, &job, argv + operand, argc - operand);
    if (status != EXIT_INPUT && job.sheet.count)
        status = status_worse(status, write_document(&job));
    forget_items(&job);
    return output_close(&job.out, status);
}
