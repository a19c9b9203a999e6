/* SPDX-License-Identifier: MIT */
/* Clauses as the rows of a board, and at-most-one constraints as its columns.
 *
 * Rows are clauses that share no literal.  A column is a clique, found greedily: literals of
 * different rows, any two of which exclude each other by a binary clause, so that at most one of
 * them is true.  Every literal of a row is in exactly one column. */
#ifndef DPLL_BOARD_H
#define DPLL_BOARD_H

#include "common/random.h"
#include "search/state.h"

struct counting {
    struct memory memory;
    Var vars;                 /* that arrays have room for */
    uint32_t *rows;           /* by literal: its row + 1, or 0 for none */
    struct ref_stack clauses; /* by row */
    size_t literals;          /* open ones of all rows */
    uint32_t shortest;        /* open literals of a row at least */
    uint64_t ticks, limit;

    struct memory layout; /* a region of `memory`, of all that follows */
    uint32_t *columns;    /* by literal: its column + 1, or 0 for none */
    uint32_t *excluded;   /* by literal: n when the first n of the column at hand exclude it */
    uint32_t *stamps;     /* by row: the last column that has it, + 1 */
    uint32_t width;       /* columns */
    uint32_t widest;      /* literals of a column at most */
    struct stamped_stack candidates; /* for the column at hand */
    struct matching *matching;       /* of matching.c */
};

/* Lists the rows, while clauses are watched.  Returns false for fewer than two: those are no
 * board. */
bool board_list(struct solver *s, struct counting *c);

/* Puts the rows in another order, drawn at random (Durstenfeld, 1964). */
void board_shuffle(struct solver *s, struct counting *c, struct random *random);

/* Lays out the columns, in a region that is empty.  Columns are made of lower rows first: where
 * cliques overlap the order of rows decides which of them is found whole. */
void board_lay(struct solver *s, struct counting *c);

/* Sets s->clause to the open literals of a row's clause. */
void board_row(struct solver *s, const struct counting *c, uint32_t row);

#endif
