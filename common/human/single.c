/* SPDX-License-Identifier: MIT */
#include "common/human/single.h"

/* Begins a step that sets a cell. */
static bool take(struct step *step, uint32_t cell, unsigned digit, uint32_t house) {
    step_begin(step);
    step->cell = cell;
    step->digit = digit;
    if (house != UINT32_MAX)
        step_add_house(step, house);
    return step_done(step);
}

/* A house of a cell in which only that cell is left. */
static uint32_t last_house(const struct board *board, uint32_t cell) {
    const struct variant *variant = &board->layout->variant;
    for (uint32_t i = variant->of_begin[cell]; i < variant->of_begin[cell + 1]; i++)
        if (set_at_most_one(board->missing[variant->of[i]]))
            return variant->of[i];
    return UINT32_MAX;
}

/* The least cell from `from` on that is all a house lacks, UINT32_MAX if there is none. */
static uint32_t next_last(const struct board *board, uint32_t from) {
    uint32_t least = UINT32_MAX;
    for (uint32_t w = 0; w < board->nearly_words; w++)
        for (uint64_t left = board->nearly[w]; left; left &= left - 1) {
            uint32_t house = w * 64 + set_first(left);
            Set places = board_places(board, house, set_digit(board->missing[house]));
            if (!places)
                continue;
            uint32_t cell = layout_cell(board->layout, house, set_first(places));
            least = cell >= from && cell < least ? cell : least;
        }
    return least;
}

bool single_full_house(const struct board *board, struct step *step) {
    for (uint32_t cell = 0; (cell = next_last(board, cell)) != UINT32_MAX; cell++)
        if (take(step, cell, set_digit(board->candidates[cell]), last_house(board, cell)))
            return true;
    return false;
}

bool single_naked(const struct board *board, struct step *step) {
    for (uint32_t w = 0; w < board->layout->words; w++)
        for (uint64_t left = board->naked[w]; left; left &= left - 1) {
            uint32_t cell = w * 64 + set_first(left);
            if (take(step, cell, set_digit(board->candidates[cell]), UINT32_MAX))
                return true;
        }
    return false;
}

bool single_hidden(const struct board *board, struct step *step) {
    unsigned side = board->layout->side;
    for (uint32_t w = 0; w < board->hidden_words; w++)
        for (uint64_t left = board->hidden[w]; left; left &= left - 1) {
            uint32_t number = w * 64 + set_first(left), house = number / side;
            uint32_t cell = layout_cell(board->layout, house, set_first(board->places[number]));
            if (take(step, cell, number % side + 1, house))
                return true;
        }
    return false;
}
