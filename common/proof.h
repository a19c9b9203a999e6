/* SPDX-License-Identifier: MIT */
/* The reader for proofs of unsatisfiability: a sequence of steps, each of which adds a clause or
 * deletes some (lrat(5)).
 *
 * Two formats are read, LRAT, whose steps carry numbers and hints, and DRAT, whose steps are bare
 * clauses; each as text, one step a line, and in binary.  A proof may come through a pipe while it
 * is being written; nothing is kept but the literals of the step at hand and a part of its
 * numbers. */
#ifndef COMMON_PROOF_H
#define COMMON_PROOF_H

#include "common/proofstep.h"

/* Opens path (NULL or "-": standard input), which blocks as long as nobody writes to a pipe of that
 * name.  Returns false with diag filled on failure. */
bool proof_open(struct proof *p, const char *path, enum proof_format format, struct memory *memory);
void proof_close(struct proof *p);

/* Waits for the first bytes and decides by them in which form the proof is; clauses is the number
 * of clauses in the problem, which tells doubtful cases apart. Must come before the first
 * proof_next. */
void proof_begin(struct proof *p, uint64_t clauses);

/* Reads the next step, after what has not been read of the one before. */
enum proof_event proof_next(struct proof *p);

/* Reads the next part of the numbers of the step at hand, in place of the one before.  Returns
 * false when there is none, or when failed is set and diag filled, since it is malformed. */
bool proof_more(struct proof *p);

/* The number at *index of the part at hand or, behind its last one, the first of the next part,
 * where *index becomes 0.  Returns 0 behind the last one of the step, and when failed is set. */
static inline int64_t proof_number(struct proof *p, size_t *index) {
    if (*index == p->numbers.size && proof_more(p))
        *index = 0;
    return *index < p->numbers.size ? p->numbers.data[*index] : 0;
}

/* Reads what is left and forgets it, so that the writer of a pipe can finish. */
void proof_drain(struct proof *p);

#endif
