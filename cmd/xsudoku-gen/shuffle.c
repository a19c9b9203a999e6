#include "shuffle.h"

#include <string.h>

/* Draws an order of 0 .. count - 1. */
static void draw(struct random *random, unsigned count, uint8_t *order) {
    for (unsigned i = 0; i < count; i++) {
        unsigned j = random_below(random, i + 1);
        order[i] = order[j];
        order[j] = (uint8_t)i;
    }
}

/* Draws an order of side rows in which those of a group, `size` rows, stay together. */
static void draw_rows(struct random *random, unsigned side, unsigned size, uint8_t *order) {
    uint8_t groups[VARIANT_SIDE_MAX], within[VARIANT_SIDE_MAX];
    draw(random, side / size, groups);
    for (unsigned g = 0; g < side / size; g++) {
        draw(random, size, within);
        for (unsigned i = 0; i < size; i++)
            order[g * size + i] = (uint8_t)(groups[g] * size + within[i]);
    }
}

void shuffle_grid(const struct variant_shape *shape, struct random *random, uint8_t *grid,
                  uint8_t *scratch) {
    uint8_t rows[VARIANT_SIDE_MAX], columns[VARIANT_SIDE_MAX];
    unsigned side = shape->side;
    if (variant_has_extras(shape->kind) || variant_has_rules(shape))
        return;
    draw_rows(random, side, shape->box_rows ? shape->box_rows : side, rows);
    draw_rows(random, side, shape->box_columns ? shape->box_columns : side, columns);
    memcpy(scratch, grid, (size_t)side * side);
    for (unsigned r = 0; r < side; r++)
        for (unsigned c = 0; c < side; c++)
            grid[r * side + c] = scratch[rows[r] * side + columns[c]];
}
