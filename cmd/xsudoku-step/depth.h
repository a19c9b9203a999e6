/* SPDX-License-Identifier: MIT */
/* How many guesses have to be nested to reach a solution, if singles are all one sees: the least
 * depth at which a search that is cut off there meets one, by iterative deepening (Korf, 1985).
 * Each choice at a cell counts as a guess, the last one as well. */
#ifndef XSUDOKU_STEP_DEPTH_H
#define XSUDOKU_STEP_DEPTH_H

#include "common/human/human.h"

enum depth_answer {
    DEPTH_FOUND,
    DEPTH_NONE,   /* the puzzle has no solution */
    DEPTH_BEYOND, /* none up to the depth allowed */
};

/* Sets *depth to the least depth up to most at which the clues, which must break no rule, have a
 * solution; after DEPTH_NONE to that at which nothing was cut off any more. */
enum depth_answer depth_find(struct human *h, const uint8_t *clues, uint32_t most, uint32_t *depth);

#endif
