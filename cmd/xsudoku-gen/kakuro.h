/* SPDX-License-Identifier: MIT */
/* Sums of Kakuro: digits for the cells of a board that are the only solution of their sums. */
#ifndef XSUDOKU_GEN_KAKURO_H
#define XSUDOKU_GEN_KAKURO_H

#include "common/base/random.h"
#include "common/solving/sudoku.h"

struct kakuro_run {
    uint32_t cells[9];
    unsigned size;
    bool down;
};
STACK(kakuro_runs, struct kakuro_run);

struct kakuro {
    struct area area;
    struct kakuro_runs runs;
    uint32_t of[AREA_CELLS_MAX][2]; /* by cell: its runs */
    uint8_t solution[AREA_CELLS_MAX];
    struct memory *memory;
};

/* Finds the runs of a board for which blocks_fit holds. */
void kakuro_init(struct kakuro *kakuro, const struct area *area, struct memory *memory);
void kakuro_free(struct kakuro *kakuro);

/* Fills the cells at random.  Returns false if it has failed by chance. */
bool kakuro_fill(struct kakuro *kakuro, struct random *random);

/* Rules for the board with the sums of the solution: `before` (NULL: none), blocked places if
 * `blocked`, and runs, as a text with one user. */
struct rules_text *kakuro_rules(const struct kakuro *kakuro, const struct rules_text *before,
                                bool blocked);

/* Changes digits of the solution until its sums have no other solution, by local search.  A change
 * is kept if propagation from the sums, without guesses, leaves no more candidates than before, and
 * now and then if it leaves more.  The bonds of the solver are the runs in their order.  Returns
 * false if it has given up. */
bool kakuro_settle(struct kakuro *kakuro, struct sudoku *solver, struct random *random);

/* Changes one digit so that the sums still have no other solution; the solver's are as they were.
 * Returns false where the one that chance has chosen has no such change, and *change undoes what
 * was done. */
struct kakuro_change {
    uint32_t cell;
    uint8_t digit; /* the digit before */
};
bool kakuro_vary(struct kakuro *kakuro, struct sudoku *solver, struct random *random,
                 struct kakuro_change *change);
void kakuro_undo(struct kakuro *kakuro, struct sudoku *solver, struct kakuro_change change);

#endif
