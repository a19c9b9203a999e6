/* SPDX-License-Identifier: MIT */
/* Clauses as the rows of a board, and at-most-one constraints as its columns.
 *
 * Rows are clauses that share no literal.  A column is a clique, found greedily: literals of
 * different rows, any two of which exclude each other by a binary clause, so that at most one of
 * them is true.  Every literal of a row is in exactly one column. */
#ifndef DPLL_BOARD_H
#define DPLL_BOARD_H

#include "search/state.h"

struct counting {
    struct memory memory;
    Var vars;                 /* that arrays have room for */
    uint32_t *rows;           /* by literal: its row + 1, or 0 for none */
    uint32_t *columns;        /* by literal: its column + 1, or 0 for none */
    uint32_t *excluded;       /* by literal: n when the first n of the column at hand exclude it */
    struct ref_stack clauses; /* by row */
    uint32_t width;           /* columns */
    struct stamped_stack candidates;  /* for the column at hand */
    struct level_number_stack stamps; /* by row: the last column that has it, + 1 */
    uint64_t ticks, limit;

    struct matching *matching; /* of matching.c */
};

/* Lays out the board, while clauses are watched.  With fewer than two rows there are no columns. */
void board_find(struct solver *s, struct counting *c);

/* Sets s->clause to the open literals of a row's clause. */
void board_row(struct solver *s, const struct counting *c, uint32_t row);

#endif
