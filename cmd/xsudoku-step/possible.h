/* SPDX-License-Identifier: MIT */
/* All steps that are possible in a position. */
#ifndef XSUDOKU_STEP_POSSIBLE_H
#define XSUDOKU_STEP_POSSIBLE_H

#include "common/human/human.h"

/* Writes each on a line of its own, in the order of the techniques.  Returns whether there are
 * any. */
bool possible_write(struct output *out, struct human *h, enum words_language language);

#endif
