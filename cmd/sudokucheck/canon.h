/* SPDX-License-Identifier: MIT */
/* The canonical form of a plain puzzle of side 9: of all puzzles that differ from it only in the
 * names of digits and by maps that keep rows, columns and boxes together, the one whose line of 81
 * symbols comes first, a blank before every digit (min-lex).  Two puzzles are essentially the same
 * if and only if their canonical forms are.
 *
 * The 2 * 6^8 maps are searched depth first: either grid, a first row, an order of columns, the
 * other rows.  How many digits a row has in each stack tells what first line it can make, so only
 * the best of the 18 rows and the orders that put its blanks first are tried.  Digits get their
 * names as they occur, so that no relabelling is tried, and a line that is behind the best one so
 * far is left at its first symbol that tells; the first symbols of the second row tell as soon as
 * two of three stacks have their order. */
#ifndef SUDOKUCHECK_CANON_H
#define SUDOKUCHECK_CANON_H

#include <stdbool.h>
#include <stdint.h>

enum { CANON_SIDE = 9, CANON_CELLS = 81 };

/* Whether 81 cells have a canonical form: no digit is twice in a row or a column, where it would
 * get two names. */
bool canon_has(const uint8_t *cells);

/* Writes the canonical form of 81 such cells, 0 for a blank.  Returns how many maps lead to it: the
 * symmetries that the puzzle has itself, 1 for nearly all. */
uint64_t canon_find(const uint8_t *cells, uint8_t *form);

#endif
