/* SPDX-License-Identifier: MIT */
#include "race.h"

#include <assert.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/base/diag.h"
#include "common/streams/shared.h"
#include "state/interval.h"

/* Milliseconds: HEAD_START of the first worker, LOOK between checks of the signals, GRACE for
 * workers that are told to end. */
enum { HEAD_START = INTERVAL(20, 0), LOOK = 100, GRACE = 200 };

static size_t result_bytes(unsigned workers, size_t vars) {
    return workers *
           (sizeof(struct race_result) + sizeof(struct child_delay) + sizeof(pid_t) + vars);
}

void race_end(struct race *race) {
    if (race->exchange)
        exchange_free(race->exchange);
    if (race->parts)
        parts_free(race->parts);
    if (race->results)
        shared_release(race->results, result_bytes(race->workers, race->vars));
    *race = (struct race){0};
}

/* Allocates the memory that all processes share. */
static bool lay_out(struct race *race, unsigned workers, size_t vars, size_t words) {
    *race = (struct race){.workers = workers, .vars = vars};
    race->results = shared_take(result_bytes(workers, vars));
    race->exchange = exchange_new(workers);
    race->parts = parts_new(workers, words);
    if (!race->results || !race->exchange || !race->parts) {
        race_end(race);
        return false;
    }
    race->delays = (struct child_delay *)(race->results + workers);
    race->processes = (pid_t *)(race->delays + workers);
    signed char *values = (signed char *)(race->processes + workers);
    for (unsigned i = 0; i < workers; i++)
        race->results[i] =
            (struct race_result){.worker = i, .answer = RES_UNKNOWN, .values = values + i * vars};
    return true;
}

/* The work of a worker.  A byte in the pipe is the number of a worker with an answer; the end of
 * the pipe says that all workers have ended. */
static _Noreturn void work(const struct race_job *job, struct race_result *result, pid_t parent,
                           int pipe) {
    timer_join(job->signals, parent);
    enum res_answer answer = job->answer(job->owner, result);
    result->told = job->signals->interrupted;
    result->answer = answer;
    assert(result->worker <= UINT8_MAX); /* its number must fit into a byte */
    if (answer != RES_UNKNOWN) {
        unsigned char number = (unsigned char)result->worker;
        while (write(pipe, &number, 1) < 0 && errno == EINTR)
            ;
    }
    _exit(EXIT_DONE);
}

/* Whether an answer comes within the given milliseconds.  If that cannot be known, sets
 * race->failure. */
static bool is_answered(struct race *race, int pipe, int milliseconds) {
    struct pollfd wait = {.fd = pipe, .events = POLLIN};
    int ready = poll(&wait, 1, milliseconds);
    if (ready < 0 && errno != EINTR)
        race->failure = errno;
    return ready > 0;
}

/* Starts the workers, the other ones only if the first has no answer at once.  Returns their
 * number, which is lower if the system has no more processes. */
static unsigned start(struct race *race, const struct race_job *job, const int ends[2]) {
    pid_t parent = getpid();
    for (unsigned i = 0; i < race->workers; i++) {
        if (i == 1 && is_answered(race, ends[0], HEAD_START))
            return i;
        pid_t process = fork();
        if (process < 0)
            return i;
        if (!process) {
            close(ends[0]);
            work(job, &race->results[i], parent, ends[1]);
        }
        race->processes[i] = process;
    }
    return race->workers;
}

/* Waits for a byte of the pipe.  Returns the byte, -1 at the end of the pipe, and -2 after the
 * given milliseconds or a signal. */
static int next_answer(struct race *race, int pipe, int milliseconds) {
    unsigned char number;
    if (!is_answered(race, pipe, milliseconds))
        return -2;
    ssize_t got = read(pipe, &number, 1);
    return got == 1 ? number : got == 0 ? -1 : -2;
}

/* Whether a worker has ended; with `wait`, waits for its end.  Sets status to that of waitpid(2),
 * or 0, and leaves the worker's part of the search tree to others. */
static bool has_ended(struct race *race, unsigned worker, bool wait, int *status) {
    pid_t ended;
    *status = 0;
    if (!race->processes[worker])
        return false;
    do
        ended = waitpid(race->processes[worker], status, wait ? 0 : WNOHANG);
    while (ended < 0 && errno == EINTR);
    if (!ended)
        return false;
    assert(ended < 0 || ended == race->processes[worker]);
    race->processes[worker] = 0;
    parts_orphan(race->parts, worker);
    return true;
}

/* Records how a worker has ended, if it has. */
static void reap(struct race *race, unsigned worker, bool wait) {
    int status;
    if (!has_ended(race, worker, wait, &status) || race->over)
        return;
    if (WIFSIGNALED(status))
        diag_message("signal %d has ended process %u", WTERMSIG(status), worker + 1);
    race->killed |= WIFSIGNALED(status) || race->results[worker].told;
}

static void reap_all(struct race *race, unsigned started, bool wait) {
    for (unsigned i = 0; i < started; i++)
        reap(race, i, wait);
}

/* Whether a running worker needs the part or the lock of a stopped one, or all other workers have
 * ended. */
static bool is_missed(const struct race *race, unsigned started, unsigned worker) {
    unsigned left = 0;
    for (unsigned other = 0; other < started; other++) {
        if (other == worker || !race->processes[other])
            continue;
        left++;
        if (parts_wanted(race->parts, other, worker) && !child_stopped(race->processes[other]))
            return true;
    }
    return !left && started > 1 && !race->killed;
}

static void kill_missed(struct race *race, unsigned started) {
    int status;
    for (unsigned i = 0; i < started; i++) {
        bool vain = child_stopped(race->processes[i]) && is_missed(race, started, i);
        if (!child_delays(&race->delays[i], vain))
            continue;
        kill(race->processes[i], SIGKILL);
        race->killed |= has_ended(race, i, true, &status);
        diag_message("process %u was stopped, and others do not wait for it", i + 1);
    }
}

/* The number of the first worker with an answer, or -1. */
static int first_answer(struct race *race, unsigned started, const struct race_job *job, int pipe) {
    int number = -2;
    while (number == -2 && !job->signals->stop && !race->failure) {
        number = next_answer(race, pipe, LOOK);
        reap_all(race, started, number == -1);
        kill_missed(race, started);
    }
    assert(number < (int)started);
    race->over = true;
    return number < 0 ? -1 : number;
}

static void signal_all(const struct race *race, unsigned started, int number) {
    for (unsigned i = 0; i < started; i++)
        if (race->processes[i])
            kill(race->processes[i], number);
}

/* Ends the workers.  SIGTERM lets those that respond store their counters first. */
static void end(struct race *race, unsigned started, int pipe) {
    signal_all(race, started, SIGTERM);
    for (int passed = 0; passed < GRACE; passed++)
        if (next_answer(race, pipe, 1) == -1)
            break;
    signal_all(race, started, SIGKILL);
}

const struct race_result *race_run(struct race *race, unsigned workers, size_t vars,
                                   const struct race_job *job) {
    int ends[2];
    if (!lay_out(race, workers, vars, job->words))
        return NULL;
    if (pipe(ends)) {
        race_end(race);
        return NULL;
    }
    job->begin(job->owner, race);
    unsigned started = start(race, job, ends);
    close(ends[1]);
    int winner = first_answer(race, started, job, ends[0]);
    end(race, started, ends[0]);
    close(ends[0]);
    reap_all(race, started, true);
    if (started)
        return &race->results[winner < 0 ? 0 : winner];
    race_end(race);
    return NULL;
}
