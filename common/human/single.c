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

/* Goes through the cells with one candidate, all of them or those that fill a house. */
static bool search_cells(const struct board *board, struct step *step, bool filling) {
    for (uint32_t w = 0; w < board->layout->words; w++)
        for (uint64_t left = board->naked[w]; left; left &= left - 1) {
            uint32_t cell = w * 64 + set_first(left);
            uint32_t house = filling ? last_house(board, cell) : UINT32_MAX;
            if ((!filling || house != UINT32_MAX) &&
                take(step, cell, set_digit(board->candidates[cell]), house))
                return true;
        }
    return false;
}

bool single_full_house(const struct board *board, struct step *step) {
    return search_cells(board, step, true);
}

bool single_naked(const struct board *board, struct step *step) {
    return search_cells(board, step, false);
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
