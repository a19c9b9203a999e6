/* SPDX-License-Identifier: MIT */
/* What the colours and lines in pictures of steps mean, for whoever has not seen such before: a
 * line for each kind that occurs. */
#ifndef XSUDOKU_STEP_STEPLEGEND_H
#define XSUDOKU_STEP_STEPLEGEND_H

#include "common/human/words.h"

/* The kinds, in the order of their lines. */
enum steplegend_sign {
    STEPLEGEND_SET,      /* a cell that is set */
    STEPLEGEND_GONE,     /* candidates struck out */
    STEPLEGEND_BASE,     /* houses that the pattern begins with */
    STEPLEGEND_COVER,    /* and those that it has an effect on */
    STEPLEGEND_RULE,     /* cells of a rule */
    STEPLEGEND_PATTERN,  /* candidates of one group */
    STEPLEGEND_GROUPS,   /* or of several */
    STEPLEGEND_SUPPOSED, /* what a supposition sets */
    STEPLEGEND_FLAW,     /* and where it ends */
    STEPLEGEND_NODES,    /* chains */
    STEPLEGEND_STRONG,
    STEPLEGEND_WEAK,
    STEPLEGEND_ENDS,
    STEPLEGEND_SIGNS
};

/* How many lines a set of kinds has: bit number `sign` for each. */
unsigned steplegend_lines(unsigned signs);

/* Writes them, `line` units apart, with the upper left corner of the first at x, y. */
void steplegend_write(struct output *out, unsigned signs, double x, double y, unsigned line,
                      enum words_language language);

#endif
