/* From a model back to a grid. */
#ifndef RES2SUDOKU_DECODE_H
#define RES2SUDOKU_DECODE_H

#include "common/coding.h"
#include "common/res.h"

/* Reads the model's grid into cells, side * side of them.  Returns false, with diag filled, when a
 * cell has no digit or two. */
bool decode_model(const struct res *r, enum coding coding, unsigned side, uint8_t *cells,
                  struct diag *diag);

#endif
