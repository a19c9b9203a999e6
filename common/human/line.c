/* SPDX-License-Identifier: MIT */
#include "common/human/line.h"

#include "common/human/bond.h"

static bool is_set(RuleDigits digits) {
    return !(digits & (digits - 1));
}

/* Gives the open cells every digit but some. */
static void forget_candidates(struct bond *bond, RuleDigits without) {
    for (uint32_t i = 0; i < bond->bond->count; i++)
        if (!is_set(bond->digits[i]))
            bond->digits[i] = bond->rules->allowed[bond->cells[i]] & ~without;
}

/* The digits of cells that are set, where the others cannot have them, too. */
static RuleDigits taken_digits(const struct bond *bond) {
    RuleDigits taken = 0;
    for (uint32_t i = 0; i < bond->bond->count; i++)
        if (is_set(bond->digits[i]))
            taken |= bond->digits[i];
    return bond->bond->diagram->reading.different ? taken : 0;
}

/* Takes the next line that was not looked at in vain.  Returns false when there is none. */
static bool next_line(struct bond *bond, const struct board *board, struct step *step,
                      enum bond_look look, uint32_t *next) {
    const struct rules *rules = board->layout->variant.rules;
    while (rules && *next < rules->bonds.size) {
        uint32_t number = (*next)++;
        if (!rules->bonds.data[number].diagram)
            continue;
        bond_begin(bond, board, number);
        if (!bond_is_idle(bond, board, step, look))
            return true;
    }
    return false;
}

/* Whether a look at the line leaves no candidate that is not in `left`. */
static bool leaves_no_more(const struct bond *look, const struct bond *left,
                           const struct board *board) {
    struct bond narrowed = *look;
    rulebond_narrow(look->rules, look->bond, narrowed.digits);
    for (uint32_t i = 0; i < look->bond->count; i++)
        if (narrowed.digits[i] & board->candidates[look->cells[i]] & ~left->digits[i])
            return false;
    return true;
}

/* Adds, for words, the cells whose candidates are needed to narrow the line down to `left`, each as
 * a part with its digits.  Cells with the most candidates are left out first, if they can be. */
static void add_reasons(struct bond *look, const struct bond *left, const struct board *board,
                        struct step *step) {
    unsigned sizes[BOND_CELLS_MAX];
    if (step->brief)
        return;
    for (uint32_t i = 0; i < look->bond->count; i++)
        sizes[i] = set_size(look->digits[i]);
    for (unsigned size = look->rules->side; size > 0; size--)
        for (uint32_t i = 0; i < look->bond->count; i++) {
            RuleDigits known = look->digits[i];
            look->digits[i] = look->rules->allowed[look->cells[i]];
            if (sizes[i] != size || !leaves_no_more(look, left, board))
                look->digits[i] = known;
        }
    for (uint32_t i = 0; i < look->bond->count && step->part_count < STEP_PARTS_MAX; i++)
        if (look->digits[i] != look->rules->allowed[look->cells[i]])
            step_add_part(step, look->digits[i], look->cells[i]);
}

/* The digits that are left for the first cell which loses some. */
static Set left_first(const struct bond *bond, const struct step *step) {
    uint32_t i = 0;
    while (bond->cells[i] != step->removals[0].cell)
        i++;
    return bond->digits[i];
}

bool line_clue(const struct board *board, struct step *step) {
    struct bond bond, look;
    for (uint32_t next = 0; next_line(&bond, board, step, BOND_LINE, &next);) {
        look = bond;
        forget_candidates(&bond, taken_digits(&bond));
        rulebond_narrow(bond.rules, bond.bond, bond.digits);
        if (!bond_effect(&bond, board, step, BOND_LINE))
            continue;
        forget_candidates(&look, 0);
        step->digits = left_first(&bond, step);
        add_reasons(&look, &bond, board, step);
        if (step_done(step))
            return true;
    }
    return false;
}

/* How many orders the digits leave, 0 where they are not counted. */
static uint64_t count_orders(const struct bond *bond) {
    const struct rulereading *reading = &bond->bond->diagram->reading;
    bool exact = !reading->different || reading->side <= RULEDIAGRAM_SETS_MAX;
    return exact ? rulediagram_count(bond->bond->diagram, bond->digits) : 0;
}

static void list_orders(const struct bond *bond, struct step *step, uint64_t count) {
    uint8_t digits[RULEDIAGRAM_SIDE_MAX];
    for (uint64_t k = 0; k < count; k++) {
        rulediagram_order(bond->bond->diagram, bond->digits, k, digits);
        for (uint32_t i = 0; i < bond->bond->count; i++)
            step_begin_part(step, set_of(digits[i]));
    }
}

static bool find_orders(const struct board *board, struct step *step, bool few) {
    struct bond bond, look;
    for (uint32_t next = 0; next_line(&bond, board, step, BOND_ORDERS, &next);) {
        look = bond;
        rulebond_narrow(bond.rules, bond.bond, bond.digits);
        if (!bond_effect(&bond, board, step, BOND_ORDERS))
            continue;
        uint64_t count = count_orders(&bond);
        if ((count && count <= LINE_FEW) != few)
            continue;
        step->numbers[0] = (int64_t)count;
        if (count && count * bond.bond->count <= LINE_LISTED_MAX)
            list_orders(&bond, step, count);
        else
            add_reasons(&look, &bond, board, step);
        if (step_done(step))
            return true;
    }
    return false;
}

bool line_orders(const struct board *board, struct step *step) {
    return find_orders(board, step, true);
}

bool line_count(const struct board *board, struct step *step) {
    return find_orders(board, step, false);
}
