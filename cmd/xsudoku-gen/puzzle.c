#include "puzzle.h"

#include <string.h>

#include "shuffle.h"

void puzzle_init(struct puzzle_maker *maker, const struct puzzle_wish *wish,
                 struct memory *memory) {
    *maker = (struct puzzle_maker){.wish = *wish, .memory = memory};
    variant_init(&maker->variant, &wish->shape, memory);
    sudoku_init(&maker->solver, &maker->variant, memory);
    orbits_init(&maker->orbits, wish->symmetry, wish->shape.side, memory);
    dig_init(&maker->dig, &maker->variant, &maker->orbits, &maker->solver, &maker->random, memory);
    pattern_init(&maker->pattern, wish->pattern, &maker->solver, &maker->random, memory);
    maker->cells = memory_zeroed(memory, maker->variant.cells, 1);
    maker->solution = memory_zeroed(memory, maker->variant.cells, 1);
}

void puzzle_free(struct puzzle_maker *maker) {
    memory_release(maker->memory, maker->cells, maker->variant.cells);
    memory_release(maker->memory, maker->solution, maker->variant.cells);
    pattern_free(&maker->pattern);
    dig_free(&maker->dig);
    orbits_free(&maker->orbits, maker->memory);
    sudoku_free(&maker->solver);
    variant_free(&maker->variant);
}

/* Notes, and returns, whether all guesses are used up: then nothing is known about what was last
 * searched for. */
static bool give_up(struct puzzle_maker *maker) {
    maker->given_up = maker->wish.minimal && maker->solver.guesses >= maker->end;
    return maker->given_up;
}

/* Whether without any of its clues the puzzle would have a second solution. */
static bool is_minimal(struct puzzle_maker *maker) {
    uint8_t *cells = maker->cells;
    bool minimal = true;
    for (uint32_t c = 0; minimal && c < maker->variant.cells; c++) {
        if (!cells[c])
            continue;
        cells[c] = 0;
        minimal = !give_up(maker) && sudoku_other(&maker->solver, cells, maker->solution, c,
                                                  maker->end - maker->solver.guesses);
        cells[c] = maker->solution[c];
    }
    return minimal && !give_up(maker);
}

/* Digs in the grid at hand.  Returns whether the puzzle is as wished. */
static bool dig(struct puzzle_maker *maker) {
    const struct puzzle_wish *wish = &maker->wish;
    memcpy(maker->cells, maker->solution, maker->variant.cells);
    uint32_t made =
        dig_holes(&maker->dig, maker->cells, wish->minimal ? maker->variant.cells : wish->holes,
                  wish->minimal ? maker->end : 0);
    maker->most = made > maker->most ? made : maker->most;
    if (give_up(maker) || (!wish->any_holes && made != wish->holes))
        return false;
    /* Where orbits are single cells, each clue was tried. */
    return !wish->minimal || wish->symmetry == SYMMETRY_NONE || is_minimal(maker);
}

static bool make_dug(struct puzzle_maker *maker) {
    for (uint64_t tries = 0; tries < maker->wish.tries; tries++) {
        if (!sudoku_fill(&maker->solver, &maker->random, maker->solution))
            return false;
        shuffle_grid(&maker->wish.shape, &maker->random, maker->solution, maker->cells);
        if (dig(maker) || maker->given_up)
            return !maker->given_up;
    }
    return false;
}

static bool make_pattern(struct puzzle_maker *maker) {
    uint64_t tries = maker->wish.tries;
    while (pattern_find(&maker->pattern, &tries, maker->cells, maker->solution))
        if (!maker->wish.minimal || is_minimal(maker) || maker->given_up)
            return !maker->given_up;
    return false;
}

bool puzzle_make(struct puzzle_maker *maker, uint64_t seed) {
    maker->random.state = seed;
    maker->most = 0;
    maker->given_up = false;
    maker->end = maker->solver.guesses + maker->wish.guesses;
    return maker->wish.pattern ? make_pattern(maker) : make_dug(maker);
}
