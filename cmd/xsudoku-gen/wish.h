/* SPDX-License-Identifier: MIT */
/* The puzzle that is asked for. */
#ifndef XSUDOKU_GEN_WISH_H
#define XSUDOKU_GEN_WISH_H

#include "difficulty.h"
#include "symmetry.h"

struct wish {
    struct variant_shape shape;
    bool jigsaw;            /* in place of boxes regions, drawn for each puzzle */
    unsigned clues;         /* kinds of clues (clues.h), a bit each, drawn for each puzzle */
    uint32_t holes;         /* blank cells; or, with any_holes set, the most there can be */
    bool any_holes;         /* as many holes as come */
    bool minimal;           /* no clue can be dropped */
    enum symmetry symmetry; /* of the holes */
    const uint8_t *pattern; /* NULL, or by cell: not 0 where the clues are */
    const uint8_t *from;    /* NULL, or a grid: the solution, or some digits that stay as clues */
    bool keeps;             /* the second of these */
    uint64_t tries;         /* grids to dig in, or changes to clues of a pattern */
    uint64_t guesses;       /* of the solver, for a minimal puzzle; at least 1 */
    uint32_t fewest_holes;  /* of a puzzle of any_holes whose difficulty is asked for */
    struct difficulty_range difficulty;
};

#endif
