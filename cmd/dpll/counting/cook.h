/* SPDX-License-Identifier: MIT */
/* The proof that more rows than columns are a contradiction: each round defines a board with one
 * row and one column less (Cook, 1976). */
#ifndef DPLL_COUNTING_COOK_H
#define DPLL_COUNTING_COOK_H

#include "counting/board.h"

/* Proves the contradiction of `count` rows whose literals lie in fewer than `count` columns.
 * Returns whether it may be used: always without a proof, with one unless the proof would be too
 * long. */
bool cook(struct solver *s, struct counting *c, const uint32_t *rows, size_t count);

#endif
