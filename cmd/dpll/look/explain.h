/* Why a look-ahead has failed: the clauses behind each literal that the failure needs, and no
 * other, by a search back from the false clause.
 *
 * To be called only while a proof is written. */
#ifndef DPLL_LOOK_EXPLAIN_H
#define DPLL_LOOK_EXPLAIN_H

#include "look/state.h"

/* Room for what the functions here and in reasons.h need, and the end of that. */
void explain_create(struct solver *s);
void explain_release(struct solver *s);

/* Keeps how a literal has failed on top of a look-ahead: the trail from `keep` on, the literal
 * first.  explain_drop forgets all but the first `count` of these. */
void explain_keep(struct solver *s, size_t keep);
void explain_drop(struct look *look, size_t count);

/* Finds out why a literal fails while its look-ahead, or that of a literal it implies and that
 * makes it false, is on top of the trail; afterwards that can only be abandoned.  The clause that
 * says so is left in look->lemma, without the opposite of the literal; those that it takes of what
 * failed on top have been written, and are deleted by explain_delete_spent.  Returns false when
 * there is no such clause: the literal was false before, or does not imply what it stands on any
 * more. */
bool explain_failed(struct solver *s, Lit lit);
void explain_delete_spent(struct solver *s);

#endif
