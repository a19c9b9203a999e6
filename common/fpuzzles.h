/* SPDX-License-Identifier: MIT */
/* Puzzles as f-puzzles, the setters' program of the web, has them in JSON: grid, givens and
 * constraints, which become rules.  What has no counterpart among our rules is an error, never left
 * out, but for what is drawn only. */
#ifndef COMMON_FPUZZLES_H
#define COMMON_FPUZZLES_H

#include "common/fpuzzlesentry.h"

/* Reads a puzzle.  Returns false, with *wrong set to a byte of the JSON and the text of *diag
 * filled, where it is none, or has something that we do not have.  fpuzzles_drop in any case. */
bool fpuzzles_read(struct fpuzzles *puzzle, const struct json *json, size_t *wrong,
                   struct diag *diag);
void fpuzzles_drop(struct fpuzzles *puzzle, const struct json *json);

#endif
