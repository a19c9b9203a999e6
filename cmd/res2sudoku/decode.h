/* SPDX-License-Identifier: MIT */
/* Decoding a model to a grid. */
#ifndef RES2SUDOKU_DECODE_H
#define RES2SUDOKU_DECODE_H

#include "common/formulas/res.h"
#include "common/houses/coding.h"

/* Reads the model's grid into cells, one for each cell of the area.  Returns false, with diag
 * filled, if a cell has no digit or several. */
bool decode_model(const struct res *r, enum coding coding, const struct area *area, uint8_t *cells,
                  struct diag *diag);

/* The side of the model's grid in natural coding, with or without variables behind those of the
 * cells: the side for which each cell has exactly one digit, or else the side that the number of
 * variables suggests. */
unsigned decode_side(const struct res *r, uint8_t *cells);

/* Whether a model in natural coding is of several grids rather than of one of this side: behind the
 * cells of one grid there are at least three more rows of cells with one digit each, and nothing
 * else, and the first cells are no grid by themselves (if they were, the rest would be variables of
 * its rules). */
bool decode_is_several(const struct res *r, unsigned side);

#endif
