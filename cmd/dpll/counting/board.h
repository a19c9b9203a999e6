/* SPDX-License-Identifier: MIT */
/* A board: clauses as rows, at-most-one constraints as columns.
 *
 * Rows are clauses without common literals.  A column is a clique, found greedily: literals of
 * different rows, each two of which a binary clause excludes, so that at most one of them is true.
 * Every literal of a row is in exactly one column. */
#ifndef DPLL_COUNTING_BOARD_H
#define DPLL_COUNTING_BOARD_H

#include "common/base/random.h"
#include "search/state.h"

struct counting {
    struct memory memory;
    Var vars;                 /* variables that the arrays have room for */
    uint32_t *rows;           /* by literal: its row + 1, or 0 */
    struct ref_stack clauses; /* by row */
    size_t literals;          /* number of open literals of all rows */
    uint32_t shortest;        /* open literals of the shortest row */
    uint64_t ticks, limit;

    struct memory layout; /* a region within `memory`, for everything below */
    uint32_t *columns;    /* by literal: its column + 1, or 0 */
    uint32_t *excluded; /* by literal: n if the first n literals of the current column exclude it */
    uint32_t *stamps;   /* by row: the last column with a literal of it, + 1 */
    uint32_t width;     /* number of columns */
    uint32_t widest;    /* literals of the largest column */
    struct stamped_stack candidates; /* for the current column */
    struct matching *matching;       /* data of matching.c */
};

/* Lists the rows, while clauses are watched.  Returns false if there are fewer than two. */
bool board_list(struct solver *s, struct counting *c);

/* Shuffles the rows (Durstenfeld, 1964). */
void board_shuffle(struct solver *s, struct counting *c, struct random *random);

/* Lays out the columns, in a region that must be empty.  Columns prefer lower rows: if cliques
 * overlap, the order of rows decides which is found whole. */
void board_lay(struct solver *s, struct counting *c);

/* Sets s->clause to the open literals of a row's clause. */
void board_row(struct solver *s, const struct counting *c, uint32_t row);

#endif
