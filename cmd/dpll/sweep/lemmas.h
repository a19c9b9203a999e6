/* SPDX-License-Identifier: MIT */
/* Clauses learned by the oracle, written to the proof. */
#ifndef DPLL_SWEEP_LEMMAS_H
#define DPLL_SWEEP_LEMMAS_H

#include "sweep/state.h"

/* Writes a clause of the oracle to the proof, after the clauses it follows from, unless they are
 * there.  Returns its number, or 0 if no proof is wanted (justify_wanted). */
uint64_t lemmas_prove(struct solver *s, struct sweep *sweep, uint32_t index);

/* Deletes from the proof the clauses written by lemmas_prove, except those marked `kept`. */
void lemmas_delete(struct solver *s, struct sweep *sweep);

#endif
