/* SPDX-License-Identifier: MIT */
/* When to stop: the limits, a signal, and what is due now and then.  See poll.h for who asks. */
#ifndef DPLL_LIMITS_H
#define DPLL_LIMITS_H

#include <signal.h>
#include <stdbool.h>
#include <stdint.h>

struct limits {
    const volatile sig_atomic_t *stop; /* set by signal handlers, and by an output that fails */
    /* What ends a technique in the middle, after which the solver is of no use; NULL: stop does. */
    const volatile sig_atomic_t *leave;
    struct output *out; /* flushed now and then; NULL for none */
    uint64_t polls;
    uint64_t pause; /* effort at which an engine gives up, to go on later; UINT64_MAX for none */
    uint64_t conflicts, decisions; /* counters at which the search ends; UINT64_MAX for none */
};

/* What longjmp brings to where running out of memory goes, see memory.h. */
enum { LIMITS_MEMORY = 1, LIMITS_STOP };

#endif
