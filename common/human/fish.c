/* SPDX-License-Identifier: MIT */
#include "common/human/fish.h"

#include <assert.h>

#include "common/human/union.h"
#include "common/human/vain.h"

/* The rows of a grid are `side` houses one after the other, and so are its columns; a place in a
 * row is a column, and the other way round. */
struct hunt {
    const struct board *board;
    struct step *step;
    uint32_t base, cover; /* the first house of either kind */
    unsigned digit;
};

/* Names are base houses, counted from base. */
static bool take(const struct union_choice *choice, void *context) {
    struct hunt *hunt = context;
    struct step *step = hunt->step;
    const struct board *board = hunt->board;
    Set own = 0;
    assert(set_size(choice->united) == choice->size); /* as many lines cross as take the digit */
    step_begin(step);
    step->digits = set_of(hunt->digit);
    for (unsigned i = 0; i < choice->size; i++) {
        uint32_t house = hunt->base + choice->chosen[i];
        own |= (Set)1 << choice->chosen[i];
        step_add_house(step, house);
        for (Set at = board_places(board, house, hunt->digit); at; at &= at - 1)
            step_add_cell(step, layout_cell(board->layout, house, set_first(at)));
    }
    step_begin_cover(step);
    for (Set lines = choice->united; lines; lines &= lines - 1) {
        uint32_t house = hunt->cover + set_first(lines);
        step_add_house(step, house);
        for (Set at = board_places(board, house, hunt->digit) & ~own; at; at &= at - 1)
            step_remove(step, layout_cell(board->layout, house, set_first(at)), step->digits);
    }
    return step_done(step);
}

static bool search_lines(struct hunt *hunt, unsigned size) {
    struct union_choice choice;
    union_begin(&choice, size, take, hunt);
    for (unsigned i = 0; i < hunt->board->layout->side; i++)
        union_add(&choice, board_places(hunt->board, hunt->base + i, hunt->digit), i);
    return union_search(&choice);
}

/* Goes through the lines of one digit. */
static bool search_digit(struct hunt *hunt, unsigned size) {
    uint32_t side = hunt->board->layout->side, lines = hunt->board->layout->lines;
    for (uint32_t grid = 0; grid < lines; grid += side) {
        hunt->base = grid;
        hunt->cover = lines + grid;
        if (search_lines(hunt, size))
            return true;
        hunt->base = lines + grid;
        hunt->cover = grid;
        if (search_lines(hunt, size))
            return true;
    }
    return false;
}

static bool find(const struct board *board, struct step *step, unsigned size,
                 enum vain_search search) {
    struct hunt hunt = {.board = board, .step = step};
    Set digits = board->layout->all & ~vain_digits(board, step, search);
    for (; digits; digits &= digits - 1) {
        hunt.digit = set_digit(digits);
        if (search_digit(&hunt, size))
            return true;
        vain_note(board, step, search, set_of(hunt.digit));
    }
    return false;
}

bool fish_x_wing(const struct board *board, struct step *step) {
    return find(board, step, 2, VAIN_X_WING);
}

bool fish_swordfish(const struct board *board, struct step *step) {
    return find(board, step, 3, VAIN_SWORDFISH);
}

bool fish_jellyfish(const struct board *board, struct step *step) {
    return find(board, step, 4, VAIN_JELLYFISH);
}
