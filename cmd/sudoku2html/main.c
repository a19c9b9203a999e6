/* SPDX-License-Identifier: MIT */
#include <stdlib.h>

#include "book.h"
#include "common/grids/houses.h"
#include "common/streams/standard.h"
#include "common/streams/status.h"
#include "page.h"
#include "solutions.h"

const char diag_tool[] = "sudoku2html";

static struct {
    struct houses houses;
    int per_page, paper, language;
    int64_t first;
    const char *solutions, *title;
    bool hints;
} options = {.houses.variant = VARIANT_PLAIN, .first = 1, .title = "Sudoku"};

static const char *const per_page_names[] = {"auto", "1", "2", "3", "4", "6", "8", "9", NULL};
enum { BOARDS_USUAL = 4 };
static const char *const paper_names[] = {"a4", "letter", NULL};
static const char *const language_names[] = {"auto", "en", "zh", NULL};

static const struct option_row rows[] = {
    HOUSES_VARIANT(options.houses),
    HOUSES_BOXES(options.houses),
    HOUSES_RULES(options.houses),
    {'S', "solutions", OPTION_FILE, &options.solutions, .operand = "FILE",
     .help = "the solved grids, in the order of the puzzles, for\nthe last printed pages"},
    {'T', "title", OPTION_TEXT, &options.title, .operand = "TEXT",
     .help = "what stands above the page and each sheet (Sudoku)"},
    {'P', "per-page", OPTION_CHOICE, &options.per_page, "BOARDS",
     "boards on a printed page, with auto up to four", .choices = per_page_names},
    {0, "paper", OPTION_CHOICE, &options.paper, "PAPER", "the size of a printed page",
     .choices = paper_names},
    {0, "first", OPTION_COUNT, &options.first, "NUMBER", "the number of the first puzzle", .low = 0,
     .high = 1e9},
    {'H', "hints", OPTION_FLAG, &options.hints,
     .help = "the page tells the next step as a person would make\nit, bit by bit"},
    {0, "language", OPTION_CHOICE, &options.language, "LANGUAGE",
     "what the page speaks; auto is the browser's language", .choices = language_names},
    {0},
};

/* What sgt-solo takes. */
static const struct option_elsewhere elsewhere[] = {
    {"--print", "-P 6"},
    {"--with-solutions", "-S FILE"},
    {"--scale", NULL},
    {0},
};

static const struct option_table table = {
    .usage = "[FILE ...]",
    .purpose = "Make one HTML page of Sudoku grids, to play in a browser and to print.",
    .rows = rows,
    .operands_max = -1,
    .elsewhere = elsewhere,
};

struct job {
    struct memory memory;
    struct book book;
    struct output out;
};

/* Adds the puzzles of one file.  Returns the status it earns. */
static int read_file(void *context, const char *path) {
    struct job *job = context;
    struct grid_reader r;
    houses_open(&options.houses, &r, path, &job->memory);
    while (!r.failed && grid_next(&r))
        book_add(&job->book, &r.grid, r.in.name);
    if (r.failed)
        diag_error(&r.diag);
    grid_close(&r);
    return r.failed ? EXIT_INPUT : EXIT_DONE;
}

/* The number of boards on a printed page; without an option the number of puzzles, at most four, so
 * that a single puzzle fills its page. */
static unsigned boards_per_page(const struct book *book) {
    if (options.per_page)
        return (unsigned)strtoul(per_page_names[options.per_page], NULL, 10);
    return book->puzzles.size < BOARDS_USUAL ? (unsigned)book->puzzles.size : BOARDS_USUAL;
}

static void write_page(struct job *job) {
    struct page page = {
        .title = options.title,
        .language = options.language ? language_names[options.language] : NULL,
        .paper = paper_names[options.paper],
        .per_page = boards_per_page(&job->book),
        .first = (uint64_t)options.first,
        .hints = options.hints,
        .book = &job->book,
    };
    page_write(&job->out, &page);
}

/* The page is whole or not there at all: everything is read and checked before it begins. */
int main(int argc, char **argv) {
    standard_begin();
    static struct job job;
    struct diag diag;
    int operand = option_parse(&table, argc, argv);
    memory_init(&job.memory, 0);
    houses_check(&options.houses, &job.memory);
    output_stdout(&job.out);
    book_init(&job.book, &job.memory);
    int status = status_of_files(read_file, &job, argv + operand, argc - operand);
    if (status == EXIT_DONE && options.solutions &&
        !solutions_read(&job.book, options.solutions, &diag)) {
        diag_error(&diag);
        status = EXIT_INPUT;
    }
    if (status == EXIT_DONE)
        write_page(&job);
    book_free(&job.book);
    return output_close(&job.out, status);
}
