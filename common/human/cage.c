/* SPDX-License-Identifier: MIT */
#include "common/human/cage.h"

#include "common/human/bond.h"

/* The combinations that are left: of candidates, with all digits that are set, and for each cell
 * with one of its own. */
struct combinations {
    RuleDigits all[1 << RULESETS_SIDE_MAX];
    uint32_t count;
    RuleDigits any, every; /* digits that some have, that each has */
};

static bool serves(const struct bond *bond, RuleDigits combination) {
    for (uint32_t i = 0; i < bond->bond->count; i++) {
        RuleDigits digits = bond->digits[i];
        bool set = !(digits & (digits - 1));
        if (!(digits & combination) || (set && digits & ~combination))
            return false;
    }
    return true;
}

static void find_combinations(const struct bond *bond, struct combinations *left) {
    const struct rulesets *table = bond->rules->sets;
    const uint16_t *begin = &table->begin[bond->bond->count][bond->bond->total];
    RuleDigits any = 0;
    for (uint32_t i = 0; i < bond->bond->count; i++)
        any |= bond->digits[i];
    *left = (struct combinations){.every = ~(RuleDigits)0};
    for (unsigned i = begin[0]; i < begin[1]; i++) {
        RuleDigits set = table->sets[i];
        if (set & ~any || !serves(bond, set))
            continue;
        left->all[left->count++] = set;
        left->any |= set;
        left->every &= set;
    }
}

/* Whether the combinations of a bond are in the table. */
static bool has_combinations(const struct rules *rules, const struct rules_bond *bond) {
    return bond->sums && bond->different && rules->sets && bond->count <= RULESETS_SIDE_MAX &&
           bond->total >= 0 && bond->total <= RULESETS_SUM_MAX;
}

/* Begins the first bond from *next on whose combinations are in the table, and sets *next behind
 * it. Returns false where there is none. */
static bool next_cage(struct bond *bond, const struct board *board, uint32_t *next) {
    const struct rules *rules = board->layout->variant.rules;
    while (rules && *next < rules->bonds.size) {
        uint32_t number = (*next)++;
        if (has_combinations(rules, &rules->bonds.data[number])) {
            bond_begin(bond, board, number);
            return true;
        }
    }
    return false;
}

static void list(const struct combinations *left, struct step *step) {
    step->numbers[0] = left->count;
    for (uint32_t i = left->count; i-- > 0 && left->count <= CAGE_LISTED_MAX;)
        step_begin_part(step, left->all[i]);
}

bool cage_combination(const struct board *board, struct step *step) {
    struct combinations left;
    struct bond bond;
    for (uint32_t next = 0; next_cage(&bond, board, &next);) {
        if (bond_is_idle(&bond, board, step, BOND_COMBINATION))
            continue;
        find_combinations(&bond, &left);
        for (uint32_t k = 0; k < bond.bond->count; k++)
            bond.digits[k] &= left.any;
        if (!bond_effect(&bond, board, step, BOND_COMBINATION))
            continue;
        list(&left, step);
        if (step_done(step))
            return true;
    }
    return false;
}

/* Notes between which ends the sum of the others is, if that tells all digits that the cell has
 * lost. */
static void note_ends(const struct bond *bond, uint32_t number, RuleDigits lost,
                      struct step *step) {
    int low = 0, high = 0;
    bool tells = !bond->bond->minus;
    for (uint32_t i = 0; i < bond->bond->count; i++) {
        low += i == number ? 0 : rules_lowest(bond->digits[i]);
        high += i == number ? 0 : rules_highest(bond->digits[i]);
    }
    for (; lost; lost &= lost - 1) {
        int others = bond->bond->total - (int)set_digit(lost);
        tells = tells && (others < low || others > high);
    }
    step->numbers[0] = tells ? low : 1;
    step->numbers[1] = tells ? high : 0;
}

/* Tells of the first cell that loses something; narrowed is what the sum leaves. */
static bool tell_sum(struct bond *bond, const struct board *board, const struct bond *narrowed,
                     struct step *step) {
    for (uint32_t i = 0; i < bond->bond->count; i++) {
        RuleDigits before = bond->digits[i];
        if (board->digits[bond->cells[i]] || before == narrowed->digits[i])
            continue;
        bond->digits[i] = narrowed->digits[i];
        if (!bond_effect(bond, board, step, BOND_SUM))
            return false;
        bond->digits[i] = before;
        step->digits = narrowed->digits[i];
        note_ends(bond, i, before & ~narrowed->digits[i], step);
        if (step_done(step))
            return true;
    }
    return false;
}

static bool has_all_digits(const struct bond *bond) {
    for (uint32_t i = 0; i < bond->bond->count; i++)
        if (!bond->digits[i])
            return false;
    return true;
}

bool cage_sum(const struct board *board, struct step *step) {
    const struct rules *rules = board->layout->variant.rules;
    struct bond bond, narrowed;
    for (uint32_t i = 0; rules && i < rules->bonds.size; i++) {
        if (!rules->bonds.data[i].sums)
            continue;
        bond_begin(&bond, board, i);
        if (bond_is_idle(&bond, board, step, BOND_SUM) || !has_all_digits(&bond))
            continue;
        narrowed = bond;
        rulebond_narrow(rules, bond.bond, narrowed.digits);
        if (tell_sum(&bond, board, &narrowed, step))
            return true;
    }
    return false;
}

bool cage_digit(const struct board *board, struct step *step) {
    struct combinations left;
    struct bond bond;
    for (uint32_t next = 0; next_cage(&bond, board, &next);) {
        struct bond_cells among = bond_cells(&bond);
        find_combinations(&bond, &left);
        for (RuleDigits digits = left.count ? left.every : 0; digits; digits &= digits - 1)
            if (bond_place(&among, board, set_digit(digits), step) && step_done(step))
                return true;
    }
    return false;
}
