/* Why a look-ahead has failed: the clauses behind each literal that the failure needs, and no
 * other.
 *
 * Propagation keeps no reasons: every look-ahead would pay for what few need.  They are found
 * afterwards, by a search back from the false clause; the reason of a literal is any clause whose
 * other literals became false before it did become true.
 *
 * To be called only while a proof is written. */
#ifndef DPLL_LOOK_EXPLAIN_H
#define DPLL_LOOK_EXPLAIN_H

#include "look/state.h"

/* Room for reasons; explain_add lists a clause that look-aheads work on, ref being its reference or
 * what its watches have there.  explain_release forgets everything. */
void explain_create(struct solver *s);
void explain_add(struct solver *s, const Lit *lits, uint32_t size, uint32_t ref);
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
