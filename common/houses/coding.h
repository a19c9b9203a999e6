/* SPDX-License-Identifier: MIT */
/* The variables of Sudoku: "cell holds digit".  One definition for the tools that write formulas
 * and those that read their models. */
#ifndef COMMON_HOUSES_CODING_H
#define COMMON_HOUSES_CODING_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "common/base/diag.h"
#include "common/rules/area.h"

enum coding {
    CODING_NATURAL, /* (r - 1) n n + (c - 1) n + d for side n; for several grids, n * (number of
                       cells before) + d */
    CODING_IJK,     /* 100 r + 10 c + d, readable by people, for side 9 */
};

/* Names by coding, as -k calls them, ended by NULL. */
extern const char *const coding_names[];

/* Whether the coding has a variable for each cell and digit of an area; otherwise fills the text of
 * diag. */
bool coding_fits(enum coding coding, const struct area *area, struct diag *diag);

/* The largest side all of whose variables are at most vars; for CODING_IJK 9. */
unsigned coding_side(enum coding coding, uint64_t vars);

/* The variable, from 1 as for users, for a digit in a cell (from 0, row by row).  The variables of
 * the same cell for digit + 1, digit + 2, ... are the next numbers. */
static inline uint32_t coding_variable(enum coding coding, unsigned side, uint32_t cell,
                                       unsigned digit) {
    assert(side && digit && digit <= side && (coding != CODING_IJK || cell < side * side));
    if (coding == CODING_IJK)
        return 100 * (cell / side + 1) + 10 * (cell % side + 1) + digit;
    return cell * side + digit;
}

#endif
