#include "common/human/rule.h"

#include "common/rulebond.h"

enum { CELLS_MAX = RULES_SIDE_MAX * RULES_SIDE_MAX };

/* What a cell may have: its candidates, or the digit that it is set to. */
static RuleDigits digits_of(const struct board *board, uint32_t cell) {
    return (RuleDigits)(board->digits[cell] ? set_of(board->digits[cell])
                                            : board->candidates[cell]);
}

/* Fills digits with what a bond leaves.  Returns its cells. */
static const uint32_t *narrow(const struct board *board, const struct rules_bond *bond,
                              RuleDigits *digits) {
    const struct rules *rules = board->layout->variant.rules;
    const uint32_t *cells = rules_bond_cells(rules, bond);
    for (uint32_t i = 0; i < bond->count; i++)
        digits[i] = digits_of(board, cells[i]);
    rulebond_narrow(rules, bond, digits);
    return cells;
}

bool rule_find(const struct board *board, struct step *step) {
    const struct rules *rules = board->layout->variant.rules;
    RuleDigits digits[CELLS_MAX];
    for (size_t i = 0; rules && i < rules->bonds.size; i++) {
        const struct rules_bond *bond = &rules->bonds.data[i];
        const uint32_t *cells = narrow(board, bond, digits);
        step_begin(step);
        step->where = (uint32_t)i;
        for (uint32_t k = 0; k < bond->count; k++)
            step_remove(step, cells[k], board->candidates[cells[k]] & ~(Set)digits[k]);
        if (step_done(step))
            return true;
    }
    return false;
}

static uint32_t candidates_of(const struct board *board, const struct rules_bond *bond) {
    const uint32_t *cells = rules_bond_cells(board->layout->variant.rules, bond);
    uint32_t left = 0;
    for (uint32_t k = 0; k < bond->count; k++)
        left += set_size(digits_of(board, cells[k]));
    return left;
}

void rule_see(const struct board *board, struct rule_seen *seen) {
    const struct rules *rules = board->layout->variant.rules;
    for (size_t i = 0; rules && i < rules->bonds.size && i < RULE_SEEN_MAX; i++)
        seen->left[i] = candidates_of(board, &rules->bonds.data[i]);
}

static void follow(struct board *board, const struct rules_bond *bond) {
    RuleDigits digits[CELLS_MAX];
    const uint32_t *cells = narrow(board, bond, digits);
    for (uint32_t k = 0; k < bond->count; k++)
        for (Set gone = board->candidates[cells[k]] & ~(Set)digits[k]; gone; gone &= gone - 1)
            board_remove(board, cells[k], set_digit(gone));
}

bool rule_follow(struct board *board, struct rule_seen *seen) {
    const struct rules *rules = board->layout->variant.rules;
    uint64_t before = board->changes;
    for (size_t i = 0; rules && i < rules->bonds.size && !board->flaw; i++) {
        const struct rules_bond *bond = &rules->bonds.data[i];
        uint32_t left = i < RULE_SEEN_MAX ? candidates_of(board, bond) : UINT32_MAX;
        if (i < RULE_SEEN_MAX && seen->left[i] == left)
            continue;
        follow(board, bond);
        if (i < RULE_SEEN_MAX)
            seen->left[i] = candidates_of(board, bond);
    }
    return board->changes != before;
}

bool rule_is_broken(const struct board *board, uint32_t *number) {
    const struct rules *rules = board->layout->variant.rules;
    RuleDigits digits[CELLS_MAX];
    for (size_t i = 0; rules && i < rules->bonds.size; i++) {
        const struct rules_bond *bond = &rules->bonds.data[i];
        narrow(board, bond, digits);
        *number = (uint32_t)i;
        for (uint32_t k = 0; k < bond->count; k++)
            if (!digits[k])
                return true;
    }
    return false;
}

void rule_write(struct output *out, const struct layout *layout, uint32_t bond) {
    const struct rules *rules = layout->variant.rules;
    const struct rule *rule = &rules->list.data[rules->bonds.data[bond].rule];
    output_printable(out, rules->text.data + rule->text, rule->length);
}
