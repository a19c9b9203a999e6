/* SPDX-License-Identifier: MIT */
/* Explaining a failed look-ahead: finds the clauses behind each literal that the failure depends
 * on, and no others, searching back from the false clause.  Only while a proof is written. */
#ifndef DPLL_LOOK_EXPLAIN_H
#define DPLL_LOOK_EXPLAIN_H

#include "look/state.h"

/* Allocate and release the arrays needed here and in reasons.h. */
void explain_create(struct solver *s);
void explain_release(struct solver *s);

/* Records how a literal has failed on top of a look-ahead: the trail from `keep` on, which begins
 * with the literal. explain_drop forgets all but the first `count` records. */
void explain_keep(struct solver *s, size_t keep);
void explain_drop(struct look *look, size_t count);

/* Explains why lit fails, and leaves in look->lemma the clause that makes it false, without the
 * negation of lit.  The look-ahead on top of the trail is that on lit, or on a literal that lit
 * implies and that is false with it; afterwards it can only be abandoned.  Lemmas about literals
 * that failed on top of it are written first, and explain_delete_spent deletes them.  Returns false
 * if there is no such clause: lit was false before, or no longer implies the literals it stands
 * on. */
bool explain_failed(struct solver *s, Lit lit);
void explain_delete_spent(struct solver *s);

#endif
