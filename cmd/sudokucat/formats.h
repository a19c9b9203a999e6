/* SPDX-License-Identifier: MIT */
/* The formats of grids, one row each, with the names for -f. */
#ifndef SUDOKUCAT_FORMATS_H
#define SUDOKUCAT_FORMATS_H

#include "common/grids/grid.h"

/* A grid to write. */
struct piece {
    const struct grid *grid;
    struct variant variant;
    struct variant_shape *said; /* what a reader of our output expects for the next grid */
    uint64_t number;            /* from 1 */
};

struct format {
    const char *name;
    bool ordinary;          /* only for plain puzzles of side 9 without rules */
    const char *head, *end; /* text before the first and after the last puzzle, or NULL */

    /* Writes a puzzle.  Returns false, with the text of diag filled and nothing written, if the
     * format cannot express it. */
    bool (*write)(struct output *out, const struct piece *piece, struct diag *diag);
};

/* By number; the names, ended by NULL. */
enum { FORMATS = 13 };
extern const struct format formats[FORMATS];
extern const char *const format_names[FORMATS + 1];

#endif
