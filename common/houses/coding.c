/* SPDX-License-Identifier: MIT */
#include "common/houses/coding.h"

#include <assert.h>
#include <stddef.h>

#include "common/houses/variant.h"

enum { IJK_SIDE = 9 };

const char *const coding_names[] = {"natural", "ijk", NULL};

bool coding_fits(enum coding coding, const struct area *area, struct diag *diag) {
    if (coding == CODING_IJK && area->side != IJK_SIDE)
        return diag_set(diag, "coding ijk needs side %d, found side %u", IJK_SIDE, area->side);
    if (coding == CODING_IJK && area_is_board(area))
        return diag_set(diag, "coding ijk is for one grid, not for a board");
    return coding != CODING_IJK || area_is_square(area) ||
           diag_set(diag, "coding ijk is for one grid, found %u", area->count);
}

unsigned coding_side(enum coding coding, uint64_t vars) {
    uint64_t side = 0;
    if (coding == CODING_IJK)
        return IJK_SIDE;
    while (side < VARIANT_SIDE_MAX && (side + 1) * (side + 1) * (side + 1) <= vars)
        side++;
    assert(side * side * side <= vars);
    return (unsigned)side;
}
