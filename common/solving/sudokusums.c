/* SPDX-License-Identifier: MIT */
#include "common/solving/sudokusums.h"

#include <assert.h>

/* A sum of more cells says too little for the time it takes. */
enum { DERIVED_MAX = 4 };

/* Whether a bond is a sum none of whose cells has another sum taken. */
static bool is_free(const struct sudokusums *sums, const struct rules_bond *bond) {
    const uint32_t *cells = sums->bonded->data + bond->begin;
    for (uint32_t i = 0; i < bond->count; i++)
        if (sums->sum[cells[i]])
            return false;
    return bond->sums;
}

/* Takes one sum for each cell that has any: of those with a minus, or of those without. */
static void take_sums(struct sudokusums *sums, bool minus) {
    for (size_t b = 0; b < sums->given; b++) {
        const struct rules_bond *bond = &sums->bonds->data[b];
        if ((bond->minus > 0) != minus || !is_free(sums, bond))
            continue;
        for (uint32_t i = 0; i < bond->count; i++)
            sums->sum[sums->bonded->data[bond->begin + i]] = (uint32_t)b + 1;
    }
}

void sudokusums_begin(struct sudokusums *sums, const struct sudokusums_houses *houses,
                      const struct rules_bonds *bonds, const struct rules_cells *bonded, bool minus,
                      struct memory *memory) {
    *sums = (struct sudokusums){
        .houses = houses, .bonds = bonds, .bonded = bonded, .given = bonds->size, .memory = memory};
    sums->sum = memory_zeroed(memory, houses->cells, sizeof *sums->sum);
    sums->inside = memory_zeroed(memory, houses->cells, sizeof *sums->inside);
    sums->met = memory_zeroed(memory, bonds->size + 1, sizeof *sums->met);
    take_sums(sums, false);
    if (minus)
        take_sums(sums, true);
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

static uint32_t cells_left(const struct sudokusums_rest *rest) {
    return rest->count[SUDOKUSUMS_TWICE] + rest->count[SUDOKUSUMS_PLUS] +
           rest->count[SUDOKUSUMS_MINUS];
}

/* Records that a cell remains, counted `times` times (-1 to 2), or not at all if 0.  Returns false
 * if more than `most` cells remain. */
static bool leave_over(struct sudokusums_rest *rest, uint32_t cell, int times, uint32_t most) {
    enum sudokusums_part part = times < 0    ? SUDOKUSUMS_MINUS
                                : times == 1 ? SUDOKUSUMS_PLUS
                                             : SUDOKUSUMS_TWICE;
    if (!times)
        return true;
    assert(times >= -1 && times <= 2 && cells_left(rest) <= most);
    if (cells_left(rest) == most)
        return false;
    rest->cells[part][rest->count[part]++] = cell;
    return true;
}

/* How often a cell of a sum counts in all if the sum is added to the houses `added` times. */
static int times_of(const struct sudokusums *sums, const struct rules_bond *bond, uint32_t i,
                    int added) {
    int sign = i < bond->count - bond->minus ? 1 : -1;
    return is_inside(sums, sums->bonded->data[bond->begin + i]) + added * sign;
}

static uint32_t count_left(const struct sudokusums *sums, const struct rules_bond *bond,
                           int added) {
    uint32_t left = 0;
    for (uint32_t i = 0; i < bond->count; i++)
        left += times_of(sums, bond, i, added) != 0;
    return left;
}

/* Chooses what to do with a sum that has cells in the houses, so that the fewest cells remain:
 * subtract it from their total, leave it or, if it has a minus, add it. */
static bool take_away(const struct sudokusums *sums, const struct rules_bond *bond, uint32_t most,
                      struct sudokusums_rest *rest) {
    int added = -1;
    if (count_left(sums, bond, 0) < count_left(sums, bond, added))
        added = 0;
    if (bond->minus && count_left(sums, bond, 1) < count_left(sums, bond, added))
        added = 1;
    for (uint32_t i = 0; i < bond->count; i++)
        if (!leave_over(rest, sums->bonded->data[bond->begin + i], times_of(sums, bond, i, added),
                        most))
            return false;
    rest->total += added * bond->total;
    return true;
}

/* Each sum is met at each of its cells, and handled at the first one. */
static bool visit(struct sudokusums *sums, uint32_t cell, uint32_t most,
                  struct sudokusums_rest *rest) {
    uint32_t sum = sums->sum[cell];
    if (!sum)
        return leave_over(rest, cell, 1, most);
    if (sums->met[sum - 1] == sums->look)
        return true;
    sums->met[sum - 1] = sums->look;
    return take_away(sums, &sums->bonds->data[sum - 1], most, rest);
}

bool sudokusums_look(struct sudokusums *sums, const uint32_t *houses, uint32_t count, uint32_t most,
                     struct sudokusums_rest *rest) {
    assert(count && most <= SUDOKUSUMS_REST_MAX);
    unsigned side = sums->houses->side;
    *rest = (struct sudokusums_rest){.total = (int)(count * side * (side + 1) / 2)};
    if (!enter(sums, houses, count))
        return false;
    for (uint32_t h = 0; h < count; h++)
        for (unsigned i = 0; i < side; i++)
            if (!visit(sums, members_of(sums, houses[h])[i], most, rest))
                return false;
    return cells_left(rest) > 0;
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
    const uint32_t *count = rest->count;
    assert(cells_left(rest));
    /* If all cells are subtracted from the total, all signs are changed. */
    bool turned = !count[SUDOKUSUMS_TWICE] && !count[SUDOKUSUMS_PLUS];
    enum sudokusums_part plus = turned ? SUDOKUSUMS_MINUS : SUDOKUSUMS_PLUS;
    struct rules_bond bond = {.begin = (uint32_t)bonded->size,
                              .count = cells_left(rest),
                              .sums = true,
                              .minus = turned ? 0 : count[SUDOKUSUMS_MINUS],
                              .twice = count[SUDOKUSUMS_TWICE],
                              .total = turned ? -rest->total : rest->total};
    bond.different =
        !bond.minus && !bond.twice && share_house(sums, rest->cells[plus], count[plus]);
    for (unsigned part = 0; part < SUDOKUSUMS_PARTS; part++)
        for (uint32_t c = 0; c < count[part]; c++)
            stack_push(sums->memory, bonded, rest->cells[part][c]);
    return bond;
}

void sudokusums_derive(const struct sudokusums_houses *houses, struct rules_bonds *bonds,
                       struct rules_cells *bonded, struct memory *memory) {
    struct sudokusums sums;
    struct sudokusums_rest rest;
    sudokusums_begin(&sums, houses, bonds, bonded, false, memory);
    for (uint32_t house = 0; house < houses->count; house++)
        if (sudokusums_look(&sums, &house, 1, DERIVED_MAX, &rest)) {
            struct rules_bond bond = sudokusums_bond(&sums, &rest, bonded);
            stack_push(memory, bonds, bond);
        }
    sudokusums_end(&sums);
}
