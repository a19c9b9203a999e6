/* SPDX-License-Identifier: MIT */
/* The lists of short clauses that each literal implies, as they grow while a level lasts. */
#ifndef DPLL_LOOK_LISTS_H
#define DPLL_LOOK_LISTS_H

#include "look/state.h"

/* Notes a change that is to be taken back when the current level is left. */
void lists_change(struct solver *s, enum change_kind kind, uint32_t index, uint32_t was);

/* Adds a clause of two or three literals until the current level is left.  ref, which only a proof
 * needs, is the reference (or the ref field of the watches) of this clause or of the longer clause
 * that it is left of. */
void lists_add_binary(struct solver *s, Lit a, Lit b, uint32_t ref);
void lists_add_ternary(struct solver *s, const Lit *lits, uint32_t ref);

/* Adds the clause of two literals, which a look-ahead has found, until the current level is left.
 * Where a proof is written it is left out, and counted. */
void lists_learn_binary(struct solver *s, Lit a, Lit b);

/* Grows an array of *capacity elements, each of `size` bytes, to twice the room. */
void *lists_grown(struct solver *s, void *data, uint32_t *capacity, size_t size);

#endif
