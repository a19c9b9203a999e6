/* SPDX-License-Identifier: MIT */
/* The hints of the page: steps to a puzzle's solution that a person would make, up to the first
 * guess. */
#ifndef SUDOKU2HTML_HINTS_H
#define SUDOKU2HTML_HINTS_H

#include "common/houses/variant.h"
#include "common/streams/output.h"

/* Writes the steps as JSON, a list of objects: where and text, each in English and Chinese, what,
 * cells of the pattern, and either cell and digit or out, lists of a cell and the digits that it
 * loses.  The list is empty if the side is too large for steps, or if clues clash. */
void hints_write(struct output *out, const struct variant *variant, const uint8_t *clues);

#endif
