/* SPDX-License-Identifier: MIT */
/* The puzzles that were solved, read in step with the results: one for each. */
#ifndef RES2SUDOKU_PUZZLES_H
#define RES2SUDOKU_PUZZLES_H

#include "common/houses.h"
#include "common/res.h"

struct puzzles {
    bool given; /* without puzzles every check below succeeds */
    struct grid_reader reader;
};

/* Opens path, or, when it is NULL, notes that no puzzles are given.  houses tells the houses of
 * puzzles without a header.  Returns false with diag filled on failure. */
bool puzzles_open(struct puzzles *puzzles, const char *path, const struct houses *houses,
                  struct memory *memory, struct diag *diag);
void puzzles_close(struct puzzles *puzzles);

/* Goes to the puzzle of the result at hand.  Returns false, with diag filled, when there is none
 * or it is malformed. */
bool puzzles_next(struct puzzles *puzzles, const struct res *r, struct diag *diag);

/* The puzzle of the result at hand, or NULL when no puzzles are given. */
static inline const struct grid *puzzles_grid(const struct puzzles *puzzles) {
    return puzzles->given ? &puzzles->reader.grid : NULL;
}

/* Whether the solution in cells, of the puzzle's shape, keeps every clue; else diag names the first
 * cell that does not. */
bool puzzles_agree(const struct puzzles *puzzles, const struct res *r, const uint8_t *cells,
                   struct diag *diag);

/* Whether, after the last result, the puzzles are over as well; else diag is filled. */
bool puzzles_over(struct puzzles *puzzles, struct diag *diag);

#endif
