/* When to stop: the time limit, a signal, and what is due now and then: the progress line, and
 * flushing models that were printed while the search went on. */
#ifndef DPLL_LIMITS_H
#define DPLL_LIMITS_H

#include <signal.h>
#include <stdbool.h>

#include "state/counters.h"

struct limits {
    const volatile sig_atomic_t *stop; /* set by signal handlers, and by an output that fails */
    struct output *out;                /* flushed now and then; NULL for none */
    bool verbose;                      /* write progress to stderr */
    double start;                      /* clock when solving began */
    double reported;                   /* clock of the last progress line */
    uint64_t polls;
    uint64_t pause; /* effort at which an engine gives up, to go on later; UINT64_MAX for none */
};

/* Called by engines at every conflict and decision.  Returns true when it is time to give up, for
 * good or for a pause. */
struct solver;
bool limits_reached(struct solver *s);

/* Whether it is time to give up for good, and not for a pause. */
bool limits_stopped(const struct solver *s);

/* Whether it is time to give up: for loops inside such a step. */
bool limits_due(const struct solver *s);

/* The effort that is left before a pause. */
uint64_t limits_left(const struct solver *s);

/* Called in every round, counted by step, of loops that are long for large formulas and not part of
 * the search.  Does not return when it is time to give up: control goes where running out of memory
 * would go, with LIMITS_STOP, and the solver is dropped. */
void limits_step(struct solver *s, size_t step);

/* The same in loops whose rounds are long themselves. */
void limits_check(struct solver *s);

/* What longjmp brings there. */
enum { LIMITS_MEMORY = 1, LIMITS_STOP };

#endif
