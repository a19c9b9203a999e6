/* SPDX-License-Identifier: MIT */
/* Matching rows to columns: a row needs a true literal, and a column has at most one (Hall, 1935;
 * augmenting paths: Berge, 1957). */
#ifndef DPLL_COUNTING_MATCHING_H
#define DPLL_COUNTING_MATCHING_H

#include "counting/board.h"

struct matching {
    uint32_t *owner;   /* by column: its row + 1, or 0 */
    uint32_t *reached; /* by column: the last row whose search reached it, + 1 */
    uint32_t *before;  /* by column: the row that reached it */
    uint32_t *column;  /* by row: its column + 1, or 0 */
    size_t rows, columns;
    struct ref_stack queue; /* rows of a breadth-first search */
};

/* Finds a column for each row, all different, or stops when the ticks reach c->limit.  Returns
 * false if there is no such matching: then the literals of the rows in the queue lie in fewer
 * columns than there are rows in it. */
bool matching_find(struct solver *s, struct counting *c);

#endif
