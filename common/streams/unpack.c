/* SPDX-License-Identifier: MIT */
#include "common/streams/unpack.h"

#include <assert.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/streams/files.h"
#include "common/streams/program.h"

enum { CHUNK = 1 << 16 };

/* xz unpacks both of its formats.  The older one, .lzma, begins with a byte of settings, which is
 * always the same, and the size of a dictionary, a multiple of 64 KiB.  gzip also unpacks files of
 * compress. */
static const struct form {
    const char *program;
    size_t length;
    const char *start;
} forms[] = {
    {"gzip", 2, "\x1f\x8b"},
    {"gzip", 2, "\x1f\x9d"},
    {"xz", 5,
     "\xfd"
     "7zXZ"},
    {"xz", 3, "\x5d\0\0"},
    {"bzip2", 3, "BZh"},
    {"zstd", 4, "\x28\xb5\x2f\xfd"},
};

enum { FORMS = sizeof forms / sizeof *forms };

const char *unpack_program(const unsigned char *start, size_t length, bool *more) {
    assert(start || !length);
    *more = false;
    for (int i = 0; i < FORMS; i++) {
        size_t wanted = forms[i].length;
        if (memcmp(start, forms[i].start, length < wanted ? length : wanted) != 0)
            continue;
        if (length >= wanted)
            return forms[i].program;
        *more = true;
    }
    return NULL;
}

static void close_pipe(const int ends[2]) {
    close(ends[0]);
    close(ends[1]);
}

/* Becomes the program. */
static _Noreturn void become(const char *program, int in, int out) {
    const char *const argv[] = {program, "-dc", NULL};
    program_reset_signals();
    program_become(argv, in, out);
}

static bool write_all(int fd, const unsigned char *bytes, size_t length) {
    while (length) {
        ssize_t written = write(fd, bytes, length);
        if (written < 0 && errno != EINTR)
            return false;
        if (written > 0) {
            assert((size_t)written <= length);
            bytes += written;
            length -= (size_t)written;
        }
    }
    return true;
}

/* Writes what was read already, and then the rest.  Returns 0, or errno of the failure. */
static int hand_on(int from, int to, const unsigned char *start, size_t length) {
    unsigned char chunk[CHUNK];
    if (!write_all(to, start, length))
        return errno;
    for (;;) {
        ssize_t got = read(from, chunk, sizeof chunk);
        if (!got)
            return 0;
        if (got < 0 ? errno != EINTR : !write_all(to, chunk, (size_t)got))
            return errno;
    }
}

static _Noreturn void feed(int from, int to, const unsigned char *start, size_t length) {
    program_reset_signals();
    _exit(hand_on(from, to, start, length));
}

/* Starts the feeder.  Returns the end of the pipe for the program, or -1. */
static int begin_feeder(struct unpack *unpack, int fd, int other, const unsigned char *start,
                        size_t length) {
    int ends[2];
    if (!program_open_pipe(ends))
        return -1;
    assert(!unpack->feeder && fd >= 0);
    unpack->feeder = fork();
    if (!unpack->feeder) {
        close(ends[0]);
        close(other);
        feed(fd, ends[1], start, length);
    }
    close(ends[1]);
    if (unpack->feeder > 0)
        return ends[0];
    close(ends[0]);
    unpack->feeder = 0;
    return -1;
}

/* The input of the program: the file itself, rewound, or a feeder's pipe. */
static int source(struct unpack *unpack, int fd, int other, const unsigned char *start,
                  size_t length) {
    if (lseek(fd, -(off_t)length, SEEK_CUR) < 0)
        return begin_feeder(unpack, fd, other, start, length);
    unpack->file = fd;
    return fd;
}

/* Closes an input that others read from now on. */
static void leave(const struct unpack *unpack, int fd) {
    if (fd != STDIN_FILENO && fd != unpack->file)
        close(fd);
}

int unpack_begin(struct unpack *unpack, const char *program, int fd, const unsigned char *start,
                 size_t length) {
    assert(program && fd >= 0 && (start || !length) && !unpack->worker && !unpack->feeder);
    int ends[2];
    *unpack = (struct unpack){.program = program};
    if (!program_open_pipe(ends))
        return -1;
    int in = source(unpack, fd, ends[0], start, length);
    if (in >= 0 && !(unpack->worker = fork()))
        become(program, in, ends[1]);
    if (in >= 0 && in != fd)
        close(in);
    if (in >= 0 && unpack->worker > 0) {
        close(ends[1]);
        leave(unpack, fd);
        return ends[0];
    }
    int failure = errno;
    unpack->worker = unpack->file = 0;
    unpack_abandon(unpack);
    close_pipe(ends);
    errno = failure;
    return -1;
}

/* Explains why the program has failed. */
static void explain(const struct unpack *unpack, int status, char fault[UNPACK_FAULT]) {
    assert(unpack->program && status);
    const char *program = unpack->program;
    if (WIFSIGNALED(status))
        snprintf(fault, UNPACK_FAULT, "%s, which unpacks it, was ended by signal %d", program,
                 WTERMSIG(status));
    else if (WEXITSTATUS(status) == PROGRAM_NOT_FOUND)
        snprintf(fault, UNPACK_FAULT, "it is compressed, and %s is not on PATH", program);
    else if (unpack->file && files_is_claimed(unpack->file))
        snprintf(fault, UNPACK_FAULT, "%s cannot unpack it, another program is still writing it",
                 program);
    else
        snprintf(fault, UNPACK_FAULT, "%s cannot unpack it, it is damaged or cut short", program);
}

/* Ends a child process, if there is one, and waits for it. */
static void end(pid_t process) {
    int ignored;
    if (process > 0 && !kill(process, SIGKILL))
        program_await(process, &ignored);
}

static void forget(struct unpack *unpack) {
    if (unpack->file)
        close(unpack->file);
    *unpack = (struct unpack){0};
}

/* To be called when the program has ended: whether the feeder has written everything.  A program
 * that needs less may stop reading; the feeder then ends by a failed write.  Returns false with
 * fault filled. */
static bool was_fed(const struct unpack *unpack, char fault[UNPACK_FAULT]) {
    int status = 0;
    if (!unpack->feeder || kill(unpack->feeder, SIGPIPE) || !program_await(unpack->feeder, &status))
        return true;
    if (WIFEXITED(status) && WEXITSTATUS(status))
        snprintf(fault, UNPACK_FAULT, "%s", strerror(WEXITSTATUS(status)));
    else if (WIFSIGNALED(status) && WTERMSIG(status) != SIGPIPE)
        snprintf(fault, UNPACK_FAULT, "the process that feeds %s was ended by signal %d",
                 unpack->program, WTERMSIG(status));
    else
        return true;
    return false;
}

bool unpack_end(struct unpack *unpack, char fault[UNPACK_FAULT]) {
    assert(!unpack->feeder || unpack->worker);
    int status = 0;
    bool ours = unpack->worker && program_await(unpack->worker, &status);
    bool fed = !ours || was_fed(unpack, fault);
    if (fed && status)
        explain(unpack, status, fault);
    forget(unpack);
    return fed && !status;
}

void unpack_abandon(struct unpack *unpack) {
    end(unpack->worker);
    end(unpack->feeder);
    forget(unpack);
}
