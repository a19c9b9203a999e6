/* SPDX-License-Identifier: MIT */
/* The variables of Sudoku: which one says that a cell holds a digit.  One definition for the tools
 * that write formulas and the tools that read their models. */
#ifndef COMMON_CODING_H
#define COMMON_CODING_H

#include <stdbool.h>
#include <stdint.h>

#include "common/area.h"
#include "common/diag.h"

enum coding {
    CODING_NATURAL, /* (r - 1) n n + (c - 1) n + d, for side n; of several grids, whose
                       cells are counted row by row, n for each cell before, + d */
    CODING_IJK,     /* 100 r + 10 c + d, which people can read, for side 9 */
};

/* By coding, ended by NULL; what -k calls them. */
extern const char *const coding_names[];

/* Whether the coding has a variable for each cell and digit of an area; else only the text of diag
 * is filled. */
bool coding_fits(enum coding coding, const struct area *area, struct diag *diag);

/* The largest side whose variables are all among 1 .. vars; for CODING_IJK always 9. */
unsigned coding_side(enum coding coding, uint64_t vars);

/* The variable, from 1 as users count, that says that a cell (from 0, row by row) holds a digit.
 * The variables of the same cell for digit + 1, digit + 2, ... are the next numbers. */
static inline uint32_t coding_variable(enum coding coding, unsigned side, uint32_t cell,
                                       unsigned digit) {
    if (coding == CODING_IJK)
        return 100 * (cell / side + 1) + 10 * (cell % side + 1) + digit;
    return cell * side + digit;
}

#endif
