/* SPDX-License-Identifier: MIT */
#include "signals.h"

#include <stddef.h>

static const int ends[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, 0};
static const int changes[] = {SIGWINCH, SIGCONT, 0};

/* What the handlers set. */
static volatile sig_atomic_t ended, stopped, changed;

/* The mask before signals were blocked; written once. */
static sigset_t mask;

static void note_end(int number) {
    ended = number;
}
static void note_stop(int number) {
    (void)number;
    stopped = 1;
}
static void note_change(int number) {
    (void)number;
    changed = 1;
}

/* Installs a handler for signals, unless they are ignored. */
static void handle(const int *numbers, void (*handler)(int)) {
    struct sigaction before, action = {.sa_handler = handler};
    sigemptyset(&action.sa_mask);
    for (; *numbers; numbers++)
        if (!sigaction(*numbers, NULL, &before) && before.sa_handler != SIG_IGN)
            sigaction(*numbers, &action, NULL);
}

static void add_all(sigset_t *set, const int *numbers) {
    for (; *numbers; numbers++)
        sigaddset(set, *numbers);
}

void signals_catch(void) {
    static const int stops[] = {SIGTSTP, 0};
    sigset_t caught;
    sigemptyset(&caught);
    add_all(&caught, ends);
    add_all(&caught, changes);
    add_all(&caught, stops);
    sigprocmask(SIG_BLOCK, &caught, &mask);
    handle(ends, note_end);
    handle(changes, note_change);
    handle(stops, note_stop);
}

/* Gives signals their usual effects back. */
static void release(void) {
    static const int stops[] = {SIGTSTP, 0};
    handle(ends, SIG_DFL);
    handle(changes, SIG_DFL);
    handle(stops, SIG_DFL);
    sigprocmask(SIG_SETMASK, &mask, NULL);
}

const sigset_t *signals_mask(void) {
    return &mask;
}

int signals_end(void) {
    return ended;
}

static bool take(volatile sig_atomic_t *flag) {
    bool set = *flag;
    *flag = 0;
    return set;
}

bool signals_take_stop(void) {
    return take(&stopped);
}

bool signals_take_change(void) {
    return take(&changed);
}

void signals_stop(void) {
    static const int stops[] = {SIGTSTP, 0};
    sigset_t stop, before;
    sigemptyset(&stop);
    sigaddset(&stop, SIGTSTP);
    handle(stops, SIG_DFL);
    raise(SIGTSTP);
    sigprocmask(SIG_UNBLOCK, &stop, &before);
    sigprocmask(SIG_SETMASK, &before, NULL);
    handle(stops, note_stop);
}

void signals_die(int number) {
    release();
    raise(number);
}
