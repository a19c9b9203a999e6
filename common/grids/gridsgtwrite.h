/* SPDX-License-Identifier: MIT */
/* Puzzles in the notation of Solo (gridsgt.h), without labels. */
#ifndef COMMON_GRIDS_GRIDSGTWRITE_H
#define COMMON_GRIDS_GRIDSGTWRITE_H

#include "common/houses/variant.h"
#include "common/streams/output.h"

/* Writes the name of a puzzle, without a newline.  Returns false, with the text of diag filled and
 * nothing written, if Solo has no such puzzle: it has boxes, diagonals, irregular regions, and
 * cages that cover all cells. */
bool gridsgtwrite(struct output *out, const struct variant *variant, const uint8_t *cells,
                  struct diag *diag);

#endif
