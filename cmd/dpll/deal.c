#include "deal.h"

#include <errno.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/diag.h"
#include "common/workers.h"

enum { READ = 0, WRITE = 1, BLOCK = 1 << 16 };

struct dealing {
    const struct deal_job *job;
    unsigned workers;
    int input;
    int (*pipes)[2]; /* by worker; NULL where nothing is shared */
    pid_t pump;
};

static void close_ends(const struct dealing *dealing, int end) {
    for (unsigned i = 0; i < dealing->workers; i++)
        close(dealing->pipes[i][end]);
}

/* Writes a block.  Returns false when nobody reads there any more. */
static bool pour(int pipe, const char *block, size_t size) {
    while (size) {
        ssize_t put = write(pipe, block, size);
        if (put < 0 && errno != EINTR)
            return false;
        if (put > 0) {
            block += put;
            size -= (size_t)put;
        }
    }
    return true;
}

/* Copies the input to all pipes, until it ends or nobody reads any more. */
static _Noreturn void pump(const struct dealing *dealing) {
    char block[BLOCK];
    ssize_t got;
    signal(SIGPIPE, SIG_IGN);
    close_ends(dealing, READ);
    while ((got = read(dealing->input, block, sizeof block)) != 0 && !*dealing->job->stop) {
        bool read = false;
        if (got < 0 && errno != EINTR)
            _exit(errno);
        for (unsigned i = 0; got > 0 && i < dealing->workers; i++)
            read |= pour(dealing->pipes[i][WRITE], block, (size_t)got);
        if (got > 0 && !read)
            break;
    }
    _exit(0);
}

/* Returns whether that worked; else errno tells. */
static bool start_pump(struct dealing *dealing) {
    for (unsigned i = 0; i < dealing->workers; i++)
        if (pipe(dealing->pipes[i]))
            return false;
    dealing->pump = fork();
    if (!dealing->pump)
        pump(dealing);
    close_ends(dealing, WRITE);
    return dealing->pump > 0;
}

static int answer(void *context, unsigned number, struct output *out) {
    const struct dealing *dealing = context;
    int input = -1;
    if (dealing->pipes)
        input = dealing->pipes[number][READ];
    for (unsigned i = 0; dealing->pipes && i < dealing->workers; i++)
        if (i != number)
            close(dealing->pipes[i][READ]);
    return dealing->job->answer(dealing->job->owner, number, input, out);
}

/* Ends the process that reads the input, where it is not over.  Returns status, or EXIT_INPUT with
 * a message when the input could not be read. */
static int end_pump(const struct dealing *dealing, int status) {
    int ended = 0;
    kill(dealing->pump, SIGKILL);
    while (waitpid(dealing->pump, &ended, 0) < 0 && errno == EINTR)
        ;
    if (!WIFEXITED(ended) || !WEXITSTATUS(ended))
        return status;
    diag_message("%s: cannot read: %s", dealing->job->name, strerror(WEXITSTATUS(ended)));
    return EXIT_INPUT;
}

/* Hands on the parts of all, in turns, until the next one has none: it tells why. */
static int merge(struct dealing *dealing, struct output *out, struct memory *memory) {
    struct workers workers = {.stop = dealing->job->stop};
    struct diag diag = {0};
    unsigned number = 0;
    int status = EXIT_INPUT;
    if (!workers_start(&workers, dealing->workers, answer, dealing, memory, &diag)) {
        diag_error(&diag);
        return status;
    }
    /* Where a worker is killed, the pump must notice. */
    if (dealing->pipes)
        close_ends(dealing, READ);
    while (workers_part(&workers, number, out))
        number = (number + 1) % dealing->workers;
    if (!out->failure)
        status = workers_status(&workers, number, &diag);
    if (*diag.text)
        diag_error(&diag);
    workers_end(&workers);
    return status;
}

int deal(const struct deal_job *job, unsigned workers, int input, struct output *out,
         struct memory *memory) {
    struct dealing dealing = {.job = job, .workers = workers, .input = input};
    if (input < 0)
        return merge(&dealing, out, memory);
    dealing.pipes = memory_zeroed(memory, workers, sizeof *dealing.pipes);
    int status;
    if (start_pump(&dealing)) {
        status = end_pump(&dealing, merge(&dealing, out, memory));
    } else {
        diag_message("cannot start a process: %s", strerror(errno));
        status = EXIT_INPUT;
    }
    memory_release(memory, dealing.pipes);
    return status;
}
