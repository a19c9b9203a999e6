/* SPDX-License-Identifier: MIT */
/* The legend of pictures of steps: a line for each kind of colour and line that occurs. */
#ifndef XSUDOKU_STEP_STEPLEGEND_H
#define XSUDOKU_STEP_STEPLEGEND_H

#include "common/human/words.h"

/* The kinds, in the order of their lines. */
enum steplegend_sign {
    STEPLEGEND_SET,      /* a cell that is set */
    STEPLEGEND_GONE,     /* candidates struck out */
    STEPLEGEND_BASE,     /* houses of the base */
    STEPLEGEND_COVER,    /* houses of the cover */
    STEPLEGEND_RULE,     /* cells of a rule */
    STEPLEGEND_PATTERN,  /* candidates of one group */
    STEPLEGEND_GROUPS,   /* candidates of several groups */
    STEPLEGEND_SUPPOSED, /* digits set by a supposition */
    STEPLEGEND_FLAW,     /* the contradiction of a supposition */
    STEPLEGEND_NODES,    /* chains */
    STEPLEGEND_STRONG,
    STEPLEGEND_WEAK,
    STEPLEGEND_ENDS,
    STEPLEGEND_SIGNS
};

/* The number of lines of a set of kinds, with bit `sign` for each. */
unsigned steplegend_lines(unsigned signs);

/* Writes the lines, `line` units apart, with the upper left corner of the first at x, y. */
void steplegend_write(struct output *out, unsigned signs, double x, double y, unsigned line,
                      enum words_language language);

#endif
