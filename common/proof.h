/* The reader for proofs of unsatisfiability: a sequence of steps, each of which adds a clause or
 * deletes some (lrat(5)).
 *
 * Two formats are read, LRAT, whose steps carry numbers and hints, and DRAT, whose steps are bare
 * clauses; each as text, one step a line, and in binary.  A proof may come through a pipe while it
 * is being written; nothing is kept but the step at hand. */
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

/* Reads the next step. */
enum proof_event proof_next(struct proof *p);

/* Reads what is left and forgets it, so that the writer of a pipe can finish. */
void proof_drain(struct proof *p);

#endif
