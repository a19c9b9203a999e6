/* SPDX-License-Identifier: MIT */
/* An LRAT proof told in DRAT: without numbers and hints, and deletions by the clauses
 * themselves. */
#ifndef FUZZ_TRANSLATE_H
#define FUZZ_TRANSLATE_H

#include "common/formulas/formula.h"
#include "common/formulas/proof.h"
#include "common/streams/output.h"

/* Writes the steps of a proof that has begun, and that the LRAT checker has accepted before, as
 * text, up to the empty clause.  Returns whether each of them is RUP, and then the proof is right
 * in DRAT, too.  Others need not be: DRAT ignores some deletions, and what is RAT without a clause
 * need not be so with it. */
bool translate(struct proof *proof, const struct formula *formula, struct output *out);

#endif
