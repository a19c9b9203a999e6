/* SPDX-License-Identifier: MIT */
/* The puzzles solved, one for each result, read together with the results. */
#ifndef RES2SUDOKU_PUZZLES_H
#define RES2SUDOKU_PUZZLES_H

#include "common/formulas/res.h"
#include "common/grids/houses.h"

struct puzzles {
    bool given; /* without puzzles every check succeeds */
    struct grid_reader reader;
};

/* Opens path, or, if it is NULL, records that there are no puzzles. houses are the houses of
 * puzzles without a header.  Returns false with diag filled on failure. */
bool puzzles_open(struct puzzles *puzzles, const char *path, const struct houses *houses,
                  struct memory *memory, struct diag *diag);
void puzzles_close(struct puzzles *puzzles);

/* Goes to the puzzle of the current result.  Returns false, with diag filled, if there is none or
 * it is malformed. */
bool puzzles_next(struct puzzles *puzzles, const struct res *r, struct diag *diag);

/* The puzzle of the current result, or NULL without puzzles. */
static inline const struct grid *puzzles_grid(const struct puzzles *puzzles) {
    return puzzles->given ? &puzzles->reader.grid : NULL;
}

/* Whether the solution in cells, of the puzzle's shape, has every clue; if not, diag names the
 * first cell that differs. */
bool puzzles_agree(const struct puzzles *puzzles, const struct res *r, const uint8_t *cells,
                   struct diag *diag);

/* Whether, after the last result, there are no more puzzles; if there are, fills diag. */
bool puzzles_over(struct puzzles *puzzles, struct diag *diag);

#endif
