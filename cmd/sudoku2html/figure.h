/* SPDX-License-Identifier: MIT */
/* The drawings of the rules of a shape over a board: cages, lines, signs, and clues outside, by
 * drawing.h. A page contains the drawings of each shape once, in two layers: one below the digits
 * and one above everything. */
#ifndef SUDOKU2HTML_FIGURE_H
#define SUDOKU2HTML_FIGURE_H

#include "common/houses/variant.h"
#include "common/streams/output.h"

/* Writes the drawings of shape number `shape`, which do not show where they stand. */
void figure_write_shape(struct output *out, const struct variant *variant, uint32_t shape);

/* Writes the rules in words as a list of JSON: a line {"en", "zh"} for each kind of rule, except
 * kinds that the variant's name implies. */
void figure_write_legend(struct output *out, const struct variant *variant);

/* Write the text before and after the board of a puzzle of this shape: a frame with room for the
 * clues outside the grid, and the drawings in it.  Write nothing if there is nothing to draw. */
void figure_begin(struct output *out, const struct variant *variant);
void figure_end(struct output *out, const struct variant *variant, uint32_t shape);

#endif
