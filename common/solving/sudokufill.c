/* SPDX-License-Identifier: MIT */
#include "common/solving/sudokufill.h"

#include <string.h>

#include "common/solving/sudokustate.h"

/* Fills the first house, a row, in random order, which also permutes the digits. */
static void shuffle_row(const struct sudoku *s, struct random *random, uint8_t *grid) {
    memset(grid, 0, s->cells);
    for (unsigned i = 0; i < s->side; i++) {
        unsigned j = random_below(random, i + 1);
        grid[s->members[i]] = grid[s->members[j]];
        grid[s->members[j]] = (uint8_t)(i + 1);
    }
}

bool sudoku_fill(struct sudoku *s, struct random *random, uint8_t *grid, uint64_t guesses) {
    if (s->houses && rules_are_symmetric(s->rules))
        shuffle_row(s, random, grid);
    else
        memset(grid, 0, s->cells);
    return sudoku_complete(s, random, grid, guesses);
}
