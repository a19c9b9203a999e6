#include "common/unpack.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { CHUNK = 1 << 16, NOT_FOUND = 127 };

static const struct form {
    const char *program, *start;
} forms[] = {
    {"gzip", "\x1f\x8b"},
    {"xz", "\xfd"
           "7zXZ"},
    {"bzip2", "BZh"},
    {"zstd", "\x28\xb5\x2f\xfd"},
};

enum { FORMS = sizeof forms / sizeof *forms };

const char *unpack_program(const unsigned char *start, size_t length, bool *more) {
    *more = false;
    for (int i = 0; i < FORMS; i++) {
        size_t wanted = strlen(forms[i].start);
        if (memcmp(start, forms[i].start, length < wanted ? length : wanted) != 0)
            continue;
        if (length >= wanted)
            return forms[i].program;
        *more = true;
    }
    return NULL;
}

/* A pipe whose ends no program inherits by itself. */
static bool open_pipe(int ends[2]) {
    if (pipe(ends))
        return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    return true;
}

static void close_pipe(const int ends[2]) {
    close(ends[0]);
    close(ends[1]);
}

/* A new process begins with signals as a program expects them. */
static void reset_signals(void) {
    sigset_t none;
    signal(SIGPIPE, SIG_DFL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

/* Becomes the program.  What it says would stand beside the one message there is to be. */
static _Noreturn void become(const char *program, int in, int out) {
    int silence = open("/dev/null", O_WRONLY);
    reset_signals();
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    dup2(silence, STDERR_FILENO);
    execlp(program, program, "-dc", (char *)NULL);
    _exit(NOT_FOUND);
}

static bool write_all(int fd, const unsigned char *bytes, size_t length) {
    while (length) {
        ssize_t written = write(fd, bytes, length);
        if (written < 0 && errno != EINTR)
            return false;
        if (written > 0) {
            bytes += written;
            length -= (size_t)written;
        }
    }
    return true;
}

/* Hands on what was read already, and then the rest. */
static _Noreturn void feed(int from, int to, const unsigned char *start, size_t length) {
    unsigned char chunk[CHUNK];
    ssize_t got;
    reset_signals();
    bool fine = write_all(to, start, length);
    while (fine && ((got = read(from, chunk, sizeof chunk)) > 0 || (got < 0 && errno == EINTR)))
        fine = got < 0 || write_all(to, chunk, (size_t)got);
    _exit(0);
}

/* Starts the feeder.  Returns the end that the program reads, or -1. */
static int begin_feeder(struct unpack *unpack, int fd, int other, const unsigned char *start,
                        size_t length) {
    int ends[2];
    if (!open_pipe(ends))
        return -1;
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

/* Where the program reads: the file itself, taken back to its beginning, or a feeder's pipe. */
static int source(struct unpack *unpack, int fd, int other, const unsigned char *start,
                  size_t length) {
    if (lseek(fd, -(off_t)length, SEEK_CUR) >= 0)
        return fd;
    return begin_feeder(unpack, fd, other, start, length);
}

int unpack_begin(struct unpack *unpack, const char *program, int fd, const unsigned char *start,
                 size_t length) {
    int ends[2];
    *unpack = (struct unpack){.program = program};
    if (!open_pipe(ends))
        return -1;
    int in = source(unpack, fd, ends[0], start, length);
    if (in >= 0 && !(unpack->worker = fork()))
        become(program, in, ends[1]);
    if (in >= 0 && in != fd)
        close(in);
    if (in >= 0 && unpack->worker > 0) {
        close(ends[1]);
        return ends[0];
    }
    int failure = errno;
    unpack->worker = 0;
    unpack_abandon(unpack);
    close_pipe(ends);
    errno = failure;
    return -1;
}

/* Waits for a process.  Returns false when it is none of ours. */
static bool await(pid_t process, int *status) {
    pid_t ended;
    while ((ended = waitpid(process, status, 0)) < 0 && errno == EINTR)
        ;
    return ended == process;
}

bool unpack_end(struct unpack *unpack, char fault[UNPACK_FAULT]) {
    struct unpack was = *unpack;
    int status = 0, ignored;
    *unpack = (struct unpack){0};
    if (!was.worker || !await(was.worker, &status))
        return true;
    if (was.feeder && !kill(was.feeder, SIGKILL))
        await(was.feeder, &ignored);
    if (WIFEXITED(status) && !WEXITSTATUS(status))
        return true;
    if (WIFSIGNALED(status))
        snprintf(fault, UNPACK_FAULT, "%s, which unpacks it, was ended by signal %d", was.program,
                 WTERMSIG(status));
    else if (WEXITSTATUS(status) == NOT_FOUND)
        snprintf(fault, UNPACK_FAULT, "it is compressed, and %s is not on PATH", was.program);
    else
        snprintf(fault, UNPACK_FAULT, "%s cannot unpack it, it is damaged or cut short",
                 was.program);
    return false;
}

void unpack_abandon(struct unpack *unpack) {
    int ignored;
    if (unpack->worker > 0 && !kill(unpack->worker, SIGKILL))
        await(unpack->worker, &ignored);
    if (unpack->feeder > 0 && !kill(unpack->feeder, SIGKILL))
        await(unpack->feeder, &ignored);
    *unpack = (struct unpack){0};
}
