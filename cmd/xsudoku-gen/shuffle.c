/* SPDX-License-Identifier: MIT */
#include "shuffle.h"

#include <assert.h>
#include <string.h>

#include "common/houses/lineorder.h"

void shuffle_grid(const struct variant_shape *shape, struct random *random, uint8_t *grid,
                  uint8_t *scratch) {
    uint8_t rows[VARIANT_SIDE_MAX], columns[VARIANT_SIDE_MAX];
    unsigned side = shape->side;
    if (variant_has_extras(shape->kind) || variant_has_rules(shape))
        return;
    lineorder_draw(random, side, shape->box_rows ? shape->box_rows : side, rows);
    lineorder_draw(random, side, shape->box_columns ? shape->box_columns : side, columns);
    assert(shape->area.cells == side * side);
    memcpy(scratch, grid, (size_t)side * side);
    for (unsigned r = 0; r < side; r++)
        for (unsigned c = 0; c < side; c++)
            grid[r * side + c] = scratch[rows[r] * side + columns[c]];
}
