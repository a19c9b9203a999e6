/* SPDX-License-Identifier: MIT */
/* Puzzles as f-puzzles has them: see fpuzzles.h. */
#ifndef COMMON_GRIDS_FPUZZLESWRITE_H
#define COMMON_GRIDS_FPUZZLESWRITE_H

#include "common/houses/variant.h"

/* Appends the JSON of a puzzle: its digits by cell, and its label, of `length` bytes, as the title.
 * Returns false, with the text of *diag filled, for one that f-puzzles does not have. */
bool fpuzzleswrite(struct rules_chars *text, const struct variant *variant, const uint8_t *cells,
                   const char *label, size_t length, struct memory *memory, struct diag *diag);

#endif
