/* SPDX-License-Identifier: MIT */
#include "common/human/derived.h"

/* Cells that are left over at most: of one house, and of several. */
enum { ONE_MAX = SUDOKUSUMS_REST_MAX, SEVERAL_MAX = 5 };

struct derive {
    const struct variant *variant;
    struct derived *derived;
    struct sudokusums sums;
};

static void look_at(struct derive *d, const uint32_t *houses, uint32_t count) {
    struct sudokusums_rest rest;
    if (!sudokusums_look(&d->sums, houses, count, count == 1 ? ONE_MAX : SEVERAL_MAX, &rest))
        return;
    unsigned side = d->sums.houses->side;
    struct derived_sum sum = {.house_count = count,
                              .taken = (int)(count * side * (side + 1) / 2) - rest.total};
    for (uint32_t i = 0; i < count; i++)
        sum.houses[i] = houses[i];
    sum.bond = sudokusums_bond(&d->sums, &rest, &d->derived->cells);
    stack_push(d->sums.memory, &d->derived->sums, sum);
}

/* Whether a house is of the same kind and grid as another one. */
static bool is_alike(const struct variant *variant, uint32_t a, uint32_t b) {
    const struct variant_house *houses = variant->houses;
    return b < variant->count && houses[a].kind == houses[b].kind &&
           houses[a].grid == houses[b].grid;
}

/* Looks at a house with those that come after it. */
static void look_from(struct derive *d, uint32_t first) {
    uint32_t houses[DERIVED_HOUSES_MAX] = {first};
    for (uint32_t count = 1;
         count < DERIVED_HOUSES_MAX && is_alike(d->variant, first, first + count); count++) {
        houses[count] = first + count;
        look_at(d, houses, count + 1);
    }
}

/* Looks at two regions, or three, that do not come one after the other. */
static void look_apart(struct derive *d, uint32_t a) {
    if (d->variant->houses[a].kind->line)
        return;
    for (uint32_t b = a + 1; is_alike(d->variant, a, b); b++) {
        if (b > a + 1)
            look_at(d, (uint32_t[]){a, b}, 2);
        for (uint32_t c = b + 1; is_alike(d->variant, a, c); c++)
            if (c > a + 2)
                look_at(d, (uint32_t[]){a, b, c}, 3);
    }
}

static bool has_sums(const struct rules *rules) {
    for (size_t i = 0; rules && i < rules->bonds.size; i++)
        if (rules->bonds.data[i].sums)
            return true;
    return false;
}

void derived_init(struct derived *derived, const struct variant *variant, struct memory *memory) {
    const struct rules *rules = variant->rules;
    struct derive d = {.variant = variant, .derived = derived};
    const struct sudokusums_houses houses = {variant->members, variant->count, variant->cells,
                                             variant->shape.side};
    *derived = (struct derived){0};
    if (!has_sums(rules))
        return;
    sudokusums_begin(&d.sums, &houses, &rules->bonds, &rules->bonded, true, memory);
    for (uint32_t h = 0; h < variant->count; h++)
        look_at(&d, &h, 1);
    for (uint32_t h = 0; h < variant->count; h++) {
        look_from(&d, h);
        look_apart(&d, h);
    }
    sudokusums_end(&d.sums);
}

void derived_free(struct derived *derived, struct memory *memory) {
    stack_free(memory, &derived->sums);
    stack_free(memory, &derived->cells);
}
