/* SPDX-License-Identifier: MIT */
/* What the command line asks for: whether its options go together, and which techniques it
 * leaves. */
#ifndef XSUDOKU_STEP_ASKED_H
#define XSUDOKU_STEP_ASKED_H

#include "common/grids/houses.h"
#include "common/human/technique.h"

/* The values of the options, as they were given. */
struct asked {
    struct houses houses;
    int64_t solutions, steps, depth;
    int language;
    const char *only, *without, *most;
    bool one_line, marks, quiet, limited, several, deepening, rating, singles;
    bool possible, statistics, techniques, svg, er, sukaku;
};

/* Ends the program with EXIT_USAGE and a message where options exclude each other. */
void asked_check(const struct asked *asked);

/* The techniques that may be used.  Ends the program likewise for a name that is no technique. */
struct repertoire asked_techniques(const struct asked *asked);

#endif
