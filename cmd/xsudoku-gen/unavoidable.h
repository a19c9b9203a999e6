/* SPDX-License-Identifier: MIT */
/* Unavoidable sets of a complete grid: sets of cells that can be filled in another way while all
 * other cells stay.  A puzzle with one solution has a clue in each of them (McGuire, Tugemann,
 * Civario, 2014).  So a clue that is the last one of such a set can be kept without a search.
 *
 * Only sets of two digits are looked for, which are cheap to find in every variant.  If the two
 * digits are exchanged in a cell, they must be exchanged in all cells with these digits that share
 * a house with it.  So each connected part of such cells is an unavoidable set, unless the exchange
 * breaks a rule. */
#ifndef XSUDOKU_GEN_UNAVOIDABLE_H
#define XSUDOKU_GEN_UNAVOIDABLE_H

#include <stdbool.h>
#include <stdint.h>

#include "common/solving/sudokustate.h"

struct unavoidable {
    const struct variant *variant;
    const struct sudoku *solver;
    uint32_t *where; /* by row and digit - 1: the cell */
    uint8_t *row_of; /* by cell: its row, the first one if it is in several */
    uint8_t *row;    /* by digit - 1 and house: the row of the cell with the digit in the house */
    uint64_t *near;  /* by row: the rows, a bit each, that exchange two digits if it does */
    /* By cell and digit - 1: the set in which that digit is the other one, from 1 on; 0 for the
     * cell's own digit. */
    uint32_t *set;
    /* By set: how many of its cells have a clue.  For 0, and for what can be avoided, as it breaks
     * a rule, some number that is never 1 or 0. */
    uint32_t *clues;
    uint32_t *cells; /* of a set */
    uint8_t *grid;   /* the grid, in which the digits of a set are exchanged */
};

/* The variant and its solver must outlive the struct; their rules may change. */
void unavoidable_init(struct unavoidable *u, const struct variant *variant,
                      const struct sudoku *solver, struct memory *memory);
void unavoidable_free(struct unavoidable *u, struct memory *memory);

/* Finds the sets of a complete grid, all of whose cells are clues. */
void unavoidable_find(struct unavoidable *u, const uint8_t *grid);

/* Forgets all sets, for a grid without known sets. */
void unavoidable_forget(struct unavoidable *u);

/* Removes the clue of a cell, or gives it back. */
void unavoidable_blank(struct unavoidable *u, uint32_t cell);
void unavoidable_restore(struct unavoidable *u, uint32_t cell);

/* Whether a set has no clue other than that of the cell. */
bool unavoidable_needs(const struct unavoidable *u, uint32_t cell);

#endif
