/* SPDX-License-Identifier: MIT */
/* Irregular regions: a grid of side n is cut at random into n pieces of n cells each.  Grids that
 * share cells have the regions of these cells in common. */
#ifndef XSUDOKU_GEN_TILING_H
#define XSUDOKU_GEN_TILING_H

#include "common/base/random.h"
#include "common/houses/variant.h"

/* Draws a tiling for grids of a side of at most RULES_SIDE_MAX that tiling_fits allows.  Returns a
 * text with one user: rules that place the grids and define the regions, then the other rules, some
 * of which are about the regions above them.
 *
 * The tiling begins as rows and columns of equal pieces.  Pieces exchange cells on their borders as
 * long as each of them stays connected, and only cells in the same grids.  Every tiling of one grid
 * can be drawn. */
struct rules_text *tiling_draw(const struct area *area, const struct rules_text *others,
                               struct random *random, struct memory *memory);

/* The rules of a variant beyond rows, columns and boxes, as a text with one user: to be added to
 * rows and columns, and to tilings. */
struct rules_text *tiling_others(const struct variant *variant);

/* The most bytes of the rules that place grids and regions. */
size_t tiling_size(const struct area *area);

/* Whether the grids can be cut in this way and these rules leave room for those of a tiling; else
 * diag's text says why not. */
bool tiling_fits(const struct variant *variant, const struct rules_text *others, struct diag *diag);

#endif
