/* SPDX-License-Identifier: MIT */
/* How often each technique was needed. */
#ifndef XSUDOKU_STEP_USAGE_H
#define XSUDOKU_STEP_USAGE_H

#include "common/human/human.h"

/* Of one technique. */
struct usage_count {
    uint64_t steps, puzzles;
    uint64_t last; /* number of the last puzzle with it, counted from 1 */
};

struct usage {
    struct usage_count counts[REPERTOIRE_MAX + 1]; /* by number; guesses are last */
    uint64_t puzzles, unsolved, guessed;           /* guessed: solved with a guess */
    uint64_t steps;
    double start; /* clock_seconds() */
};

/* Begins without puzzles, at the current time. */
void usage_begin(struct usage *usage);

/* Solves the puzzle with which h has been started.  Returns whether it has a solution. */
bool usage_add(struct usage *usage, struct human *h);

/* Writes a table of the techniques used, and a summary line. */
void usage_write(struct output *out, const struct usage *usage);

#endif
