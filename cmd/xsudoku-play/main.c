/* SPDX-License-Identifier: MIT */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/grids/houses.h"
#include "common/human/language.h"
#include "common/streams/standard.h"
#include "common/streams/status.h"
#include "common/streams/terminal.h"
#include "lines.h"
#include "play.h"
#include "signals.h"

const char diag_tool[] = "xsudoku-play";

static struct {
    struct houses houses;
    int color, language, save;
    int64_t begin;
    bool lines, fresh, resume, watch, begin_given;
} options = {.houses.variant = VARIANT_PLAIN, .begin = 1};

static const char *const save_names[] = {"auto", "always", "never", NULL};
enum save { SAVE_AUTO, SAVE_ALWAYS, SAVE_NEVER };

static const struct option_row rows[] = {
    HOUSES_BOXES(options.houses),
    {0, "begin", OPTION_COUNT, &options.begin, "NUMBER", "the puzzle to begin with", .low = 1,
     .high = OPTION_COUNT_MAX, .given = &options.begin_given},
    {0, "color", OPTION_CHOICE, &options.color, "WHEN", "colours on the screen",
     .choices = terminal_colors, .absent = "always"},
    {'f', "fresh", OPTION_FLAG, &options.fresh, .help = "begin anew, not where a game was left"},
    {0, "language", OPTION_CHOICE, &options.language, "LANGUAGE",
     "of all that is said to the player, auto for the\nlocale's", .choices = language_names},
    {'l', "lines", OPTION_FLAG, &options.lines,
     .help = "play in lines, without a screen: commands are read\nfrom standard input; help lists "
             "them"},
    {'r', "resume", OPTION_FLAG, &options.resume,
     .help = "go on with the game that was played last, without\na file"},
    {0, "save", OPTION_CHOICE, &options.save, "WHEN",
     "keep games for the next time; auto: where keys or\ncommands come from a terminal",
     .choices = save_names},
    HOUSES_RULES(options.houses),
    HOUSES_VARIANT(options.houses),
    {0, "watch", OPTION_FLAG, &options.watch, .help = "tell wrong digits at once"},
    {0},
};

static const struct option_table table = {
    .usage = "[FILE ...]",
    .purpose = "Play Sudoku in a terminal.",
    .rows = rows,
    .operands_max = -1,
};

struct job {
    struct memory memory;
    struct book book;
    bool piped; /* puzzles came from standard input */
    struct store store;
    struct input commands; /* of lines */
    struct session session;
};

/* Reads all puzzles of the files. */
static void read_files(struct job *job, char **files, int count) {
    struct diag diag;
    job->piped = !count;
    if (!count && !book_read(&job->book, NULL, &options.houses, &diag))
        status_die(&diag);
    for (int i = 0; i < count; i++) {
        job->piped = job->piped || !strcmp(files[i], "-");
        if (!book_read(&job->book, files[i], &options.houses, &diag))
            status_die(&diag);
    }
}

/* Takes the puzzles among which the one at hand was, and begins with it. */
static void read_neighbours(struct job *job) {
    char path[STORE_PATH];
    struct book book;
    struct diag diag;
    size_t at;
    if (!store_latest_book(&job->store, path))
        return;
    book_init(&book, &job->memory);
    if (book_read(&book, path, &options.houses, &diag) && job->book.puzzles.size == 1 &&
        book_find(&book, &job->book.puzzles.data[0], &at)) {
        struct book single = job->book;
        job->book = book;
        book = single;
        if (!options.begin_given)
            options.begin = (int64_t)at + 1;
    }
    book_free(&book);
}

/* Reads the puzzle that was played last, and those that it was one of. */
static void read_latest(struct job *job) {
    static char path[STORE_PATH];
    char *file = path;
    if (!store_find(&job->store) || !store_latest(&job->store, path))
        diag_die(EXIT_INPUT,
                 "there is no game to go on with: name a file of puzzles, or pipe them in, "
                 "as in xsudoku-gen | xsudoku-play");
    read_files(job, &file, 1);
    read_neighbours(job);
}

/* Reads what is to be played. */
static void read_book(struct job *job, char **files, int count) {
    if (options.resume && count)
        option_fail("option -r goes without files");
    book_init(&job->book, &job->memory);
    if (options.resume || (!count && isatty(STDIN_FILENO)))
        read_latest(job);
    else
        read_files(job, files, count);
    if ((uint64_t)options.begin > job->book.puzzles.size)
        diag_die(EXIT_INPUT, "there is no puzzle %lld: the last one is %zu",
                 (long long)options.begin, job->book.puzzles.size);
}

/* Opens the commands for play in lines.  When the puzzles came from standard input the terminal has
 * them. */
static void open_commands(struct job *job) {
    struct diag diag;
    if (input_open(&job->commands, job->piped ? "/dev/tty" : NULL, &job->memory, &diag))
        return;
    if (job->piped)
        diag_die(EXIT_INPUT,
                 "puzzles came from standard input, and there is no terminal for commands");
    status_die(&diag);
}

/* Whether the terminal can do more than print lines. */
static bool has_screen(void) {
    const char *term = getenv("TERM");
    return term && *term && strcmp(term, "dumb") != 0;
}

/* Where games are kept, or NULL. */
static const struct store *choose_store(struct job *job, bool lines) {
    if (options.save == SAVE_NEVER ||
        (options.save == SAVE_AUTO && lines && !isatty(job->commands.fd)))
        return NULL;
    return store_find(&job->store) ? &job->store : NULL;
}

static int play(struct job *job, const char *own, char *const *operands) {
    bool lines = options.lines || !has_screen();
    bool color = options.color == TERMINAL_ALWAYS ||
                 (options.color == TERMINAL_AUTO && !(getenv("NO_COLOR") && *getenv("NO_COLOR")));
    struct files files = {.operands = operands, .inputs = {"-"}};
    if (lines)
        open_commands(job);
    session_init(&job->session, &job->book, own, lines ? &lines_keys : &play_keys,
                 language_choose(options.language), choose_store(job, lines), &job->memory);
    job->session.fresh = options.fresh;
    job->session.watching = options.watch;
    session_open(&job->session, (size_t)options.begin - 1);
    int status = lines ? lines_play(&job->session, &job->commands, &files, isatty(job->commands.fd))
                       : play_screen(&job->session, color);
    session_free(&job->session);
    if (lines)
        input_close(&job->commands);
    return status;
}

static void job_init(struct job *job) {
    memory_init(&job->memory, 0);
    houses_check(&options.houses, &job->memory);
}

int main(int argc, char **argv) {
    standard_begin();
    static struct job job;
    int operand = option_parse(&table, argc, argv);
    job_init(&job);
    read_book(&job, argv + operand, argc - operand);
    int status = play(&job, argv[0], argv + operand);
    book_free(&job.book);
    if (signals_end())
        signals_die(signals_end());
    return status;
}
