/* SPDX-License-Identifier: MIT */
/* The number of guesses that must be nested to reach a solution if only singles are used between
 * them: the least depth at which a search cut off at this depth finds one, by iterative deepening
 * (Korf, 1985).  Each choice at a cell counts as a guess, including the last one. */
#ifndef XSUDOKU_STEP_DEPTH_H
#define XSUDOKU_STEP_DEPTH_H

#include "common/human/human.h"

enum depth_answer {
    DEPTH_FOUND,
    DEPTH_NONE,   /* the puzzle has no solution */
    DEPTH_BEYOND, /* none up to the depth allowed */
};

/* Sets *depth to the least depth, up to `most`, at which the clues, which must break no rule, have
 * a solution; with DEPTH_NONE to the depth at which nothing was cut off any more. */
enum depth_answer depth_find(struct human *h, const uint8_t *clues, uint32_t most, uint32_t *depth);

#endif
