/* SPDX-License-Identifier: MIT */
/* All possible steps in a position. */
#ifndef XSUDOKU_STEP_POSSIBLE_H
#define XSUDOKU_STEP_POSSIBLE_H

#include "common/human/human.h"

/* Writes each step on its own line, in the order of the techniques.  Returns whether there are
 * any. */
bool possible_write(struct output *out, struct human *h, enum words_language language);

#endif
