/* SPDX-License-Identifier: MIT */
/* Proofs in binary: "a" or "d" and numbers of seven bits a byte, the lowest first, the top bit set
 * in all bytes of a number but its last; a number n stands for n / 2, negative when n is odd. */
#ifndef COMMON_PROOFBINARY_H
#define COMMON_PROOFBINARY_H

#include "common/proofstep.h"

/* Reads the next step into p. */
enum proof_event proofbinary_next(struct proof *p);

/* Reads the next part of its numbers.  Returns PROOF_ERROR where that is malformed. */
enum proof_event proofbinary_more(struct proof *p);

#endif
