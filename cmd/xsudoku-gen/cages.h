/* Cages of a killer Sudoku: parts of a grid whose digits differ and add up to what is said. */
#ifndef XSUDOKU_GEN_CAGES_H
#define XSUDOKU_GEN_CAGES_H

#include "common/random.h"
#include "common/rules.h"

/* Draws cages for a solution of a side up to RULES_SIDE_MAX: connected, of two to five cells, few
 * of these large.  A cell is left out where all its neighbours' cages are full or have its digit.
 * Adds them to a text. */
void cages_draw(const struct area *area, const uint8_t *solution, struct random *random,
                struct rules_text *text);

#endif
