/* SPDX-License-Identifier: MIT */
/* Puzzles in the notation of Solo (gridsgt.h), without labels. */
#ifndef COMMON_GRIDSGTWRITE_H
#define COMMON_GRIDSGTWRITE_H

#include "common/output.h"
#include "common/variant.h"

/* Writes the name of a puzzle, without a newline.  Returns false, with the text of diag filled and
 * nothing written, if Solo has no such puzzle: it has boxes, diagonals, irregular regions, and
 * cages that cover all cells. */
bool gridsgtwrite(struct output *out, const struct variant *variant, const uint8_t *cells,
                  struct diag *diag);

#endif
