/* SPDX-License-Identifier: MIT */
/* What is found out about a puzzle, in words. */
#ifndef SUDOKUCHECK_REPORT_H
#define SUDOKUCHECK_REPORT_H

#include "checked.h"
#include "common/streams/output.h"

/* Writes a line about a puzzle, the number-th of the stream: how many clues it has, whether one
 * solution, and what of clues and rules can go, each alone, or which of them contradict each other.
 * Two solutions, where there are several, come on lines of their own. */
void report_write(struct output *out, struct checked *checked, const struct grid *grid,
                  uint64_t number);

#endif
