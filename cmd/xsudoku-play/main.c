#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/option.h"
#include "common/terminal.h"
#include "lines.h"
#include "play.h"
#include "signals.h"

const char diag_tool[] = "xsudoku-play";

static struct {
    int variant, color;
    int64_t begin;
    const char *boxes;
    bool lines;
} options = {.variant = VARIANT_PLAIN, .begin = 1};

static const struct option_row rows[] = {
    {'B', "boxes", OPTION_TEXT, &options.boxes, .operand = "RxC",
     .help = "boxes of R rows and C columns, where no header says;\nR times C is the side"},
    {0, "begin", OPTION_COUNT, &options.begin, "NUMBER", "the puzzle to begin with", .low = 1,
     .high = 1e15},
    {0, "color", OPTION_CHOICE, &options.color, "WHEN", "colours on the screen",
     .choices = terminal_colors, .absent = "always"},
    {'l', "lines", OPTION_FLAG, &options.lines,
     .help = "play in lines, without a screen: commands are read\nfrom standard input; help lists "
             "them"},
    {'V', "variant", OPTION_CHOICE, &options.variant, "VARIANT", "the houses, where no header says",
     .choices = variant_names},
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
    struct variant_shape boxed; /* what -B says */
    struct book book;
    bool piped; /* puzzles came from standard input */
    struct session session;
};

static _Noreturn void die(const struct diag *diag) {
    diag_error(diag);
    exit(EXIT_INPUT);
}

/* Reads all puzzles there are. */
static void read_book(struct job *job, char **files, int count) {
    struct book_source source = {(enum variant_kind)options.variant,
                                 options.boxes ? &job->boxed : NULL};
    struct diag diag;
    book_init(&job->book, &job->memory);
    job->piped = !count;
    if (!count && !book_read(&job->book, NULL, &source, &diag))
        die(&diag);
    for (int i = 0; i < count; i++) {
        job->piped = job->piped || (files[i][0] == '-' && !files[i][1]);
        if (!book_read(&job->book, files[i], &source, &diag))
            die(&diag);
    }
    if ((uint64_t)options.begin > job->book.puzzles.size)
        diag_die(EXIT_INPUT, "there is no puzzle %lld: the last one is %zu",
                 (long long)options.begin, job->book.puzzles.size);
}

/* Plays in lines.  When the puzzles came from standard input the terminal has the commands. */
static int play_lines(struct job *job) {
    struct input in;
    struct diag diag;
    if (!input_open(&in, job->piped ? "/dev/tty" : NULL, &job->memory, &diag)) {
        if (job->piped)
            diag_die(EXIT_INPUT,
                     "puzzles came from standard input, and there is no terminal for commands");
        die(&diag);
    }
    int status = lines_play(&job->session, &in, isatty(in.fd));
    input_close(&in);
    return status;
}

/* Whether the terminal can do more than print lines. */
static bool has_screen(void) {
    const char *term = getenv("TERM");
    return term && *term && strcmp(term, "dumb") != 0;
}

static int play_full(struct job *job) {
    bool color = options.color == TERMINAL_ALWAYS ||
                 (options.color == TERMINAL_AUTO && !(getenv("NO_COLOR") && *getenv("NO_COLOR")));
    return play_screen(&job->session, color);
}

static void job_init(struct job *job) {
    struct diag diag;
    if (options.boxes &&
        !variant_boxed(&job->boxed, (enum variant_kind)options.variant, options.boxes, &diag))
        option_fail("option -B: %s", diag.text);
    memory_init(&job->memory, 0);
}

int main(int argc, char **argv) {
    static struct job job;
    int operand = option_parse(&table, argc, argv);
    job_init(&job);
    read_book(&job, argv + operand, argc - operand);
    session_init(&job.session, &job.book, argv[0], &job.memory);
    session_open(&job.session, (size_t)options.begin - 1);
    int status = options.lines || !has_screen() ? play_lines(&job) : play_full(&job);
    session_free(&job.session);
    book_free(&job.book);
    if (signals_end())
        signals_die(signals_end());
    return status;
}
