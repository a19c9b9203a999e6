/* SPDX-License-Identifier: MIT */
/* The command line: whether its options go together, and the wish that they express. */
#ifndef XSUDOKU_GEN_ASKED_H
#define XSUDOKU_GEN_ASKED_H

#include "clues.h"
#include "common/grids/houses.h"
#include "wish.h"

/* The values of the options as given. */
struct asked {
    int64_t holes, count, seed, tries, guesses, processes;
    struct houses houses;
    int symmetry, format;
    const char *pattern, *difficulty, *from, *board;
    bool one_line, seeded, holed, minimal, symmetric, jigsaw, varied;
    bool drawn[CLUES_KINDS];
};

/* The grid of --pattern or --from. */
struct asked_grid {
    uint8_t *cells;           /* NULL for none */
    struct rules_text *rules; /* the rules of the shape */
};

/* Returns the wish, whose grids belong to *grid.  Ends the program with a message: with EXIT_USAGE
 * if options do not go together, with EXIT_INPUT if the grid cannot be read. */
struct wish asked_wish(struct asked *asked, struct asked_grid *grid, struct memory *memory);

void asked_free(struct asked_grid *grid, struct memory *memory);

#endif
