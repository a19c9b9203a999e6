/* SPDX-License-Identifier: MIT */
/* Irregular regions: a grid of side n in n pieces of n cells each, drawn at random.  Where several
 * grids share cells they have the regions in common that these are in. */
#ifndef XSUDOKU_GEN_TILING_H
#define XSUDOKU_GEN_TILING_H

#include "common/random.h"
#include "common/variant.h"

/* Draws a tiling for grids of a side of at most RULES_SIDE_MAX that tiling_fits allows.  Returns a
 * text with one user: the rules that say where the grids are and what the tiling is, and other
 * rules, of which some are about the regions above them.  Every tiling of one grid can be drawn; it
 * begins as rows and columns of equal pieces, which exchange cells on their borders as long as all
 * stay in one piece, and cells in the same grids. */
struct rules_text *tiling_draw(const struct area *area, const struct rules_text *others,
                               struct random *random, struct memory *memory);

/* What a variant with rules of its own asks for beyond rows, columns and boxes, as a text with one
 * user: on top of rows and columns, and tilings. */
struct rules_text *tiling_others(const struct variant *variant);

/* The most bytes of the rules that place grids and regions. */
size_t tiling_size(const struct area *area);

/* Whether grids can be cut in this way, and these rules leave room for those of a tiling; else
 * diag's text says why not. */
bool tiling_fits(const struct variant *variant, const struct rules_text *others, struct diag *diag);

#endif
