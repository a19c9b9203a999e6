/* SPDX-License-Identifier: MIT */
/* Merging the proofs of several workers into one.
 *
 * Each worker writes its steps to a scratch file, numbered as state/proof.h says: above all clauses
 * that a step depends on, whichever worker has derived them (a logical clock; Lamport, 1978).
 * Merged in the order of their numbers, the steps of all files are one proof (the idea of
 * Michaelson, Schreiber, Heule, Kiesl-Reiter, Whalen, 2023, who renumber).  A clause that several
 * workers have, of the input or exchanged, is deleted when the last of them has deleted it.  If the
 * workers have shared a search tree, and none has the empty clause, it follows from the clauses
 * that refute their parts. */
#ifndef DPLL_PROOFMERGE_H
#define DPLL_PROOFMERGE_H

#include "state/proof.h"

struct proofmerge {
    struct memory *memory;
    unsigned workers;
    int *files; /* scratch files of steps, by worker, followed by those of notes */
};

/* Opens the files.  Returns 0, or errno on failure, with nothing to release. */
int proofmerge_begin(struct proofmerge *merge, unsigned workers, struct memory *memory);

/* To be called in a worker: directs its steps and notes to its files. */
void proofmerge_join(const struct proofmerge *merge, struct proof *proof, unsigned worker);

/* Writes all steps up to number `last`, the empty clause of a formula, to proof, from which those
 * of the workers were copied; 0 if the empty clause follows from the parts.  Ends early if proof
 * cannot be written or a file not read (with the failure in proof->out), or if *stop is set.
 * Returns whether it has written all. */
bool proofmerge_write(const struct proofmerge *merge, struct proof *proof,
                      const struct formula *formula, uint64_t last,
                      const volatile sig_atomic_t *stop);

/* Closes the files. */
void proofmerge_end(struct proofmerge *merge);

#endif
