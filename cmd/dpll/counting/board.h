/* Clauses as the rows of a board, and at-most-one constraints as its columns.
 *
 * Rows are clauses that share no literal.  A column has literals of different rows any two of which
 * exclude each other by a binary clause, so that at most one is true: a clique, found greedily.
 * Every literal of a row is in one column. */
#ifndef DPLL_BOARD_H
#define DPLL_BOARD_H

#include "search/state.h"

struct counting {
    struct memory memory;
    Var vars;           /* that arrays have room for */
    uint32_t *rows;     /* by literal: its row and one, or 0 */
    uint32_t *columns;  /* by literal: its column and one, or 0 */
    uint32_t *excluded; /* by literal: how many of its column, from the first on, exclude it */
    struct ref_stack clauses;         /* by row */
    uint32_t width;                   /* columns */
    struct stamped_stack candidates;  /* for the column at hand */
    struct level_number_stack stamps; /* by row: the last column that has it, and one */
    uint64_t ticks, limit;

    struct matching *matching; /* of matching.c */
};

/* Lays out the board, while clauses are watched.  Without two rows there are no columns. */
void board_find(struct solver *s, struct counting *c);

/* Sets s->clause to the open literals of a row's clause. */
void board_row(struct solver *s, const struct counting *c, uint32_t row);

#endif
