/* SPDX-License-Identifier: MIT */
#include "dug.h"

#include <assert.h>
#include <string.h>

#include "common/solving/sudokufill.h"
#include "shuffle.h"

/* Gives clues back to a puzzle that was dug until it is as difficult as wished.  A puzzle with
 * fewer clues is hardly ever easier, so the number of clues is found by bisection, beginning with
 * the fewest holes.  If even all holes leave the puzzle too easy, more are dug the next time.
 * Returns whether the difficulty was met. */
static bool ease(struct maker *maker) {
    uint32_t low = 0, high = maker->dig.count;
    while (low <= high) {
        uint32_t keep = low + (high - low) / 2;
        assert(high <= maker->dig.count);
        enum difficulty_answer answer = DIFFICULTY_EASIER;
        if (dig_keep(&maker->dig, keep) >= maker->wish.fewest_holes)
            answer = maker_compare(maker);
        if (answer == DIFFICULTY_FITS)
            return true;
        if (answer == DIFFICULTY_EASIER)
            low = keep + 1;
        else if (keep)
            high = keep - 1;
        else
            return false;
    }
    if (low > maker->dig.count)
        maker->depth += maker->wish.fewest_holes / 8 + 1;
    return false;
}

/* The most holes to dig.  If a difficulty is required, this begins low, since in large grids the
 * last holes take long. */
static uint32_t most_holes(const struct maker *maker) {
    const struct wish *wish = &maker->wish;
    if (wish->minimal || (wish->clues && wish->any_holes && !wish->difficulty.given))
        return maker->variant.cells;
    return wish->any_holes ? maker->depth : wish->holes;
}

/* Whether the puzzle has the number of holes wanted. */
static bool has_holes(const struct maker *maker, uint32_t made) {
    return maker->wish.any_holes || made == maker->wish.holes;
}

bool dug_dig(struct maker *maker) {
    const struct wish *wish = &maker->wish;
    memcpy(maker->cells, maker->solution, maker->variant.cells);
    uint32_t made =
        dig_holes(&maker->dig, maker->cells, most_holes(maker), wish->minimal ? maker->end : 0);
    assert(made <= maker->variant.cells);
    met_holes(&maker->met, made);
    if (maker_gives_up(maker) || !has_holes(maker, made))
        return false;
    if (!wish->minimal && wish->any_holes && wish->difficulty.given)
        return ease(maker);
    /* If orbits are single cells, each clue has been tried. */
    if (wish->minimal && wish->symmetry != SYMMETRY_NONE && !maker_is_minimal(maker))
        return false;
    return maker_compare(maker) == DIFFICULTY_FITS;
}

bool dug_fill(struct maker *maker, uint64_t guesses) {
    struct sudoku *solver = maker->wish.jigsaw ? &maker->solver : &maker->filler;
    if (!maker->wish.from)
        return sudoku_fill(solver, &maker->random, maker->solution, guesses);
    memcpy(maker->solution, maker->wish.from, maker->variant.cells);
    return sudoku_complete(solver, &maker->random, maker->solution, guesses);
}

bool dug_make(struct maker *maker) {
    for (uint64_t tries = 0; tries < maker->wish.tries; tries++) {
        if (!dug_fill(maker, SUDOKU_NO_LIMIT))
            return false;
        maker->met.grids++;
        if (!maker->wish.from)
            shuffle_grid(&maker->wish.shape, &maker->random, maker->solution, maker->cells);
        if (dug_dig(maker) || maker->given_up)
            return !maker->given_up;
    }
    return false;
}
