/* SPDX-License-Identifier: MIT */
/* What xsudoku-step prints of a puzzle that is solved step by step. */
#ifndef XSUDOKU_STEP_TRACE_H
#define XSUDOKU_STEP_TRACE_H

#include "common/grid.h"
#include "common/human/human.h"

/* What is asked for. */
struct trace {
    uint64_t steps;     /* after which it stops and shows the board */
    uint64_t solutions; /* after which it ends */
    enum words_language language;
    bool quiet;    /* no steps, only what comes of them */
    bool marks;    /* all candidates after each step */
    bool one_line; /* grids on one line */
    struct output *out;
};

/* Solves the puzzle with which h has been started.  Returns whether something was found: a solution
 * at least, or as many steps as were asked for. */
bool trace_puzzle(const struct trace *trace, struct human *h, const struct grid *puzzle);

#endif
