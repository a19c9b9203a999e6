/* SPDX-License-Identifier: MIT */
/* What follows in a position without a guess: singles, rules, and in long searches locked
 * candidates. */
#ifndef COMMON_SUDOKULOGIC_H
#define COMMON_SUDOKULOGIC_H

#include "common/sudokustate.h"

/* Sets a cell, of whose candidates bit must be one, and takes the digit from its peers.  Those that
 * come down to one candidate or none are queued. */
void sudokulogic_assign(struct sudoku *s, struct sudoku_level *level, uint32_t cell, Digits bit);

/* Whether a digit is set already in the cell's first house, a row; in the cell itself, if it is a
 * candidate. */
static inline bool sudokulogic_is_set(const struct sudoku *s, const struct sudoku_level *level,
                                      uint32_t cell, Digits bit) {
    return !(level->missing[s->of[s->of_begin[cell]]] & bit);
}

/* Queues a cell whose mask was changed, if that has one bit or none now. */
void sudokulogic_queue(struct sudoku *s, uint32_t cell, Digits mask, bool changed);

/* Goes from the queue as far as one gets without a guess.  Returns false on a contradiction. */
bool sudokulogic_propagate(struct sudoku *s, struct sudoku_level *level);

#endif
