/* SPDX-License-Identifier: MIT */
/* What the rules of a shape draw over a board: cages, lines, signs, and clues outside, by
 * drawing.h. Each shape has its drawings once in a page, in two layers: under digits, and over
 * all. */
#ifndef SUDOKU2HTML_FIGURE_H
#define SUDOKU2HTML_FIGURE_H

#include "common/output.h"
#include "common/variant.h"

/* Writes the drawings of shape number `shape`, which do not show where they stand. */
void figure_write_shape(struct output *out, const struct variant *variant, uint32_t shape);

/* Writes the rules in words, a line for each kind that is drawn or said, but for what the variant's
 * name says, as a list of JSON: each in all languages, {"en", "zh"}. */
void figure_write_legend(struct output *out, const struct variant *variant);

/* Writes what stands before and after the board of a puzzle of this shape: a frame with room for
 * what is outside the grid, and the drawings in it.  Nothing where there is nothing to draw. */
void figure_begin(struct output *out, const struct variant *variant);
void figure_end(struct output *out, const struct variant *variant, uint32_t shape);

#endif
