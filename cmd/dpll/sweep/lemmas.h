/* What the oracle has learned, in the proof. */
#ifndef DPLL_LEMMAS_H
#define DPLL_LEMMAS_H

#include "sweep/state.h"

/* Writes a learned clause of the oracle to the proof, after the learned clauses that it follows
 * from, unless they are there already.  Returns its number, 0 without a proof. */
uint64_t lemmas_prove(struct solver *s, struct sweep *sweep, uint32_t index);

/* Deletes from the proof the clauses that lemmas_prove has written, but for those to be kept. */
void lemmas_delete(struct solver *s, struct sweep *sweep);

#endif
