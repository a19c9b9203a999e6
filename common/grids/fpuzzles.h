/* SPDX-License-Identifier: MIT */
/* Puzzles in the JSON of f-puzzles, the web program of setters: grid, givens and constraints, which
 * become rules.  A constraint without a counterpart among our rules is an error and never left out,
 * unless it only draws something. */
#ifndef COMMON_GRIDS_FPUZZLES_H
#define COMMON_GRIDS_FPUZZLES_H

#include "common/grids/fpuzzlesentry.h"

/* Reads a puzzle.  If the text is not one, or has something that our rules cannot express, returns
 * false with *wrong set to a byte of the JSON and the text of *diag filled.  fpuzzles_drop must be
 * called in any case. */
bool fpuzzles_read(struct fpuzzles *puzzle, const struct json *json, size_t *wrong,
                   struct diag *diag);
void fpuzzles_drop(struct fpuzzles *puzzle, const struct json *json);

#endif
