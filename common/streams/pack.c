/* SPDX-License-Identifier: MIT */
#include "common/streams/pack.h"

#include <assert.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/streams/files.h"
#include "common/streams/program.h"

enum { ARGUMENTS = 4 };

/* gzip stores no time, so that the same output gives the same file. */
static const struct form {
    const char *ending, *argv[ARGUMENTS];
} forms[] = {
    {".gz", {"gzip", "-nc"}},  {".xz", {"xz", "-c"}},    {".lzma", {"xz", "--format=lzma", "-c"}},
    {".bz2", {"bzip2", "-c"}}, {".zst", {"zstd", "-c"}},
};

enum { FORMS = sizeof forms / sizeof *forms };

const char *const *pack_command(const char *path) {
    size_t length = strlen(path);
    for (int i = 0; i < FORMS; i++) {
        size_t end = strlen(forms[i].ending);
        if (length > end && !strcmp(path + length - end, forms[i].ending))
            return forms[i].argv;
    }
    return NULL;
}

/* Waits for the first byte, or the end; at the end without a byte exits if the file has old
 * contents, which the writer wants to keep. */
static void await_first(void) {
    struct pollfd first = {.fd = STDIN_FILENO, .events = POLLIN};
    struct stat status;
    while (poll(&first, 1, -1) < 0 && errno == EINTR)
        ;
    if (!fstat(STDOUT_FILENO, &status) && S_ISREG(status.st_mode) && status.st_size)
        _exit(0);
}

/* Becomes the command.  Ignores signals that a terminal or timeout(1) sends to all processes: the
 * command ends when its writer does, or later if the writer is killed, and only then may the file
 * belong to another process. */
static _Noreturn void become(const char *const *command, int in, int file, pid_t writer) {
    program_reset_signals();
    signal(SIGINT, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    program_settle(in, file);
    if (!files_join_claim(STDOUT_FILENO, writer))
        _exit(0);
    await_first();
    program_become(command, STDIN_FILENO, STDOUT_FILENO);
}

int pack_begin(struct pack *pack, const char *const *command, int file) {
    assert(command && command[0] && file >= 0 && !pack->argv);
    int ends[2];
    if (!program_open_pipe(ends))
        return -1;
    signal(SIGPIPE, SIG_IGN);
    pid_t writer = getpid(), worker = fork();
    if (!worker)
        become(command, ends[0], file, writer);
    int failure = errno;
    close(ends[0]);
    if (worker < 0) {
        close(ends[1]);
        errno = failure;
        return -1;
    }
    *pack = (struct pack){.argv = command, .worker = worker, .file = file};
    return ends[1];
}

/* Explains why the program has failed.  If its output cannot be written, writing one more byte
 * fails as well, and errno says why. */
static void explain(struct pack *pack, int status) {
    assert(pack->argv && status);
    const char *program = pack->argv[0];
    if (WIFSIGNALED(status))
        snprintf(pack->fault, PACK_FAULT, "%s, which compresses it, was ended by signal %d",
                 program, WTERMSIG(status));
    else if (WEXITSTATUS(status) == PROGRAM_NOT_FOUND)
        snprintf(pack->fault, PACK_FAULT, "%s, which compresses it, could not be started", program);
    else if (write(pack->file, "", 1) < 0)
        snprintf(pack->fault, PACK_FAULT, "%s", strerror(errno));
    else
        snprintf(pack->fault, PACK_FAULT, "%s, which compresses it, ended with status %d", program,
                 WEXITSTATUS(status));
}

bool pack_end(struct pack *pack) {
    assert(pack->argv && pack->worker > 0 && pack->file >= 0);
    int status = 0;
    bool ours = program_await(pack->worker, &status);
    if (ours && status)
        explain(pack, status);
    if (close(pack->file) && errno != EINTR && !status) {
        snprintf(pack->fault, PACK_FAULT, "%s", strerror(errno));
        status = 1;
    }
    pack->argv = NULL;
    return !ours || !status;
}
