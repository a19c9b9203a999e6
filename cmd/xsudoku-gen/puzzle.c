/* SPDX-License-Identifier: MIT */
#include "puzzle.h"

#include <assert.h>

#include "boards.h"
#include "common/solving/sudokufill.h"
#include "drawn.h"
#include "dug.h"

static bool make_pattern(struct maker *maker) {
    uint64_t tries = maker->wish.tries;
    while (!maker->given_up && pattern_find(&maker->pattern, &tries, maker->cells, maker->solution))
        if ((!maker->wish.minimal || maker_is_minimal(maker)) &&
            maker_compare(maker) == DIFFICULTY_FITS)
            return true;
    maker->met.grids =
        sudoku_fill(&maker->solver, &maker->random, maker->solution, SUDOKU_NO_LIMIT);
    return false;
}

bool puzzle_can_have(const struct wish *wish, enum symmetry symmetry, struct memory *memory) {
    struct orbits orbits;
    if (!symmetry_fits(symmetry, &wish->shape.area))
        return false;
    if (wish->any_holes)
        return true;
    symmetry_list_orbits(&orbits, symmetry, &wish->shape.area, memory);
    bool possible = symmetry_can_sum(&orbits, wish->holes, memory);
    symmetry_free_orbits(&orbits, memory);
    return possible;
}

/* Draws a symmetry that the holes can have; for minimal puzzles none of the rarest. */
static void draw_symmetry(struct maker *maker) {
    const struct wish *wish = &maker->wish;
    unsigned kinds = wish->minimal ? SYMMETRY_DIHEDRAL : SYMMETRY_RANDOM;
    enum symmetry symmetry;
    do
        symmetry = (enum symmetry)(1 + random_below(&maker->random, kinds - 1));
    while (!puzzle_can_have(wish, symmetry, maker->memory));
    maker_set_symmetry(maker, symmetry);
}

/* Makes a puzzle in the way that the wish needs. */
static bool make(struct maker *maker) {
    if (maker->wish.pattern)
        return make_pattern(maker);
    if (area_is_board(&maker->base.area))
        return boards_make(maker);
    return maker->wish.jigsaw || maker->wish.clues ? drawn_make(maker) : dug_make(maker);
}

bool puzzle_make(struct maker *maker, uint64_t seed) {
    maker->random.state = seed;
    if (maker->wish.symmetry == SYMMETRY_RANDOM)
        draw_symmetry(maker);
    met_begin(&maker->met);
    maker->depth = maker->wish.fewest_holes + maker->wish.fewest_holes / 4;
    maker->given_up = false;
    maker->end = maker->solver.guesses + maker->wish.guesses;
    bool made = make(maker);
    assert(!made || maker_is_sound(maker));
    return made;
}
