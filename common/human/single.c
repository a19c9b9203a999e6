/* SPDX-License-Identifier: MIT */
#include "common/human/single.h"

#include <assert.h>

/* Begins a step that sets a cell. */
static bool take(struct step *step, uint32_t cell, unsigned digit, uint32_t house) {
    step_begin(step);
    step->cell = cell;
    step->digit = digit;
    if (house != UINT32_MAX)
        step_add_house(step, house);
    return step_done(step);
}

/* A house in which the cell is the only open one, UINT32_MAX if there is none. */
static uint32_t last_house(const struct board *board, uint32_t cell) {
    const struct variant *variant = &board->layout->variant;
    for (uint32_t i = variant->of_begin[cell]; i < variant->of_begin[cell + 1]; i++)
        if (set_at_most_one(board->missing[variant->of[i]]))
            return variant->of[i];
    return UINT32_MAX;
}

bool single_full_house(const struct board *board, struct step *step) {
    for (uint32_t w = 0; w < board->layout->words; w++)
        for (uint64_t left = board->last[w]; left; left &= left - 1) {
            uint32_t cell = w * 64 + set_first(left);
            Set digits = board->candidates[cell];
            uint32_t house = digits && !step->brief ? last_house(board, cell) : UINT32_MAX;
            if (digits && take(step, cell, set_digit(digits), house))
                return true;
        }
    return false;
}

bool single_naked(const struct board *board, struct step *step) {
    for (uint32_t w = 0; w < board->layout->words; w++)
        for (uint64_t left = board->naked[w]; left; left &= left - 1) {
            uint32_t cell = w * 64 + set_first(left);
            assert(set_is_one(board->candidates[cell]));
            if (take(step, cell, set_digit(board->candidates[cell]), UINT32_MAX))
                return true;
        }
    return false;
}

bool single_hidden(const struct board *board, struct step *step) {
    for (uint32_t house = 0; house < board->layout->houses; house++)
        for (Set left = board->hidden[house]; left; left &= left - 1) {
            Set places = board_places(board, house, set_digit(left));
            uint32_t cell = layout_cell(board->layout, house, set_first(places));
            assert(set_is_one(places) && board->candidates[cell] & set_of(set_digit(left)));
            if (take(step, cell, set_digit(left), house))
                return true;
        }
    return false;
}
