/* SPDX-License-Identifier: MIT */
/* One input for several processes, each of which reads all of it and answers its share.
 *
 * Input read before the processes start is copied into each of them; later input reaches each
 * through its own pipe (feed.h).  A process that is killed, or told to end when the others are not,
 * is replaced by another, which reads the same input again and goes on with the first part not
 * handed on. */
#ifndef DPLL_DEAL_H
#define DPLL_DEAL_H

#include <signal.h>
#include <stdint.h>

#include "common/base/diag.h"
#include "common/base/memory.h"
#include "common/streams/output.h"

/* The status of a process that a signal has told to end. */
enum { DEAL_LEFT = EXIT_INPUT + 1 };

struct deal_job {
    void *owner;
    const char *name;                  /* of the input, as messages show it */
    const volatile sig_atomic_t *stop; /* set when all processes are to end */
    /* Called whenever the end of the input is found, before the processes find it. */
    void (*end)(void *owner);
    bool whole; /* parts are handed on only when complete, so that they can be made again */

    /* Called in each process: reads on from the descriptor input (negative if nothing is shared),
     * and writes its parts, except the first `done`, to out, each ended by a zero byte.  Returns
     * the exit status, or DEAL_LEFT; deal returns that of the process whose part is the first one
     * missing.  Puts an error of the input into *untold, which is printed when that part is due. */
    int (*answer)(void *owner, unsigned number, uint64_t done, int input, struct output *out,
                  struct diag *untold);
};

/* Starts `workers` processes, and writes their parts, in order, to out.  input: the descriptor that
 * they share; negative if each of them opens its files.  Returns the status, which is EXIT_INPUT,
 * with a message, if processes cannot be started or replaced.  One that is killed cannot be
 * replaced if some of its part was handed on already (see `whole`), if the input was longer than
 * feed.h keeps, or if it happens too often. */
int deal(const struct deal_job *job, unsigned workers, int input, struct output *out,
         struct memory *memory);

#endif
