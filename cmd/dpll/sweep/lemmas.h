/* SPDX-License-Identifier: MIT */
/* Clauses that the oracle has learned, in the proof. */
#ifndef DPLL_LEMMAS_H
#define DPLL_LEMMAS_H

#include "sweep/state.h"

/* Writes a clause of the oracle to the proof, after those that it follows from, as far as they are
 * not there yet.  Returns its number; 0 where nobody wants proofs (justify_wanted). */
uint64_t lemmas_prove(struct solver *s, struct sweep *sweep, uint32_t index);

/* Deletes the clauses that lemmas_prove has written from the proof, but for those marked `kept`. */
void lemmas_delete(struct solver *s, struct sweep *sweep);

#endif
