/* SPDX-License-Identifier: MIT */
#include "common/sudokusums.h"

#include <assert.h>

/* A sum of more cells says too little for the time it takes. */
enum { DERIVED_MAX = 4 };

/* Whether a bond is a sum whose cells all have one sign and no other sum taken. */
static bool is_free(const struct sudokusums *sums, const struct rules_bond *bond) {
    const uint32_t *cells = sums->bonded->data + bond->begin;
    if (!bond->sums || bond->minus)
        return false;
    for (uint32_t i = 0; i < bond->count; i++)
        if (sums->sum[cells[i]])
            return false;
    return true;
}

/* Takes one sum for each cell that has any. */
static void take_sums(struct sudokusums *sums) {
    for (size_t b = 0; b < sums->given; b++) {
        const struct rules_bond *bond = &sums->bonds->data[b];
        if (!is_free(sums, bond))
            continue;
        for (uint32_t i = 0; i < bond->count; i++)
            sums->sum[sums->bonded->data[bond->begin + i]] = (uint32_t)b + 1;
    }
}

void sudokusums_begin(struct sudokusums *sums, const struct sudokusums_houses *houses,
                      const struct rules_bonds *bonds, const struct rules_cells *bonded,
                      struct memory *memory) {
    *sums = (struct sudokusums){
        .houses = houses, .bonds = bonds, .bonded = bonded, .given = bonds->size, .memory = memory};
    sums->sum = memory_zeroed(memory, houses->cells, sizeof *sums->sum);
    sums->inside = memory_zeroed(memory, houses->cells, sizeof *sums->inside);
    sums->met = memory_zeroed(memory, bonds->size + 1, sizeof *sums->met);
    take_sums(sums);
}

void sudokusums_end(struct sudokusums *sums) {
    memory_release(sums->memory, sums->sum);
    memory_release(sums->memory, sums->inside);
    memory_release(sums->memory, sums->met);
}

static const uint32_t *members_of(const struct sudokusums *sums, uint32_t house) {
    assert(house < sums->houses->count);
    return sums->houses->members + (size_t)house * sums->houses->side;
}

/* Marks the cells of some houses.  Returns false when two share one. */
static bool enter(struct sudokusums *sums, const uint32_t *houses, uint32_t count) {
    sums->look++;
    for (uint32_t h = 0; h < count; h++)
        for (unsigned i = 0; i < sums->houses->side; i++) {
            uint32_t *inside = &sums->inside[members_of(sums, houses[h])[i]];
            if (*inside == sums->look)
                return false;
            *inside = sums->look;
        }
    return true;
}

static bool is_inside(const struct sudokusums *sums, uint32_t cell) {
    return sums->inside[cell] == sums->look;
}

/* Returns false where there are more than `most`. */
static bool leave_over(struct sudokusums_rest *rest, uint32_t cell, bool beyond, uint32_t most) {
    assert(rest->count[0] + rest->count[1] <= most);
    if (rest->count[0] + rest->count[1] == most)
        return false;
    rest->cells[beyond][rest->count[beyond]++] = cell;
    return true;
}

/* Deals with a sum that has cells in the houses.  If more of its cells are beyond them, it is of no
 * use, and its cells in the houses are left over.  Else it is taken from the total of the houses,
 * and its cells beyond are left over. */
static bool take_away(const struct sudokusums *sums, const struct rules_bond *bond, uint32_t most,
                      struct sudokusums_rest *rest) {
    const uint32_t *cells = sums->bonded->data + bond->begin;
    uint32_t within = 0;
    for (uint32_t i = 0; i < bond->count; i++)
        within += is_inside(sums, cells[i]);
    bool keep = within < bond->count - within;
    for (uint32_t i = 0; i < bond->count; i++)
        if (is_inside(sums, cells[i]) == keep && !leave_over(rest, cells[i], !keep, most))
            return false;
    rest->total -= keep ? 0 : bond->total;
    return true;
}

/* A sum is met at each of its cells, and dealt with at the first. */
static bool visit(struct sudokusums *sums, uint32_t cell, uint32_t most,
                  struct sudokusums_rest *rest) {
    uint32_t sum = sums->sum[cell];
    if (!sum)
        return leave_over(rest, cell, false, most);
    if (sums->met[sum - 1] == sums->look)
        return true;
    sums->met[sum - 1] = sums->look;
    return take_away(sums, &sums->bonds->data[sum - 1], most, rest);
}

bool sudokusums_look(struct sudokusums *sums, const uint32_t *houses, uint32_t count, uint32_t most,
                     struct sudokusums_rest *rest) {
    assert(count && most <= SUDOKUSUMS_REST_MAX);
    unsigned side = sums->houses->side;
    rest->count[0] = rest->count[1] = 0;
    rest->total = (int)(count * side * (side + 1) / 2);
    if (!enter(sums, houses, count))
        return false;
    for (uint32_t h = 0; h < count; h++)
        for (unsigned i = 0; i < side; i++)
            if (!visit(sums, members_of(sums, houses[h])[i], most, rest))
                return false;
    return rest->count[0] + rest->count[1] > 0;
}

static bool has_cell(const struct sudokusums *sums, uint32_t house, uint32_t cell) {
    for (unsigned k = 0; k < sums->houses->side; k++)
        if (members_of(sums, house)[k] == cell)
            return true;
    return false;
}

/* Whether some house has all of the cells. */
static bool share_house(const struct sudokusums *sums, const uint32_t *cells, uint32_t count) {
    for (uint32_t house = 0; house < sums->houses->count; house++) {
        uint32_t found = 0;
        while (found < count && has_cell(sums, house, cells[found]))
            found++;
        if (found == count)
            return true;
    }
    return false;
}

struct rules_bond sudokusums_bond(const struct sudokusums *sums, const struct sudokusums_rest *rest,
                                  struct rules_cells *bonded) {
    assert(rest->count[0] + rest->count[1]);
    unsigned first = !rest->count[0]; /* where all are beyond the houses, they count in favour */
    struct rules_bond bond = {.begin = (uint32_t)bonded->size,
                              .count = rest->count[0] + rest->count[1],
                              .sums = true,
                              .minus = rest->count[!first],
                              .total = first ? -rest->total : rest->total};
    bond.different = !bond.minus && share_house(sums, rest->cells[first], rest->count[first]);
    for (unsigned i = 0; i < 2; i++)
        for (uint32_t c = 0; c < rest->count[i ? !first : first]; c++)
            stack_push(sums->memory, bonded, rest->cells[i ? !first : first][c]);
    return bond;
}

void sudokusums_derive(const struct sudokusums_houses *houses, struct rules_bonds *bonds,
                       struct rules_cells *bonded, struct memory *memory) {
    struct sudokusums sums;
    struct sudokusums_rest rest;
    sudokusums_begin(&sums, houses, bonds, bonded, memory);
    for (uint32_t house = 0; house < houses->count; house++)
        if (sudokusums_look(&sums, &house, 1, DERIVED_MAX, &rest)) {
            struct rules_bond bond = sudokusums_bond(&sums, &rest, bonded);
            stack_push(memory, bonds, bond);
        }
    sudokusums_end(&sums);
}
