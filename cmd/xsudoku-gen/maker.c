/* SPDX-License-Identifier: MIT */
#include "maker.h"

#include <assert.h>

#include "tiling.h"

/* Initializes everything that depends on the houses. */
static void build(struct maker *maker) {
    const struct wish *wish = &maker->wish;
    struct memory *memory = maker->memory;
    variant_init(&maker->variant, &wish->shape, memory);
    sudoku_init(&maker->solver, &maker->variant, memory);
    dig_init(&maker->dig, &maker->variant, &maker->orbits, &maker->solver, &maker->random, memory);
    maker->dig.sparse = wish->clues != 0;
    maker->dig.bare = wish->clues && !wish->any_holes && wish->holes == maker->variant.cells;
    maker->dig.kept = wish->keeps ? wish->from : NULL;
    pattern_init(&maker->pattern, wish->pattern, &maker->solver, &maker->random, memory);
    difficulty_init(&maker->difficulty, &wish->difficulty, &wish->shape, memory);
}

static void release(struct maker *maker) {
    difficulty_free(&maker->difficulty);
    pattern_free(&maker->pattern);
    dig_free(&maker->dig);
    sudoku_free(&maker->solver);
    variant_free(&maker->variant);
}

void maker_init(struct maker *maker, const struct wish *wish, struct memory *memory) {
    *maker = (struct maker){.wish = *wish, .memory = memory};
    maker->base = maker->wish.shape;
    rules_keep(maker->base.rules);
    rules_keep(maker->wish.shape.rules);
    symmetry_list_orbits(&maker->orbits,
                         wish->symmetry == SYMMETRY_RANDOM ? SYMMETRY_NONE : wish->symmetry,
                         &wish->shape.area, memory);
    build(maker);
    variant_init(&maker->blank, &maker->base, memory);
    sudoku_init(&maker->filler, &maker->blank, memory);
    if (wish->jigsaw)
        maker->others = tiling_others(&maker->variant);
    maker->cells = memory_zeroed(memory, maker->variant.cells, 1);
    maker->solution = memory_zeroed(memory, maker->variant.cells, 1);
}

void maker_set_symmetry(struct maker *maker, enum symmetry symmetry) {
    symmetry_free_orbits(&maker->orbits, maker->memory);
    symmetry_list_orbits(&maker->orbits, symmetry, &maker->wish.shape.area, maker->memory);
    release(maker);
    build(maker);
}

void maker_free(struct maker *maker) {
    memory_release(maker->memory, maker->cells);
    memory_release(maker->memory, maker->solution);
    release(maker);
    sudoku_free(&maker->filler);
    variant_free(&maker->blank);
    symmetry_free_orbits(&maker->orbits, maker->memory);
    rules_drop(maker->wish.shape.rules);
    rules_drop(maker->base.rules);
    rules_drop(maker->others);
}

void maker_reshape(struct maker *maker, struct variant_shape shape) {
    release(maker);
    rules_drop(maker->wish.shape.rules);
    maker->wish.shape = shape;
    build(maker);
    maker->end = maker->solver.guesses + maker->wish.guesses;
}

void maker_change_rules(struct maker *maker, struct rules_text *rules) {
    struct variant_shape *shape = &maker->wish.shape;
    variant_free(&maker->variant);
    difficulty_free(&maker->difficulty);
    rules_drop(shape->rules);
    shape->rules = rules;
    variant_init(&maker->variant, shape, maker->memory);
    sudoku_take_rules(&maker->solver, maker->variant.rules);
    difficulty_init(&maker->difficulty, &maker->wish.difficulty, shape, maker->memory);
}

enum difficulty_answer maker_compare(struct maker *maker) {
    enum difficulty_answer answer = difficulty_compare(&maker->difficulty, maker->cells);
    if (answer == DIFFICULTY_EASIER)
        met_easier(&maker->met, &maker->difficulty.rating);
    maker->met.harder |= answer == DIFFICULTY_HARDER;
    return answer;
}

uint32_t maker_distance(struct maker *maker, uint32_t most) {
    struct difficulty *difficulty = &maker->difficulty;
    const struct technique *wanted = difficulty->range.hardest;
    uint32_t distance = difficulty_distance(difficulty, maker->cells, most);
    bool easy = wanted ? difficulty->rating.hardest->cost < wanted->cost
                       : difficulty->rating.score < difficulty->range.low;
    if (distance && easy)
        met_easier(&maker->met, &difficulty->rating);
    maker->met.harder |= distance && !easy;
    return distance;
}

bool maker_gives_up(struct maker *maker) {
    maker->given_up = maker->wish.minimal && maker->solver.guesses >= maker->end;
    return maker->given_up;
}

#ifndef NDEBUG
/* Whether each house has each digit once in the solution. */
static bool is_grid(const struct maker *maker) {
    const struct variant *variant = &maker->variant;
    for (uint32_t h = 0; h < variant->count; h++) {
        Digits missing = maker->solver.all;
        for (unsigned i = 0; i < variant->side; i++)
            missing &= ~sudoku_bit(maker->solution[variant_members(variant, h)[i]]);
        if (missing)
            return false;
    }
    return true;
}

bool maker_is_sound(struct maker *maker) {
    uint64_t guesses = maker->solver.guesses;
    for (uint32_t c = 0; c < maker->variant.cells; c++)
        if (maker->cells[c] && maker->cells[c] != maker->solution[c])
            return false;
    bool solved = sudoku_count(&maker->solver, maker->solution, 1, NULL);
    assert(maker->solver.guesses == guesses); /* nothing to guess in a full grid */
    return solved && is_grid(maker);
}
#endif

bool maker_is_minimal(struct maker *maker) {
    uint8_t *cells = maker->cells;
    bool minimal = true;
    for (uint32_t c = 0; minimal && c < maker->variant.cells; c++) {
        if (!cells[c] || (maker->dig.kept && maker->dig.kept[c]))
            continue;
        cells[c] = 0;
        minimal = !maker_gives_up(maker) && sudoku_other(&maker->solver, cells, maker->solution, c,
                                                         maker->end - maker->solver.guesses);
        cells[c] = maker->solution[c];
    }
    return minimal && !maker_gives_up(maker);
}
