/* SPDX-License-Identifier: MIT */
/* The output of xsudoku-step for a puzzle solved step by step. */
#ifndef XSUDOKU_STEP_TRACE_H
#define XSUDOKU_STEP_TRACE_H

#include "common/grids/grid.h"
#include "common/human/human.h"

/* What to print. */
struct trace {
    uint64_t steps;     /* after which it stops and shows the board */
    uint64_t solutions; /* after which it ends */
    enum words_language language;
    bool quiet;    /* no steps, only the result */
    bool marks;    /* all candidates after each step */
    bool one_line; /* grids on one line */
    struct output *out;
};

/* Solves the puzzle with which h has been started.  Returns whether it has found at least one
 * solution or made as many steps as asked for. */
bool trace_puzzle(const struct trace *trace, struct human *h, const struct grid *puzzle);

#endif
