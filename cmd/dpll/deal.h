/* SPDX-License-Identifier: MIT */
/* One input for several processes, each of which gets all of it and answers its share.
 *
 * What was read before the processes start is copied into each of them; the input that follows
 * comes to each by a pipe of its own (feed.h).  A process that is killed, or told to end when the
 * others are not, is replaced by another, which reads the same input again and goes on with the
 * first part that has not been handed on. */
#ifndef DPLL_DEAL_H
#define DPLL_DEAL_H

#include <signal.h>
#include <stdint.h>

#include "common/diag.h"
#include "common/memory.h"
#include "common/output.h"

/* What a process returns when a signal has told it to end. */
enum { DEAL_LEFT = EXIT_INPUT + 1 };

struct deal_job {
    void *owner;
    const char *name;                  /* of the input, as messages show it */
    const volatile sig_atomic_t *stop; /* set when all are to end */
    /* Called each time that the input has been found at its end, before the processes are. */
    void (*end)(void *owner);
    bool whole; /* a part is handed on only when it is complete, so that it can be made again */

    /* In each process: reads on from the descriptor input (negative where nothing is shared), and
     * writes its share of the parts, without the first `done` of them, to out, each ended by a zero
     * byte.  Returns the exit status, or DEAL_LEFT; deal returns that of the process whose part is
     * the first one missing.  An error of the input goes into *untold, and is printed when that
     * part is due. */
    int (*answer)(void *owner, unsigned number, uint64_t done, int input, struct output *out,
                  struct diag *untold);
};

/* Starts `workers` processes that share what comes from the descriptor input (negative: each reads
 * its files for itself), and writes their parts, in order, to out.  Returns the status, or
 * EXIT_INPUT with a message where they cannot be started, or one is killed and cannot be replaced:
 * in the middle of a part that has been handed on half (see `whole`), after more input than is
 * kept, or too often. */
int deal(const struct deal_job *job, unsigned workers, int input, struct output *out,
         struct memory *memory);

#endif
