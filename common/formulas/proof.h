/* SPDX-License-Identifier: MIT */
/* The reader for proofs of unsatisfiability: a sequence of steps, each of which adds a clause or
 * deletes some (lrat(5)).
 *
 * Reads LRAT, whose steps have numbers and hints, and DRAT, whose steps are clauses alone; each as
 * text, one step a line, and in binary.  A proof may come through a pipe while it is being written:
 * only the literals of the current step and a part of its numbers are kept. */
#ifndef COMMON_FORMULAS_PROOF_H
#define COMMON_FORMULAS_PROOF_H

#include "common/formulas/proofstep.h"

/* Opens path (NULL or "-": standard input); blocks while nobody writes to a pipe of that name.
 * Returns false with diag filled on failure. */
bool proof_open(struct proof *p, const char *path, enum proof_format format, struct memory *memory);
void proof_close(struct proof *p);

/* Waits for the first bytes and detects the form of the proof. clauses, the number of clauses in
 * the problem, decides ambiguous cases.  Must be called before the first proof_next. */
void proof_begin(struct proof *p, uint64_t clauses);

/* Reads the next step, skipping what is left of the current one. */
enum proof_event proof_next(struct proof *p);

/* Reads the next part of the numbers of the current step, replacing the one before.  Returns false
 * if there is none, or if failed is set and diag filled, since it is malformed. */
bool proof_more(struct proof *p);

/* The number at *index of the current part or, behind its last one, the first of the next part,
 * setting *index to 0.  Returns 0 behind the last number of the step, and if failed is set. */
static inline int64_t proof_number(struct proof *p, size_t *index) {
    if (*index == p->numbers.size && proof_more(p))
        *index = 0;
    return *index < p->numbers.size ? p->numbers.data[*index] : 0;
}

/* Reads and discards the rest, so that the writer of a pipe can finish. */
void proof_drain(struct proof *p);

#endif
