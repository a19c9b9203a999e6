/* The proof that more rows than columns cannot be: each round defines a board with one row and one
 * column less (Cook, 1976). */
#ifndef DPLL_COOK_H
#define DPLL_COOK_H

#include "counting/board.h"

/* Writes the proof for count rows, which have fewer columns between them, if one is written and it
 * is not too long.  Returns whether the contradiction may be used. */
bool cook(struct solver *s, struct counting *c, const uint32_t *rows, size_t count);

#endif
