/* SPDX-License-Identifier: MIT */
/* The results of the tries for a puzzle, so that the message of a failure can say what to
 * change. */
#ifndef XSUDOKU_GEN_MET_H
#define XSUDOKU_GEN_MET_H

#include "difficulty.h"

struct met {
    uint64_t grids;       /* grids or boards that were filled */
    uint32_t least, most; /* fewest and most holes dug; least > most if none was dug */
    bool easier, harder;  /* whether puzzles were too easy, or too hard; of the easier ones: */
    uint32_t score;       /* the highest score, */
    const struct technique *hardest; /* and the hardest technique, NULL if there were none */
};

static inline void met_begin(struct met *met) {
    *met = (struct met){.least = UINT32_MAX};
}

static inline void met_holes(struct met *met, uint32_t holes) {
    met->least = holes < met->least ? holes : met->least;
    met->most = holes > met->most ? holes : met->most;
}

static inline void met_easier(struct met *met, const struct rating *rating) {
    met->easier = true;
    met->score = rating->score > met->score ? rating->score : met->score;
    if (!met->hardest || rating->hardest->cost > met->hardest->cost)
        met->hardest = rating->hardest;
}

#endif
