/* A clause that says why a look-ahead has failed, as it is put together backwards from the
 * conflict.
 *
 * It ends at what was so before the look-ahead: instead of the clauses behind such a literal, which
 * others need as well, it has the opposite of the literal.
 *
 * To be called only while a proof is written. */
#ifndef DPLL_LOOK_LEMMA_H
#define DPLL_LOOK_LEMMA_H

#include "look/state.h"

/* Begins anew.  `from` is the first moment that is not before the look-ahead: see look->when. */
void lemma_begin(struct lemma *lemma, uint32_t from);

/* Adds the number of a clause that is used: each before those that it depends on. */
void lemma_use(struct solver *s, struct lemma *lemma, uint64_t id);

/* Adds a literal that is false, and was so before the look-ahead, once; where that is at level 0,
 * the unit clause behind it is used instead. */
void lemma_add(struct solver *s, struct lemma *lemma, Lit lit);

/* Adds the opposites of all decisions. */
void lemma_add_decisions(struct solver *s, struct lemma *lemma);

/* Writes the clause with a last literal, and gives its number to lemma->id.  Its literals stay
 * until the next one is begun. */
void lemma_write(struct solver *s, struct lemma *lemma, Lit lit);

/* Forgets what has been added. */
void lemma_abandon(struct solver *s, struct lemma *lemma);

void lemma_free(struct memory *memory, struct lemma *lemma);

#endif
