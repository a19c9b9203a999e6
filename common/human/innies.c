/* SPDX-License-Identifier: MIT */
#include "common/human/innies.h"

#include "common/human/bond.h"

/* Parts the cells into those in favour and those against. */
static void part_cells(const struct bond *bond, struct step *step) {
    uint32_t plus = bond->bond->count - bond->bond->minus;
    step->numbers[0] = bond->bond->total;
    step->numbers[2] = bond->bond->twice;
    step->parts[0].end = plus;
    step_begin_part(step, 0);
    step->parts[1] = (struct step_part){0, plus, bond->bond->count};
}

static bool find(const struct board *board, struct step *step, bool several) {
    const struct layout *layout = board->layout;
    struct bond bond;
    for (uint32_t i = 0; i < layout->derived.sums.size; i++) {
        const struct derived_sum *sum = &layout->derived.sums.data[i];
        if ((sum->house_count > 1) != several)
            continue;
        bond_begin_sum(&bond, board, i);
        if (bond_is_idle(&bond, board, step, BOND_INNIES))
            continue;
        rulebond_narrow(bond.rules, bond.bond, bond.digits);
        if (!bond_effect(&bond, board, step, BOND_INNIES))
            continue;
        part_cells(&bond, step);
        step->numbers[1] = sum->taken;
        for (uint32_t h = 0; h < sum->house_count; h++)
            step_add_house(step, sum->houses[h]);
        if (step_done(step))
            return true;
    }
    return false;
}

bool innies_one(const struct board *board, struct step *step) {
    return find(board, step, false);
}

bool innies_several(const struct board *board, struct step *step) {
    return find(board, step, true);
}
