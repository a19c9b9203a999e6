/* SPDX-License-Identifier: MIT */
#include "common/human/rule.h"

#include "common/human/bond.h"
#include "common/human/relation.h"
#include "common/human/ways.h"
#include "common/rulekind.h"

/* How many bonds there are, and sums behind them. */
static uint32_t count_all(const struct board *board) {
    const struct rules *rules = board->layout->variant.rules;
    return rules ? (uint32_t)(rules->bonds.size + board->layout->derived.sums.size) : 0;
}

static void begin(struct bond *bond, const struct board *board, uint32_t number) {
    uint32_t bonds = (uint32_t)board->layout->variant.rules->bonds.size;
    if (number < bonds)
        bond_begin(bond, board, number);
    else
        bond_begin_sum(bond, board, number - bonds);
}

static uint64_t sum_of(const struct bond *bond) {
    uint64_t sum = 0;
    for (uint32_t k = 0; k < bond->bond->count; k++)
        sum += bond->digits[k];
    return sum;
}

void rule_see(const struct board *board, struct rule_seen *seen) {
    struct bond bond;
    for (uint32_t i = 0; i < count_all(board) && i < RULE_SEEN_MAX; i++) {
        begin(&bond, board, i);
        seen->sums[i] = sum_of(&bond);
    }
    for (unsigned w = 0; w < RULE_SEEN_MAX / 64; w++)
        seen->used[w] = 0;
}

/* Rules out what number `number` leaves no room for; the board has a flaw where that is a digit
 * which is set.  Returns whether there was something. */
static bool follow(struct board *board, struct bond *bond, uint32_t number) {
    uint64_t before = board->changes;
    rulebond_narrow(bond->rules, bond->bond, bond->digits);
    if (bond->bond->sums && number < bond->rules->bonds.size)
        ways_narrow(board, bond);
    for (uint32_t k = 0; k < bond->bond->count; k++) {
        uint32_t cell = bond->cells[k];
        if (board->digits[cell] && !bond->digits[k])
            board_break(board, number);
        for (Set gone = board->candidates[cell] & ~(Set)bond->digits[k]; gone; gone &= gone - 1)
            board_remove(board, cell, set_digit(gone));
    }
    return board->changes != before || board->flaw;
}

/* Follows one that has lost candidates since it was looked at. */
static void follow_seen(struct board *board, uint32_t number, struct rule_seen *seen) {
    struct bond bond;
    begin(&bond, board, number);
    if (seen->sums[number] == sum_of(&bond) || set_has(seen->banned, number))
        return;
    if (follow(board, &bond, number))
        set_add(seen->used, number);
    seen->sums[number] = sum_of(&bond);
}

/* The places of digits are looked at with relations of all rules, which bans know nothing of. */
static bool is_any_banned(const struct rule_seen *seen) {
    return set_least(seen->banned, RULE_SEEN_MAX / 64) != UINT32_MAX;
}

bool rule_follow(struct board *board, struct rule_seen *seen) {
    uint64_t before = board->changes;
    struct bond bond;
    for (uint32_t i = 0; i < count_all(board) && !board->flaw; i++)
        if (i < RULE_SEEN_MAX) {
            follow_seen(board, i, seen);
        } else {
            begin(&bond, board, i);
            follow(board, &bond, i);
        }
    return board->changes != before || board->flaw ||
           (!is_any_banned(seen) && relation_follow(board));
}

static bool is_relation(const struct rules_bond *bond) {
    return !bond->sums && !bond->diagram;
}

bool rule_has_sums(const struct board *board) {
    const struct rules *rules = board->layout->variant.rules;
    for (uint32_t i = 0; rules && i < rules->bonds.size; i++)
        if (!is_relation(&rules->bonds.data[i]))
            return true;
    return false;
}

bool rule_follow_sums(struct board *board, struct rule_seen *seen) {
    const struct rules *rules = board->layout->variant.rules;
    uint64_t before = board->changes;
    for (uint32_t i = 0; i < count_all(board) && i < RULE_SEEN_MAX && !board->flaw; i++)
        if (i >= rules->bonds.size || !is_relation(&rules->bonds.data[i]))
            follow_seen(board, i, seen);
    return board->changes != before || board->flaw;
}

bool rule_is_broken(const struct board *board, uint32_t *number) {
    const struct rules *rules = board->layout->variant.rules;
    struct bond bond;
    for (uint32_t i = 0; rules && i < rules->bonds.size; i++) {
        bond_begin(&bond, board, i);
        rulebond_narrow(rules, bond.bond, bond.digits);
        *number = i;
        for (uint32_t k = 0; k < bond.bond->count; k++)
            if (!bond.digits[k])
                return true;
    }
    return false;
}

const uint32_t *rule_cells(const struct layout *layout, uint32_t number, uint32_t *count) {
    const struct rules *rules = layout->variant.rules;
    bool follows = number >= rules->bonds.size;
    const struct rules_bond *bond =
        follows ? &layout->derived.sums.data[number - rules->bonds.size].bond
                : &rules->bonds.data[number];
    *count = bond->count;
    return (follows ? &layout->derived.cells : &rules->bonded)->data + bond->begin;
}

void rule_write(struct output *out, const struct layout *layout, uint32_t number,
                enum words_language language) {
    const struct rules *rules = layout->variant.rules;
    if (number >= rules->bonds.size) {
        const struct derived_sum *sum = &layout->derived.sums.data[number - rules->bonds.size];
        output_text(out, WORDS_IN(language, "rule of 45 in ", "45 法则，"));
        words_houses(out, layout, sum->houses, sum->house_count, language);
        return;
    }
    const struct rules_bond *bond = &rules->bonds.data[number];
    const struct rule *rule = &rules->list.data[bond->rule];
    output_printable(out, rules->text.data + rule->text, rule->length);
    if (rule->kind->cells != RULE_NO_CELLS)
        return;
    output_char(out, ' ');
    words_cells(out, layout, rules_bond_cells(rules, bond), bond->count);
}
