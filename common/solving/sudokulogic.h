/* SPDX-License-Identifier: MIT */
/* Deduction in a position without guesses: singles, rules, and in long searches locked
 * candidates. */
#ifndef COMMON_SOLVING_SUDOKULOGIC_H
#define COMMON_SOLVING_SUDOKULOGIC_H

#include "common/solving/sudokustate.h"

/* Sets a cell to a digit, bit, which must be a candidate, and removes the digit from its peers.
 * Queues peers with one candidate or none left. */
void sudokulogic_assign(struct sudoku *s, struct sudoku_level *level, uint32_t cell, Digits bit);

/* Whether a digit is set already in the cell's first house, a row; for a candidate of the cell, in
 * the cell itself. */
static inline bool sudokulogic_is_set(const struct sudoku *s, const struct sudoku_level *level,
                                      uint32_t cell, Digits bit) {
    return !(level->missing[s->of[s->of_begin[cell]]] & bit);
}

/* Queues a cell whose mask has changed, if it has one bit or none now. */
void sudokulogic_queue(struct sudoku *s, uint32_t cell, Digits mask, bool changed);

/* Deduces from the queue as far as possible without a guess.  Returns false on a contradiction. */
bool sudokulogic_propagate(struct sudoku *s, struct sudoku_level *level);

#endif
