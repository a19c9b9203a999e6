/* SPDX-License-Identifier: MIT */
/* The constraints in the JSON of f-puzzles, each a member of the puzzle, and the rules that they
 * become. */
#ifndef COMMON_GRIDS_FPUZZLESENTRY_H
#define COMMON_GRIDS_FPUZZLESENTRY_H

#include "common/grids/fpuzzlesreader.h"

/* Adds the rules that a member of a puzzle stands for.  Returns false, with the error, also if
 * there is no such constraint. */
bool fpuzzlesentry_read(struct fpuzzlesreader *p, uint32_t member);

#endif
