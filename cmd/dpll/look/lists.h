/* SPDX-License-Identifier: MIT */
/* The lists of short clauses by literal, which grow until a level is left. */
#ifndef DPLL_LOOK_LISTS_H
#define DPLL_LOOK_LISTS_H

#include "look/state.h"

/* Records a change, to be undone when the current level is left. */
void lists_change(struct solver *s, enum change_kind kind, uint32_t index, uint32_t was);

/* Adds a clause of two or three literals until the current level is left. ref, for proofs only, is
 * the reference (of a binary clause, that in its watches) of this clause or of the longer one that
 * it was. */
void lists_add_binary(struct solver *s, Lit a, Lit b, uint32_t ref);
void lists_add_ternary(struct solver *s, const Lit *lits, uint32_t ref);

/* Adds a binary clause found by a look-ahead until the current level is left.  With a proof only
 * counts it. */
void lists_learn_binary(struct solver *s, Lit a, Lit b);

/* Doubles the room of an array of *capacity elements of `size` bytes. */
void *lists_grown(struct solver *s, void *data, uint32_t *capacity, size_t size);

#endif
