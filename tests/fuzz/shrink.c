/* SPDX-License-Identifier: MIT */
/* shrink FROM TO COMMAND [ARGUMENT ...]: writes to TO a formula like that of FROM, but smaller, for
 * which COMMAND ARGUMENT ... TO ends with the same status.
 *
 * Clauses and literals go as long as the status stays, and none can go in the end.  What COMMAND
 * prints is dropped, and a signal counts as 128 + its number, as in a shell.  What has to stay the
 * same beside the status, and a limit of time, are for COMMAND to look after:
 *
 *     shrink bad.cnf small.cnf sh -c 'timeout 5 dpll "$1" 2>&1 | grep -q Assertion' sh */
#include <errno.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "smaller.h"

/* How a formula is tried. */
struct trial {
    const char *path;
    char **command; /* the last word is path */
    int status;     /* to be kept */
    unsigned runs;
};

static _Noreturn void stop(const char *what, const char *path) {
    fprintf(stderr, "shrink: %s %s\n", what, path);
    exit(2);
}

static void write_formula(const char *path, const struct formula *formula) {
    FILE *out = fopen(path, "w");
    if (!out)
        stop("cannot open", path);
    formula_print(out, formula);
    if (ferror(out) | fclose(out))
        stop("cannot write", path);
}

static _Noreturn void become(char **command) {
    int nowhere = open("/dev/null", O_RDWR);
    for (int fd = 0; fd < 3; fd++)
        if (nowhere < 0 || dup2(nowhere, fd) < 0)
            _exit(126);
    execvp(command[0], command);
    _exit(127);
}

/* The status with which the command ends for a formula. */
static int status_of(struct trial *trial, const struct formula *formula) {
    int status;
    write_formula(trial->path, formula);
    trial->runs++;
    pid_t child = fork();
    if (!child)
        become(trial->command);
    while (waitpid(child, &status, 0) < 0)
        if (child < 0 || errno != EINTR)
            stop("cannot run", trial->command[0]);
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

static bool fails(void *context, const struct formula *formula) {
    struct trial *trial = context;
    return status_of(trial, formula) == trial->status;
}

static void read_formula(const char *path, struct formula *formula) {
    FILE *in = fopen(path, "r");
    if (!in)
        stop("cannot open", path);
    if (!formula_read(in, formula))
        stop("this is no DIMACS, or too large:", path);
    fclose(in);
}

int main(int argc, char **argv) {
    static struct smaller smaller;
    if (argc < 4) {
        fputs("usage: shrink FROM TO COMMAND [ARGUMENT ...]\n", stderr);
        return 64;
    }
    /* The words of the command move to the front, and TO goes behind them. */
    struct trial trial = {.path = argv[2], .command = argv + 2};
    memmove(argv + 2, argv + 3, (size_t)(argc - 3) * sizeof *argv);
    argv[argc - 1] = (char *)trial.path;
    read_formula(argv[1], &smaller.best);
    trial.status = status_of(&trial, &smaller.best);
    if (trial.status == 127)
        stop("cannot run", trial.command[0]);
    smaller.fails = fails;
    smaller.context = &trial;
    int clauses = formula_clauses(&smaller.best);
    smaller_shrink(&smaller);
    write_formula(trial.path, &smaller.best);
    printf("%d clauses of %d, status %d, %u runs\n", formula_clauses(&smaller.best), clauses,
           trial.status, trial.runs);
    return fflush(stdout) ? 2 : 0;
}
