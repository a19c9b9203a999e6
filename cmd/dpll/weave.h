/* One proof out of those of several workers.
 *
 * Each worker writes its steps to a scratch file, with numbers as state/proof.h has them: above
 * those of all clauses that a step rests on, whoever has derived them (a logical clock; Lamport,
 * 1978).  Taken from all files in the order of their numbers, the steps are one proof (the idea of
 * Michaelson, Schreiber, Heule, Kiesl-Reiter, Whalen, 2023, whose numbers are dealt out anew).  A
 * clause that several workers have, of the input or passed on, is deleted when the last of them has
 * let it go.  Where no worker has the empty clause, since they have shared a search tree, it
 * follows from the clauses that refute their parts. */
#ifndef DPLL_WEAVE_H
#define DPLL_WEAVE_H

#include "state/proof.h"

struct weave {
    struct memory *memory;
    unsigned workers;
    int *files; /* of steps by worker, and of parts refuted by worker behind them */
};

/* Opens the files.  Returns false with diag filled, and nothing to end, when that fails. */
bool weave_begin(struct weave *weave, unsigned workers, struct memory *memory, struct diag *diag);

/* In a worker: its steps go to its file, and its notes to the other. */
void weave_join(const struct weave *weave, struct proof *proof, unsigned worker);

/* Writes all steps up to the one numbered `last`, the empty clause of a formula, to proof, the one
 * that the workers' were copied from; 0 for an empty clause that follows from the parts.  Ends
 * early, with the failure in proof->out, when it cannot be written or a file cannot be read, and
 * when *stop is set.  Returns whether it got to the end. */
bool weave_write(const struct weave *weave, struct proof *proof, const struct formula *formula,
                 uint64_t last, const volatile sig_atomic_t *stop);

/* Closes the files. */
void weave_end(struct weave *weave);

#endif
