/* SPDX-License-Identifier: MIT */
/* One proof out of those of several workers.
 *
 * Each worker writes its steps to a scratch file, with numbers as state/proof.h has them: above
 * those of all clauses that a step rests on, whoever has derived them (a logical clock; Lamport,
 * 1978).  Merged in the order of their numbers, the steps of all files are one proof (the idea of
 * Michaelson, Schreiber, Heule, Kiesl-Reiter, Whalen, 2023, whose numbers are dealt out anew).  A
 * clause that several workers have, of the input or passed on, is deleted when the last of them has
 * let it go.  Where no worker has the empty clause, since they have shared a search tree, it
 * follows from the clauses that refute their parts. */
#ifndef DPLL_PROOFMERGE_H
#define DPLL_PROOFMERGE_H

#include "state/proof.h"

struct proofmerge {
    struct memory *memory;
    unsigned workers;
    int *files; /* of steps by worker, and of parts refuted by worker behind them */
};

/* Opens the files.  Returns 0, or, with nothing to end, the errno for which that fails. */
int proofmerge_begin(struct proofmerge *merge, unsigned workers, struct memory *memory);

/* In a worker: its steps go to its file, and its notes to the other. */
void proofmerge_join(const struct proofmerge *merge, struct proof *proof, unsigned worker);

/* Writes all steps up to the one numbered `last`, the empty clause of a formula, to proof, the one
 * that the workers' were copied from; 0 for an empty clause that follows from the parts.  Ends
 * early, with the failure in proof->out, when it cannot be written or a file cannot be read, and
 * when *stop is set.  Returns whether it got to the end. */
bool proofmerge_write(const struct proofmerge *merge, struct proof *proof,
                      const struct formula *formula, uint64_t last,
                      const volatile sig_atomic_t *stop);

/* Closes the files. */
void proofmerge_end(struct proofmerge *merge);

#endif
