#include "common/sudokusums.h"

/* A sum of more cells says too little for the time it takes. */
enum { CELLS_MAX = 4 };

/* What is known about the cells of one house. */
struct derive {
    const struct sudokusums_houses *houses;
    struct rules_bonds *bonds;
    struct rules_cells *bonded;
    struct memory *memory;
    size_t given;     /* of the bonds: the first ones */
    uint32_t *sum;    /* by cell: 1 + the bond that is taken for it, or 0 */
    uint32_t *inside; /* by cell: 1 + the last house that was looked at and has it, or 0 */
    uint32_t cells[2][CELLS_MAX + 1]; /* left over in the house, and beyond it */
    uint32_t count[2];
    int total; /* of cells[0], less that of cells[1] */
};

/* Whether a bond is a sum whose cells all have one sign and no other sum taken. */
static bool is_free(const struct derive *d, const struct rules_bond *bond) {
    const uint32_t *cells = d->bonded->data + bond->begin;
    if (!bond->sums || bond->minus)
        return false;
    for (uint32_t i = 0; i < bond->count; i++)
        if (d->sum[cells[i]])
            return false;
    return true;
}

/* Takes one sum for each cell that has any. */
static void take_sums(struct derive *d) {
    for (size_t b = 0; b < d->given; b++) {
        const struct rules_bond *bond = &d->bonds->data[b];
        if (!is_free(d, bond))
            continue;
        for (uint32_t i = 0; i < bond->count; i++)
            d->sum[d->bonded->data[bond->begin + i]] = (uint32_t)b + 1;
    }
}

static void leave_over(struct derive *d, uint32_t cell, bool beyond) {
    uint32_t *count = &d->count[beyond];
    if (*count <= CELLS_MAX)
        d->cells[beyond][(*count)++] = cell;
}

/* Deals with a sum that has cells in the house.  If more of its cells are beyond the house, it is
 * of no use, and its cells in the house are left over.  Else it is taken from the total of the
 * house, and its cells beyond are left over. */
static void take_away(struct derive *d, const struct rules_bond *bond, uint32_t house) {
    const uint32_t *cells = d->bonded->data + bond->begin;
    uint32_t within = 0;
    for (uint32_t i = 0; i < bond->count; i++)
        within += d->inside[cells[i]] == house + 1;
    bool keep = within < bond->count - within;
    for (uint32_t i = 0; i < bond->count; i++)
        if ((d->inside[cells[i]] == house + 1) == keep)
            leave_over(d, cells[i], !keep);
    d->total -= keep ? 0 : bond->total;
}

/* Goes through the cells of a house.  A sum is met at each of its cells, and dealt with at the
 * first. */
static void look_at(struct derive *d, uint32_t house) {
    const uint32_t *members = d->houses->members + (size_t)house * d->houses->side;
    d->count[0] = d->count[1] = 0;
    d->total = (int)(d->houses->side * (d->houses->side + 1) / 2);
    for (unsigned i = 0; i < d->houses->side; i++)
        d->inside[members[i]] = house + 1;
    for (unsigned i = 0; i < d->houses->side; i++) {
        uint32_t sum = d->sum[members[i]];
        unsigned first = 0;
        while (sum && d->sum[members[first]] != sum)
            first++;
        if (!sum)
            leave_over(d, members[i], false);
        else if (first == i)
            take_away(d, &d->bonds->data[sum - 1], house);
    }
}

/* Whether some house has all cells that are left over beyond one. */
static bool share_house(const struct derive *d) {
    unsigned side = d->houses->side;
    for (uint32_t house = 0; house < d->houses->count; house++) {
        const uint32_t *members = d->houses->members + (size_t)house * side;
        uint32_t found = 0;
        for (unsigned k = 0; k < side; k++)
            for (uint32_t c = 0; c < d->count[1]; c++)
                found += members[k] == d->cells[1][c];
        if (found == d->count[1])
            return true;
    }
    return false;
}

/* Adds the sum of the cells that are left over, of which there is at least one. */
static void add_sum(struct derive *d) {
    unsigned first = !d->count[0]; /* where all are beyond the house, signs and total are turned */
    struct rules_bond bond = {.begin = (uint32_t)d->bonded->size,
                              .count = d->count[0] + d->count[1],
                              .sums = true,
                              .different = !d->count[1] || (first && share_house(d)),
                              .minus = d->count[!first],
                              .total = first ? -d->total : d->total};
    for (unsigned i = 0; i < 2; i++) {
        unsigned part = i ? !first : first;
        for (uint32_t c = 0; c < d->count[part]; c++)
            stack_push(d->memory, d->bonded, d->cells[part][c]);
    }
    stack_push(d->memory, d->bonds, bond);
}

void sudokusums_derive(const struct sudokusums_houses *houses, struct rules_bonds *bonds,
                       struct rules_cells *bonded, struct memory *memory) {
    struct derive d = {
        .houses = houses, .bonds = bonds, .bonded = bonded, .memory = memory, .given = bonds->size};
    d.sum = memory_zeroed(memory, houses->cells, sizeof *d.sum);
    d.inside = memory_zeroed(memory, houses->cells, sizeof *d.inside);
    take_sums(&d);
    for (uint32_t house = 0; house < houses->count; house++) {
        look_at(&d, house);
        uint32_t count = d.count[0] + d.count[1];
        if (count && count <= CELLS_MAX)
            add_sum(&d);
    }
    memory_release(memory, d.sum);
    memory_release(memory, d.inside);
}
