/* SPDX-License-Identifier: MIT */
#include "common/houses/border.h"

#include <assert.h>

const char *const border_ascii[BORDER_ARMS] = {
    " ", "|", "|", "|", "-", "+", "+", "+", "-", "+", "+", "+", "-", "+", "+", "+",
};
const char *const border_unicode[BORDER_ARMS] = {
    " ", "╵", "╷", "│", "╴", "┘", "┐", "┤", "╶", "└", "┌", "├", "─", "┴", "┬", "┼",
};

static bool is_between(const struct variant *variant, uint32_t a, uint32_t b) {
    if (a == AREA_NONE || b == AREA_NONE)
        return a != b;
    return variant_divides(variant, a, b);
}

/* A row or column before the first one wraps to a very large number, and so is outside, too. */
bool border_above(const struct variant *variant, unsigned row, unsigned column) {
    const struct area *area = &variant->shape.area;
    return is_between(variant, area_cell(area, row - 1, column), area_cell(area, row, column));
}

bool border_before(const struct variant *variant, unsigned row, unsigned column) {
    const struct area *area = &variant->shape.area;
    return is_between(variant, area_cell(area, row, column - 1), area_cell(area, row, column));
}

unsigned border_corner(const struct variant *variant, unsigned row, unsigned column) {
    unsigned arms = 0;
    if (border_before(variant, row - 1, column))
        arms |= BORDER_UP;
    if (border_before(variant, row, column))
        arms |= BORDER_DOWN;
    if (border_above(variant, row, column - 1))
        arms |= BORDER_LEFT;
    if (border_above(variant, row, column))
        arms |= BORDER_RIGHT;
    assert(arms < BORDER_ARMS);
    return arms;
}
