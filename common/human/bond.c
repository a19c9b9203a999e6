/* SPDX-License-Identifier: MIT */
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

/* Adds the places of a digit as a part, after the cells.  Returns how many there are, 0 where it is
 * set; *seen are the cells that see all of them. */
static uint32_t add_places(const struct bond_cells *among, const struct board *board,
                           unsigned digit, struct step *step, uint64_t *seen) {
    const struct layout *layout = board->layout;
    step_begin_part(step, set_of(digit));
    for (uint32_t i = 0; i < among->count; i++) {
        if (!(among->digits[i] >> (digit - 1) & 1))
            continue;
        if (board->digits[among->cells[i]])
            return 0;
        step_add_cell(step, among->cells[i]);
        for (uint32_t w = 0; w < layout->words; w++)
            seen[w] &= layout_sees(layout, among->cells[i])[w];
    }
    return step->parts[1].end - step->parts[1].begin;
}

bool bond_place(const struct bond_cells *among, const struct board *board, unsigned digit,
                struct step *step) {
    uint64_t seen[LAYOUT_WORDS_MAX];
    for (uint32_t w = 0; w < board->layout->words; w++)
        seen[w] = UINT64_MAX;
    step_begin(step);
    step->where = among->number;
    step->digits = set_of(digit);
    step_begin_part(step, 0);
    for (uint32_t i = 0; i < among->count; i++)
        step_add_cell(step, among->cells[i]);
    uint32_t count = add_places(among, board, digit, step, seen);
    if (!count)
        return false;
    step_remove_seen(step, board, seen, seen, digit);
    uint32_t last = step->cells[step->cell_count - 1];
    if (count == 1)
        step_remove(step, last, board->candidates[last] & ~step->digits);
    return step->removal_count > 0;
}
