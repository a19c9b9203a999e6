/* Cages of a killer Sudoku: parts of a grid whose digits differ and add up to what is said. */
#ifndef XSUDOKU_GEN_CAGES_H
#define XSUDOKU_GEN_CAGES_H

#include "common/random.h"
#include "common/variant.h"

/* Draws cages for a solution of a side up to RULES_SIDE_MAX: connected, of two to five cells, few
 * of these large.  A cell is left out where all its neighbours' cages are full or have its digit.
 * Returns a text with one user: other rules, then the cages. */
struct rules_text *cages_draw(unsigned side, const uint8_t *solution,
                              const struct rules_text *others, struct random *random,
                              struct memory *memory);

/* Whether the rules of a shape, and of regions, leave room for cages; else diag's text says why
 * not. */
bool cages_fit(const struct variant_shape *shape, bool regions, struct diag *diag);

#endif
