/* SPDX-License-Identifier: MIT */
/* The canonical form of a plain puzzle of side 9 (min-lex).  Consider all puzzles that come from it
 * by renaming digits and by maps that take rows to rows or columns, columns likewise, and boxes to
 * boxes.  Write each as a line of 81 symbols, with a blank before every digit; the first line in
 * this order is the canonical form.  Two puzzles are essentially the same if and only if their
 * canonical forms are equal.
 *
 * There are 2 * 6^8 such maps.  They are searched depth first: transposed or not, the first row,
 * the order of the columns, the other rows.  The number of digits that a row has in each stack says
 * which first line it can become, so only the best of the 18 rows are tried, and for these only the
 * orders of columns that put the blanks first.  Digits get new names in the order in which they
 * occur, so no renaming is tried.  A line is dropped at the first symbol at which it is worse than
 * the best line so far.  The first symbols of the second row can decide this as soon as two of the
 * three stacks have their order. */
#ifndef SUDOKUCHECK_CANON_H
#define SUDOKUCHECK_CANON_H

#include <stdbool.h>
#include <stdint.h>

enum { CANON_SIDE = 9, CANON_CELLS = 81 };

/* Whether 81 cells have a canonical form, that is, whether no row or column has a digit twice; such
 * a digit would get two names. */
bool canon_has(const uint8_t *cells);

/* Writes the canonical form of 81 such cells, 0 for a blank.  Returns the number of maps that lead
 * to it, which is the number of symmetries of the puzzle itself: 1 for nearly all. */
uint64_t canon_find(const uint8_t *cells, uint8_t *form);

#endif
