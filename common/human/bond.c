#include "common/human/bond.h"

/* Looks at bonds beyond these are not kept. */
enum { KEPT_MAX = 1024 };

/* By look and bond: a sum of what the digits were. */
struct looks {
    uint64_t vain[BOND_LOOKS][KEPT_MAX];
};

static void take_digits(struct bond *bond, const struct board *board) {
    for (uint32_t i = 0; i < bond->bond->count; i++) {
        uint32_t cell = bond->cells[i];
        bond->digits[i] = (RuleDigits)(board->digits[cell] ? set_of(board->digits[cell])
                                                           : board->candidates[cell]);
    }
}

void bond_begin(struct bond *bond, const struct board *board, uint32_t number) {
    bond->rules = board->layout->variant.rules;
    bond->bond = &bond->rules->bonds.data[number];
    bond->number = number;
    bond->cells = rules_bond_cells(bond->rules, bond->bond);
    take_digits(bond, board);
}

void bond_begin_sum(struct bond *bond, const struct board *board, uint32_t number) {
    const struct layout *layout = board->layout;
    bond->rules = layout->variant.rules;
    bond->bond = &layout->derived.sums.data[number].bond;
    bond->number = number;
    bond->cells = layout->derived.cells.data + bond->bond->begin;
    take_digits(bond, board);
}

/* Where a look at a bond is kept, or NULL. */
static uint64_t *place_of(const struct bond *bond, const struct board *board, struct step *step,
                          enum bond_look look) {
    bool known; /* looks outlast the position */
    struct looks *looks = notes_of(&step->notes, board, NOTES_RULES, sizeof *looks, &known);
    return bond->number < KEPT_MAX ? &looks->vain[look][bond->number] : NULL;
}

/* Never 0.  Two lists of digits that differ have the same one less often than memory fails. */
static uint64_t summary_of(const struct bond *bond) {
    uint64_t summary = 1;
    for (uint32_t i = 0; i < bond->bond->count; i++)
        summary = (summary ^ bond->digits[i]) * 0x9e3779b97f4a7c15;
    return summary | 1;
}

bool bond_is_idle(const struct bond *bond, const struct board *board, struct step *step,
                  enum bond_look look) {
    uint64_t *place = place_of(bond, board, step, look), summary = summary_of(bond);
    if (!place)
        return false;
    if (*place == summary)
        return true;
    *place = summary;
    return false;
}

void bond_look_again(const struct bond *bond, const struct board *board, struct step *step,
                     enum bond_look look) {
    uint64_t *place = place_of(bond, board, step, look);
    if (place)
        *place = 0;
}

bool bond_effect(const struct bond *bond, const struct board *board, struct step *step,
                 enum bond_look look) {
    step_begin(step);
    step->where = bond->number;
    step_begin_part(step, 0);
    for (uint32_t i = 0; i < bond->bond->count; i++) {
        uint32_t cell = bond->cells[i];
        step_remove(step, cell, board->candidates[cell] & ~(Set)bond->digits[i]);
        step_add_cell(step, cell);
    }
    if (step->removal_count)
        bond_look_again(bond, board, step, look);
    return step->removal_count > 0;
}
