/* SPDX-License-Identifier: MIT */
/* The puzzle asked for. */
#ifndef XSUDOKU_GEN_WISH_H
#define XSUDOKU_GEN_WISH_H

#include "difficulty.h"
#include "symmetry.h"

struct wish {
    struct variant_shape shape;
    bool jigsaw;            /* regions, drawn for each puzzle, instead of boxes */
    unsigned clues;         /* kinds of clues (clues.h), one bit each, drawn for each puzzle */
    uint32_t holes;         /* blank cells; with any_holes, the most there may be */
    bool any_holes;         /* any number of holes will do */
    bool minimal;           /* no clue can be dropped */
    enum symmetry symmetry; /* of the holes */
    const uint8_t *pattern; /* NULL, or by cell: not 0 where the clues are */
    const uint8_t *from;    /* NULL, or a grid: the solution, or digits that stay as clues */
    bool keeps;             /* whether `from` has digits that stay */
    uint64_t tries;         /* grids to dig in, or changes to clues of a pattern */
    uint64_t guesses;       /* of the solver, for a minimal puzzle; at least 1 */
    uint32_t fewest_holes;  /* of a puzzle of any_holes whose difficulty is asked for */
    struct difficulty_range difficulty;
};

#endif
