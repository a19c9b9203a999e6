/* SPDX-License-Identifier: MIT */
#include "scramble.h"

#include <assert.h>

#include "common/houses/lineorder.h"

/* Where cells come from: row and column of the puzzle for each of the copy, these two changing
 * places if transposed. */
struct map {
    uint8_t rows[VARIANT_SIDE_MAX], columns[VARIANT_SIDE_MAX];
    bool transposed;
};

static void draw_free(const struct variant *variant, struct random *random, struct map *map) {
    unsigned side = variant->side, high = variant->shape.box_rows,
             wide = variant->shape.box_columns;
    lineorder_draw(random, side, high ? high : side, map->rows);
    lineorder_draw(random, side, wide ? wide : side, map->columns);
    map->transposed = high == wide && random_below(random, 2);
}

/* Fills in one of the eight maps of a square onto itself. */
static void fill_square(unsigned side, unsigned number, struct map *map) {
    assert(number < 8);
    for (unsigned i = 0; i < side; i++) {
        map->rows[i] = (uint8_t)(number & 1 ? side - 1 - i : i);
        map->columns[i] = (uint8_t)(number & 2 ? side - 1 - i : i);
    }
    map->transposed = number & 4;
}

static uint32_t source(unsigned side, const struct map *map, uint32_t cell) {
    assert(cell < side * side);
    uint32_t row = map->rows[cell / side], column = map->columns[cell % side];
    assert(row < side && column < side);
    return map->transposed ? column * side + row : row * side + column;
}

/* Whether the cells that a house comes from are a house, too. */
static bool keeps_house(const struct variant *variant, const struct map *map, uint32_t house) {
    const uint32_t *cells = variant_members(variant, house);
    uint32_t first = source(variant->side, map, cells[0]);
    for (uint32_t i = variant->of_begin[first]; i < variant->of_begin[first + 1]; i++) {
        unsigned k = 1;
        while (k < variant->side &&
               variant_has(variant, variant->of[i], source(variant->side, map, cells[k])))
            k++;
        if (k == variant->side)
            return true;
    }
    return false;
}

static bool keeps_houses(const struct variant *variant, const struct map *map) {
    for (uint32_t house = 0; house < variant->count; house++)
        if (!keeps_house(variant, map, house))
            return false;
    return true;
}

bool scramble(const struct variant *variant, struct random *random, const uint8_t *cells,
              uint8_t *copy) {
    uint32_t names[VARIANT_SIDE_MAX]; /* by digit - 1: the digit of the copy, minus 1 */
    struct map map;
    if (!area_is_square(&variant->shape.area) || rules_beyond_houses(variant->rules))
        return false;
    random_order(random, names, variant->side);
    if (variant_has_extras(variant->shape.kind) || variant->rules)
        do
            fill_square(variant->side, random_below(random, 8), &map);
        while (!keeps_houses(variant, &map));
    else
        draw_free(variant, random, &map);
    for (uint32_t c = 0; c < variant->cells; c++) {
        unsigned digit = cells[source(variant->side, &map, c)];
        assert(digit <= variant->side && (!digit || names[digit - 1] < variant->side));
        copy[c] = (uint8_t)(digit ? names[digit - 1] + 1 : 0);
    }
    return true;
}
