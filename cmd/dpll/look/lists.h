/* The lists of short clauses that each literal implies, as they grow while a level lasts. */
#ifndef DPLL_LOOK_LISTS_H
#define DPLL_LOOK_LISTS_H

#include "look/state.h"

/* Notes a change that is to be taken back when the current level is left. */
void lists_log(struct solver *s, enum log_kind kind, uint32_t index, uint32_t was);

/* Adds a clause of two or three literals until the current level is left; ref is the reference, or
 * what its watches have there, of the clause that it is, or is left of.  Only a proof needs that.
 */
void lists_add_binary(struct solver *s, Lit a, Lit b, uint32_t ref);
void lists_add_ternary(struct solver *s, const Lit *lits, uint32_t ref);

/* Adds the clause of two literals, which a look-ahead has found, until the current level is left.
 * Where a proof is written it is left out, and counted. */
void lists_learn_binary(struct solver *s, Lit a, Lit b);

/* Twice the room of an array of 32-bit capacity, whose elements have size bytes. */
void *lists_grown(struct solver *s, void *data, uint32_t *capacity, size_t size);

/* Bytes of a list of binary or ternary clauses for each of them. */
size_t lists_entry_size(const struct solver *s, size_t size);

#endif
