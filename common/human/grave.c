/* SPDX-License-Identifier: MIT */
#include "common/human/grave.h"

/* The one cell with three candidates, where all others have two. */
static bool find_cell(const struct board *board, uint32_t *cell) {
    *cell = UINT32_MAX;
    for (uint32_t c = 0; c < board->layout->cells; c++) {
        unsigned size = set_size(board->candidates[c]);
        if (size > 3 || size == 1 || (size == 3 && *cell != UINT32_MAX))
            return false;
        *cell = size == 3 ? c : *cell;
    }
    return *cell != UINT32_MAX;
}

/* Whether every digit has two places in each house, but for this one in the houses of the cell. */
static bool is_grave(const struct board *board, uint32_t cell, unsigned digit) {
    const struct layout *layout = board->layout;
    for (uint32_t h = 0; h < layout->houses; h++)
        for (Set left = board->missing[h]; left; left &= left - 1) {
            unsigned d = set_digit(left);
            unsigned more = d == digit && layout_has(layout, h, cell);
            if (set_size(board_places(board, h, d)) != 2 + more)
                return false;
        }
    return true;
}

bool grave_plus_one(const struct board *board, struct step *step) {
    uint32_t cell;
    if (!find_cell(board, &cell))
        return false;
    for (Set digits = board->candidates[cell]; digits; digits &= digits - 1) {
        if (!is_grave(board, cell, set_digit(digits)))
            continue;
        step_begin(step);
        step->cell = cell;
        step->digit = set_digit(digits);
        if (step_done(step))
            return true;
    }
    return false;
}
