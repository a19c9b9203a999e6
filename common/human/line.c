#include "common/human/line.h"

#include "common/human/bond.h"

static bool is_set(RuleDigits digits) {
    return !(digits & (digits - 1));
}

/* Gives the open cells every digit that the others of a row or a column do not have. */
static void forget_candidates(struct bond *bond) {
    RuleDigits taken = 0;
    for (uint32_t i = 0; i < bond->bond->count; i++)
        if (is_set(bond->digits[i]))
            taken |= bond->digits[i];
    if (!bond->bond->diagram->reading.different)
        taken = 0;
    for (uint32_t i = 0; i < bond->bond->count; i++)
        if (!is_set(bond->digits[i]))
            bond->digits[i] = bond->rules->allowed[bond->cells[i]] & ~taken;
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

/* Notes what is left for the first cell that loses something, and which cells are set. */
static void note_left(const struct bond *bond, const struct board *board, struct step *step) {
    step->numbers[0] = step->numbers[1] = 0;
    for (uint32_t i = 0; i < bond->bond->count && i < 63; i++) {
        if (bond->cells[i] == step->removals[0].cell)
            step->numbers[0] = bond->digits[i];
        if (board->digits[bond->cells[i]])
            step->numbers[1] |= (int64_t)1 << i;
    }
}

bool line_clue(const struct board *board, struct step *step) {
    struct bond bond;
    for (uint32_t next = 0; next_line(&bond, board, step, BOND_LINE, &next);) {
        forget_candidates(&bond);
        rulebond_narrow(bond.rules, bond.bond, bond.digits);
        if (!bond_effect(&bond, board, step, BOND_LINE))
            continue;
        note_left(&bond, board, step);
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
    step->numbers[0] = (int64_t)count;
    for (uint64_t k = 0; k < count && count * bond->bond->count <= LINE_LISTED_MAX; k++) {
        rulediagram_order(bond->bond->diagram, bond->digits, k, digits);
        for (uint32_t i = 0; i < bond->bond->count; i++)
            step_begin_part(step, set_of(digits[i]));
    }
}

static bool find_orders(const struct board *board, struct step *step, bool few) {
    struct bond bond;
    for (uint32_t next = 0; next_line(&bond, board, step, BOND_ORDERS, &next);) {
        rulebond_narrow(bond.rules, bond.bond, bond.digits);
        if (!bond_effect(&bond, board, step, BOND_ORDERS))
            continue;
        uint64_t count = count_orders(&bond);
        list_orders(&bond, step, count);
        if ((count && count <= LINE_FEW) == few && step_done(step))
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
