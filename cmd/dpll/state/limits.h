/* SPDX-License-Identifier: MIT */
/* When to stop: limits, signals, and periodic output. poll.h checks them. */
#ifndef DPLL_STATE_LIMITS_H
#define DPLL_STATE_LIMITS_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

struct limits {
    const volatile sig_atomic_t *stop; /* set by signal handlers and by an output that fails */
    /* Ends even a technique in progress, after which the solver is unusable.  NULL: the same as
     * stop. */
    const volatile sig_atomic_t *leave;
    struct output *out; /* flushed now and then; NULL for none */
    uint64_t polls;
    uint64_t pause;                /* effort at which an engine pauses; UINT64_MAX for none */
    uint64_t conflicts, decisions; /* counts at which the search ends; UINT64_MAX for none */
};

/* Values of setjmp when memory unwinds (memory.h). */
enum { LIMITS_MEMORY = 1, LIMITS_STOP };

#endif
