/* SPDX-License-Identifier: MIT */
/* Numbers to be counted, of which processes give each other halves: each is counted once, the end
 * is told once, and what a process leaves behind is counted by others. */
#include "state/parts.h"

#include <limits.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/base/diag.h"
#include "common/streams/shared.h"
#include "unit.h"

const char diag_tool[] = "unit-parts";

enum { NUMBERS = 200000, WORKERS = 4 };

/* Seconds for what takes less than one where there is a processor for it. */
enum { PATIENCE = 300 };

struct board {
    struct parts *parts;
    bool silent; /* who ends the last part first dies with it */
    _Atomic unsigned ends, given;
    _Atomic unsigned dead; /* who did + 1, or 0 */
    _Atomic unsigned counts[NUMBERS];
};

static void count(struct board *board, unsigned worker, uint32_t from, uint32_t end) {
    for (; from < end; from++) {
        atomic_fetch_add(&board->counts[from], 1);
        uint32_t half[] = {from + 1 + (end - from - 1) / 2, end};
        if (half[0] < end && parts_asked(board->parts) &&
            parts_give(board->parts, worker, half, 2)) {
            atomic_fetch_add(&board->given, 1);
            end = half[0];
        }
    }
}

/* Counts parts until all are over; worker `dying` leaves after it got its first. */
static void work(struct board *board, unsigned worker, unsigned dying) {
    while (!board->ends) {
        size_t size = 0;
        const uint32_t *part = NULL;
        if (!parts_held(board->parts, worker)) {
            part = parts_ask(board->parts, worker, &size);
            if (!part)
                continue;
        }
        if (worker == dying)
            return;
        while (!size && !parts_asked(board->parts))
            ;
        count(board, worker, size ? part[0] : 0, size ? part[1] : NUMBERS);
        if (!parts_end(board->parts, worker))
            continue;
        if (board->silent && !atomic_exchange(&board->dead, worker + 1))
            _exit(0);
        atomic_fetch_add(&board->ends, 1);
    }
}

static void check_counts(const struct board *board, unsigned most) {
    unsigned wrong = 0;
    for (unsigned i = 0; i < NUMBERS; i++)
        wrong += board->counts[i] < 1 || board->counts[i] > most;
    CHECK_SAME(wrong, 0);
    CHECK(board->ends >= 1 && board->ends <= most);
}

static struct board *start(pid_t *processes, unsigned dying, bool silent) {
    struct board *board = shared_take(sizeof *board);
    board->silent = silent;
    board->parts = parts_new(WORKERS, 2);
    for (unsigned worker = 0; worker < WORKERS; worker++) {
        processes[worker] = fork();
        if (!processes[worker]) {
            alarm(PATIENCE);
            work(board, worker, dying);
            _exit(0);
        }
    }
    return board;
}

static void bury(struct board *board, pid_t *processes, unsigned worker) {
    waitpid(processes[worker], NULL, 0);
    processes[worker] = 0;
    parts_orphan(board->parts, worker);
}

static void end(struct board *board, const pid_t *processes, unsigned most) {
    for (unsigned worker = 0; worker < WORKERS; worker++)
        if (processes[worker])
            waitpid(processes[worker], NULL, 0);
    check_counts(board, most);
    CHECK(board->given > 0);
    parts_free(board->parts);
    shared_release(board, sizeof *board);
}

static void together(unsigned dying) {
    pid_t processes[WORKERS];
    struct board *board = start(processes, dying, false);
    if (dying < WORKERS)
        bury(board, processes, dying);
    end(board, processes, 1);
}

/* Who has the last part is gone before anybody knows that it was the last. */
static void silent(void) {
    pid_t processes[WORKERS];
    struct board *board = start(processes, WORKERS, true);
    while (!board->dead)
        sched_yield();
    bury(board, processes, board->dead - 1);
    end(board, processes, 2);
}

/* All but one are killed, each wherever it is by then. */
static void killed(unsigned survivor, unsigned first) {
    pid_t processes[WORKERS];
    struct board *board = start(processes, WORKERS, false);
    for (unsigned i = 1; i < WORKERS; i++) {
        unsigned worker = (survivor + i) % WORKERS;
        while (!board->ends && board->given < first * i)
            sched_yield();
        kill(processes[worker], SIGKILL);
        bury(board, processes, worker);
    }
    end(board, processes, UINT_MAX);
}

static pid_t asking;

/* A process that is stopped hears no alarm of its own, and would keep what waits for its output. */
static void give_up(int signal) {
    (void)signal;
    kill(asking, SIGKILL);
    _exit(EXIT_FAILURE);
}

/* Asks, over and over. */
static _Noreturn void ask(struct parts *parts) {
    size_t size;
    alarm(PATIENCE);
    for (;;)
        if (parts_ask(parts, 1, &size))
            parts_end(parts, 1);
}

/* A worker is stopped again and again, by then often in the middle of asking: who gives does not
 * wait for it. */
static void stopped(void) {
    struct parts *parts = parts_new(2, 1);
    unsigned given = 0;
    asking = fork();
    if (!asking)
        ask(parts);
    signal(SIGALRM, give_up);
    alarm(PATIENCE);
    for (unsigned round = 0; round < 300 || !given; round++) {
        kill(asking, SIGSTOP);
        waitpid(asking, NULL, WUNTRACED);
        given += parts_give(parts, 0, &(uint32_t){round}, 1);
        kill(asking, SIGCONT);
        sched_yield();
    }
    alarm(0);
    kill(asking, SIGKILL);
    waitpid(asking, NULL, 0);
    parts_free(parts);
}

/* What waits for a worker: a part that it was given, and one that another has left behind. */
static void waits(void) {
    struct parts *parts = parts_new(3, 1);
    size_t size;
    CHECK(!parts_ask(parts, 1, &size));
    CHECK(!parts_waits(parts, 1));
    CHECK(parts_give(parts, 0, &(uint32_t){7}, 1));
    CHECK(parts_waits(parts, 1));
    CHECK(!parts_waits(parts, 2));
    CHECK(parts_ask(parts, 1, &size));
    CHECK(!parts_waits(parts, 1));
    parts_orphan(parts, 1);
    CHECK(parts_waits(parts, 2));
    const uint32_t *part = parts_ask(parts, 2, &size);
    CHECK(part && size == 1 && *part == 7);
    CHECK(!parts_waits(parts, 2));
    parts_free(parts);
}

static void sums(void) {
    struct parts *parts = parts_new(3, 1);
    CHECK_SAME(parts_workers(parts), 3);
    parts_report(parts, 0, (struct parts_progress){100, 0.25});
    parts_report(parts, 2, (struct parts_progress){50, 0.5});
    CHECK(parts_sum(parts).ticks == 150);
    CHECK(parts_sum(parts).refuted == 0.75);
    parts_free(parts);
}

int main(void) {
    together(WORKERS);
    together(0);
    together(1);
    silent();
    for (unsigned i = 0; i < 12; i++)
        killed(i % WORKERS, 1 + 7 * i);
    stopped();
    waits();
    sums();
    return unit_end();
}
