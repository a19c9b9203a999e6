/* What the oracle has learned, in the proof. */
#ifndef DPLL_LEMMAS_H
#define DPLL_LEMMAS_H

#include "sweep/state.h"

/* Writes a learned clause of the oracle to the proof, after those it follows from, as far as they
 * are not there.  Returns its number, 0 without a proof. */
uint64_t lemmas_prove(struct solver *s, struct sweep *sweep, uint32_t index);

/* Deletes what was written from the proof, but the clause of that number. */
void lemmas_delete(struct solver *s, struct sweep *sweep, uint64_t kept);

#endif
