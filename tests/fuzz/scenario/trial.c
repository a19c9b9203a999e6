/* SPDX-License-Identifier: MIT */
#include "trial.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/base/diag.h"
#include "draw.h"
#include "perform.h"
#include "refute.h"

/* What a child has said on standard error and how it ended. */
struct end {
    int status;
    char said[4096];
};

/* Files of a child begin with this, which its parent knows. */
static void name_files(char stem[64], pid_t parent) {
    snprintf(stem, 64, "scenario-%ld", (long)parent);
}

/* Kills the process when the scenario takes too long. */
static void begin_clock(int seconds) {
    struct itimerval timer = {.it_value = {.tv_sec = seconds}};
    setitimer(ITIMER_VIRTUAL, &timer, NULL);
}

static int perform_one(const struct scenario *scenario, int seconds) {
    char stem[64];
    size_t step = 0;
    name_files(stem, getppid());
    begin_clock(seconds);
    const char *wrong = scenario_perform(scenario, stem, &step);
    if (wrong)
        fprintf(stderr, "%zu: %s\n", step + 1, wrong);
    return wrong ? 1 : 0;
}

static int perform_seeds(uint64_t first, uint64_t count) {
    static struct scenario scenario;
    for (uint64_t seed = first; seed < first + count; seed++) {
        scenario_draw(seed, &scenario);
        if (perform_one(&scenario, TRIAL_SECONDS))
            return 1;
    }
    return 0;
}

/* Reads all there is, and keeps the beginning. */
static void listen_to(int fd, char *said, size_t size) {
    char rest[512];
    size_t used = 0;
    ssize_t got;
    do {
        bool full = used + 1 == size;
        got = read(fd, full ? rest : said + used, full ? sizeof rest : size - 1 - used);
        used += full || got < 0 ? 0 : (size_t)got;
    } while (got > 0 || (got < 0 && errno == EINTR));
    said[used] = 0;
}

/* In the child: its standard error is the pipe. */
static void prepare_child(const int ends[2]) {
    struct rlimit no_core = {0, 0};
    setrlimit(RLIMIT_CORE, &no_core);
    close(ends[0]);
    dup2(ends[1], STDERR_FILENO);
    close(ends[1]);
}

/* Starts a child.  Returns 0 in it, and elsewhere its number, with the pipe to read from. */
static pid_t start(int *from) {
    int ends[2];
    fflush(stdout);
    if (pipe(ends))
        diag_die(EXIT_INPUT, "cannot make a pipe");
    pid_t child = fork();
    if (child < 0)
        diag_die(EXIT_INPUT, "cannot start a process");
    if (!child) {
        prepare_child(ends);
        return 0;
    }
    close(ends[1]);
    *from = ends[0];
    return child;
}

/* What a child that crashed has left behind is removed. */
static void finish(pid_t child, int from, struct end *end) {
    char stem[64];
    listen_to(from, end->said, sizeof end->said);
    close(from);
    while (waitpid(child, &end->status, 0) < 0)
        if (errno != EINTR)
            diag_die(EXIT_INPUT, "cannot wait for a process");
    if (!end->status)
        return;
    name_files(stem, getpid());
    refute_remove(stem);
}

/* What is said about a crash begins with numbers that differ from time to time. */
static bool is_telling(const char *line) {
    return strstr(line, "Assertion") || strstr(line, "assertion") ||
           strstr(line, "runtime error") || strstr(line, "ERROR: ");
}

/* The first line that tells something; an address ends it. */
static const char *telling_line(char *said) {
    const char *first = NULL;
    for (char *line = strtok(said, "\n"); line; line = strtok(NULL, "\n")) {
        if (!first)
            first = line;
        if (!is_telling(line))
            continue;
        char *address = strstr(line, " 0x"), *error = strstr(line, "ERROR: ");
        if (address)
            *address = 0;
        return error ? error : line;
    }
    return first ? first : "nothing is said";
}

static void describe(struct end *end, struct failure *failure) {
    char *text = end->said;
    failure->step = strtol(text, &text, 10);
    if (failure->step && !strncmp(text, ": ", 2)) {
        text += 2;
        text[strcspn(text, "\n")] = 0;
        snprintf(failure->text, sizeof failure->text, "%s", text);
        return;
    }
    failure->step = 0;
    if (WIFSIGNALED(end->status) && WTERMSIG(end->status) == SIGVTALRM)
        snprintf(failure->text, sizeof failure->text, "it does not end");
    else if (WIFSIGNALED(end->status))
        snprintf(failure->text, sizeof failure->text, "signal %d: %s", WTERMSIG(end->status),
                 telling_line(end->said));
    else
        snprintf(failure->text, sizeof failure->text, "status %d: %s", WEXITSTATUS(end->status),
                 telling_line(end->said));
}

static bool is_well(const struct end *end) {
    return !end->status && !end->said[0];
}

bool trial(const struct scenario *scenario, int seconds, struct failure *failure) {
    struct end end;
    int from;
    pid_t child = start(&from);
    if (!child)
        exit(perform_one(scenario, seconds));
    finish(child, from, &end);
    if (is_well(&end))
        return true;
    describe(&end, failure);
    return false;
}

bool trial_seeds(uint64_t first, uint64_t count) {
    struct end end;
    int from;
    pid_t child = start(&from);
    if (!child)
        exit(perform_seeds(first, count));
    finish(child, from, &end);
    return is_well(&end);
}
