/* SPDX-License-Identifier: MIT */
/* Proofs as text: one step a line, numbers in decimal, "c" lines for comments. */
#ifndef COMMON_FORMULAS_PROOFTEXT_H
#define COMMON_FORMULAS_PROOFTEXT_H

#include "common/formulas/proofstep.h"

/* Reads the next step into p. */
enum proof_event prooftext_next(struct proof *p);

/* Reads the next part of its numbers.  Returns PROOF_ERROR if that is malformed. */
enum proof_event prooftext_more(struct proof *p);

#endif
