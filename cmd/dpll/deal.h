/* One input for several processes, each of which reads all of it and answers its share.
 *
 * What was read before they start is a copy in each of them; what follows comes to each by a pipe
 * of its own (feed.h).  A process that is killed is replaced by another, which reads all of that
 * again and goes on with what has not been answered. */
#ifndef DPLL_DEAL_H
#define DPLL_DEAL_H

#include <signal.h>
#include <stdint.h>

#include "common/memory.h"
#include "common/output.h"

struct deal_job {
    void *owner;
    const char *name;                  /* of the input, as messages show it */
    const volatile sig_atomic_t *stop; /* says to end */
    bool whole; /* parts are handed on when they are complete; only then can one be made again */

    /* In each process: reads on from the descriptor input (negative where nothing is shared), and
     * writes the parts that are its share, but for the first `done`, to out, each ended by a zero
     * byte.  Returns the status; that of the process counts whose part is the first that is not
     * there. */
    int (*answer)(void *owner, unsigned number, uint64_t done, int input, struct output *out);
};

/* Lets so many processes share what comes from the descriptor input (negative: they open what they
 * read), and writes their parts, in order, to out.  Returns the status, or EXIT_INPUT
 * with a message where they cannot be started, or one is killed and cannot be replaced: in the
 * middle of a part that is not whole, after more input than is kept, or too often. */
int deal(const struct deal_job *job, unsigned workers, int input, struct output *out,
         struct memory *memory);

#endif
