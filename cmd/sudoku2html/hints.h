/* SPDX-License-Identifier: MIT */
/* Steps to a puzzle's solution that the page tells of as hints: those that a person would make, as
 * far as no guess is needed. */
#ifndef SUDOKU2HTML_HINTS_H
#define SUDOKU2HTML_HINTS_H

#include "common/output.h"
#include "common/variant.h"

/* Writes them as JSON, a list of objects: where and text, each in English and Chinese, what, cells
 * of the pattern, and either cell and digit or out, lists of a cell and the digits that it loses.
 * The list is empty where the side is above what steps are made for, or clues clash. */
void hints_write(struct output *out, const struct variant *variant, const uint8_t *clues);

#endif
