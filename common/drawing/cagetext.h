/* SPDX-License-Identifier: MIT */
/* A board as lines of text with lines around the cages of its rules, and sums on these lines.
 * Between any two rows is a line of characters, and between any two columns a column (edges.h). */
#ifndef COMMON_DRAWING_CAGETEXT_H
#define COMMON_DRAWING_CAGETEXT_H

#include "common/drawing/drawinglook.h"

/* Whether a board has cages and no sums of runs. */
bool cagetext_fits(const struct drawing *drawing);

/* Writes a board that fits; `cell` writes the content of a cell in a given number of columns. */
void cagetext_write(struct output *out, const struct drawing *drawing, bool utf8, unsigned columns,
                    void (*cell)(struct output *out, const void *what, uint32_t cell),
                    const void *what);

#endif
