/* SPDX-License-Identifier: MIT */
#include "common/human/locked.h"

#include <assert.h>

/* Rules a locked digit out beyond the crossing. */
static bool take(const struct board *board, const struct layout_crossing *crossing, unsigned digit,
                 struct step *step) {
    const struct layout *layout = board->layout;
    Set inside = board_places(board, crossing->from, digit);
    Set beyond = board_places(board, crossing->to, digit) & ~crossing->in_to;
    assert(inside && !(inside & ~crossing->in_from) && beyond);
    step_begin(step);
    step->digits = set_of(digit);
    step_add_house(step, crossing->from);
    step_begin_cover(step);
    step_add_house(step, crossing->to);
    for (; inside; inside &= inside - 1)
        step_add_cell(step, layout_cell(layout, crossing->from, set_first(inside)));
    for (; beyond; beyond &= beyond - 1)
        step_remove(step, layout_cell(layout, crossing->to, set_first(beyond)), set_of(digit));
    return step_done(step);
}

/* Looks at the crossings from regions, or at those from lines. */
static bool find(const struct board *board, struct step *step, size_t begin, size_t end) {
    for (size_t i = begin; i < end; i++) {
        const struct layout_crossing *crossing = &board->layout->crossings.data[i];
        Set digits = board->missing[crossing->from] & board->missing[crossing->to];
        for (; digits; digits &= digits - 1) {
            unsigned digit = set_digit(digits);
            if (!(board_places(board, crossing->from, digit) & ~crossing->in_from) &&
                board_places(board, crossing->to, digit) & ~crossing->in_to &&
                take(board, crossing, digit, step))
                return true;
        }
    }
    return false;
}

bool locked_pointing(const struct board *board, struct step *step) {
    return find(board, step, 0, board->layout->pointing);
}

bool locked_claiming(const struct board *board, struct step *step) {
    return find(board, step, board->layout->pointing, board->layout->crossings.size);
}
