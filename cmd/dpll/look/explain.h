/* SPDX-License-Identifier: MIT */
/* Why a look-ahead has failed: the clauses behind each literal that the failure needs, and no
 * other, by a search back from the false clause.
 *
 * To be called only while a proof is written. */
#ifndef DPLL_LOOK_EXPLAIN_H
#define DPLL_LOOK_EXPLAIN_H

#include "look/state.h"

/* Allocates the arrays that the functions here and in reasons.h need, and releases them. */
void explain_create(struct solver *s);
void explain_release(struct solver *s);

/* Keeps how a literal has failed on top of a look-ahead: the trail from `keep` on, the literal
 * first.  explain_drop forgets all but the first `count` of these. */
void explain_keep(struct solver *s, size_t keep);
void explain_drop(struct look *look, size_t count);

/* Finds out why lit fails, and leaves in look->lemma the clause that makes it false, without its
 * opposite.  On top of the trail is the look-ahead on lit, or on a literal that lit implies and
 * with which it is false; afterwards that look-ahead can only be abandoned.  Lemmas about literals
 * that failed on top of it have been written then, and explain_delete_spent deletes them.  Returns
 * false when there is no such clause: lit was false before, or no longer implies the literals that
 * it stands on. */
bool explain_failed(struct solver *s, Lit lit);
void explain_delete_spent(struct solver *s);

#endif
