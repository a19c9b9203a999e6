/* SPDX-License-Identifier: MIT */
/* Proofs in binary: "a" or "d", followed by numbers of seven bits a byte, the lowest first, with
 * the top bit set in all bytes of a number except the last.  A number n stands for n / 2, negated
 * if n is odd. */
#ifndef COMMON_FORMULAS_PROOFBINARY_H
#define COMMON_FORMULAS_PROOFBINARY_H

#include "common/formulas/proofstep.h"

/* Reads the next step into p. */
enum proof_event proofbinary_next(struct proof *p);

/* Reads the next part of its numbers.  Returns PROOF_ERROR if that is malformed. */
enum proof_event proofbinary_more(struct proof *p);

#endif
