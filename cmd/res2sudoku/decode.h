/* SPDX-License-Identifier: MIT */
/* From a model back to a grid. */
#ifndef RES2SUDOKU_DECODE_H
#define RES2SUDOKU_DECODE_H

#include "common/coding.h"
#include "common/res.h"

/* Reads the model's grid into cells, one for each cell of the area.  Returns false, with diag
 * filled, when a cell has no digit or two. */
bool decode_model(const struct res *r, enum coding coding, const struct area *area, uint8_t *cells,
                  struct diag *diag);

/* The side of the model's grid in natural coding, with or without variables behind those of the
 * cells: the side for which each cell has exactly one digit.  Where there is none, the side that
 * the number of variables suggests. */
unsigned decode_side(const struct res *r, uint8_t *cells);

/* Whether a model in natural coding is rather that of several grids than of one of this side: there
 * are more cells of a digit each behind those of one, three rows at least, and nothing else, and
 * the first ones are no grid by themselves: then what is behind them are variables of its rules. */
bool decode_is_several(const struct res *r, unsigned side);

#endif
