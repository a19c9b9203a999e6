/* SPDX-License-Identifier: MIT */
/* What the tries for a puzzle have come to, so that a failure can say what to change. */
#ifndef XSUDOKU_GEN_MET_H
#define XSUDOKU_GEN_MET_H

#include "difficulty.h"

struct met {
    uint64_t grids;       /* that were filled, or boards that were */
    uint32_t least, most; /* holes of those that were dug: least > most where there was none */
    bool easier, harder;  /* some were so than asked for; of the easier ones: */
    uint32_t score;       /* the highest, */
    const struct technique *hardest; /* and the hardest technique, NULL where none was met */
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
