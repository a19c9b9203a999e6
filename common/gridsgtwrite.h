/* SPDX-License-Identifier: MIT */
/* Puzzles under the names that Solo has for them (gridsgt.h): the program takes these and no other
 * text. */
#ifndef COMMON_GRIDSGTWRITE_H
#define COMMON_GRIDSGTWRITE_H

#include "common/output.h"
#include "common/variant.h"

/* Writes the name of a puzzle, without its newline.  Returns false, with the text of diag filled
 * and nothing written, where Solo has no such puzzle: it has boxes, diagonals, irregular regions,
 * and cages that share out all cells. */
bool gridsgtwrite(struct output *out, const struct variant *variant, const uint8_t *cells,
                  struct diag *diag);

#endif
