/* One input for several processes, each of which reads all of it and answers its share.
 *
 * What was read before they start is a copy in each of them; what follows comes to each by a pipe
 * of its own, from one more process that reads the input. */
#ifndef DPLL_DEAL_H
#define DPLL_DEAL_H

#include <signal.h>

#include "common/memory.h"
#include "common/output.h"

struct deal_job {
    void *owner;
    const char *name;                  /* of the input, as messages show it */
    const volatile sig_atomic_t *stop; /* says to end */

    /* In each process: reads on from the descriptor input (negative where nothing is shared), and
     * writes the parts that are its share to out, each ended by a zero byte.  Returns the status;
     * that of the process counts whose part is the first that is not there. */
    int (*answer)(void *owner, unsigned number, int input, struct output *out);
};

/* Lets so many processes share what comes from the descriptor input (negative: they open what they
 * read), and writes their parts, in order, to out.  Returns the status, or EXIT_INPUT
 * with a message where they cannot be started or one is cut off. */
int deal(const struct deal_job *job, unsigned workers, int input, struct output *out,
         struct memory *memory);

#endif
