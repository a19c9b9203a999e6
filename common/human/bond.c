#include "common/human/bond.h"

#include <string.h>

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
    bond->place = bond->bond->begin;
    take_digits(bond, board);
}

void bond_begin_sum(struct bond *bond, const struct board *board, uint32_t number) {
    const struct layout *layout = board->layout;
    bond->rules = layout->variant.rules;
    bond->bond = &layout->derived.sums.data[number].bond;
    bond->number = number;
    bond->cells = layout->derived.cells.data + bond->bond->begin;
    bond->place = bond->rules->bonded.size + bond->bond->begin;
    take_digits(bond, board);
}

/* The digits that the cells had when a look at the bond was in vain the last time, or none at all.
 * They are kept from one position to the next. */
static RuleDigits *seen_digits(const struct bond *bond, const struct board *board,
                               struct step *step, enum bond_look look) {
    bool known;
    size_t cells = bond->rules->bonded.size + board->layout->derived.cells.size;
    RuleDigits *seen =
        notes_of(&step->notes, board, NOTES_RULES, BOND_LOOKS * cells * sizeof *seen, &known);
    return seen + look * cells + bond->place;
}

bool bond_is_idle(const struct bond *bond, const struct board *board, struct step *step,
                  enum bond_look look) {
    RuleDigits *seen = seen_digits(bond, board, step, look);
    size_t bytes = bond->bond->count * sizeof *seen;
    if (!memcmp(seen, bond->digits, bytes))
        return true;
    memcpy(seen, bond->digits, bytes);
    return false;
}

void bond_look_again(const struct bond *bond, const struct board *board, struct step *step,
                     enum bond_look look) {
    RuleDigits *seen = seen_digits(bond, board, step, look);
    memset(seen, 0, bond->bond->count * sizeof *seen);
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
