/* SPDX-License-Identifier: MIT */
/* A board as lines of text with lines round the cages of its rules, and their sums on these: a line
 * of characters between any two rows, and a column between any two columns (edges.h). */
#ifndef COMMON_CAGETEXT_H
#define COMMON_CAGETEXT_H

#include "common/drawinglook.h"

/* Whether a board has cages, and no sums of runs beside them. */
bool cagetext_fits(const struct drawing *drawing);

/* Writes it; `cell` writes what a cell shows, which has a number of columns. */
void cagetext_write(struct output *out, const struct drawing *drawing, bool utf8, unsigned columns,
                    void (*cell)(struct output *out, const void *what, uint32_t cell),
                    const void *what);

#endif
