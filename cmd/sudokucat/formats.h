/* SPDX-License-Identifier: MIT */
/* The forms that grids are written in: a row each, from which -f takes its names. */
#ifndef SUDOKUCAT_FORMATS_H
#define SUDOKUCAT_FORMATS_H

#include "common/grid.h"

/* What a form has to write. */
struct piece {
    const struct grid *grid;
    struct variant variant;
    struct variant_shape *said; /* what a reader of our output takes the next grid to be */
    uint64_t number;            /* from 1 */
};

struct format {
    const char *name;
    bool ordinary;          /* only plain puzzles of side 9 without rules */
    const char *head, *end; /* before the first puzzle, and after the last; or NULL */

    /* Writes a puzzle.  Returns false, with the text of diag filled and nothing written, where the
     * form cannot tell it. */
    bool (*write)(struct output *out, const struct piece *piece, struct diag *diag);
};

/* By number, and their names, ended by NULL. */
enum { FORMATS = 13 };
extern const struct format formats[FORMATS];
extern const char *const format_names[FORMATS + 1];

#endif
