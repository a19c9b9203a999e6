/* SPDX-License-Identifier: MIT */
#include "common/human/rule.h"

#include <assert.h>
#include <string.h>

#include "common/human/bond.h"
#include "common/human/relation.h"
#include "common/human/ways.h"
#include "common/rules/rulekind.h"

/* The number of bonds of the rules and of derived sums. */
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

void rule_see(const struct board *board, struct rule_seen *seen) {
    size_t words = (size_t)board->layout->side * board->layout->words;
    assert(words <= RULE_SEEN_HOLDERS_MAX);
    memcpy(seen->holders, board->holders, words * sizeof *seen->holders);
    memset(seen->due, 0, sizeof seen->due);
    memset(seen->used, 0, sizeof seen->used);
}

/* Makes all bonds of a cell due. */
static void make_due(const struct layout *layout, uint32_t cell, struct rule_seen *seen) {
    const uint64_t *of = layout->bondindex.of + (size_t)cell * BONDINDEX_WORDS;
    for (uint32_t w = 0; w < layout->bondindex.words; w++)
        seen->due[w] |= of[w];
}

/* Given the cells of word w that have lost a digit, returns those that are not set to this
 * digit. */
static uint64_t not_set_to(const struct board *board, uint32_t w, uint64_t lost, unsigned digit) {
    uint64_t without = 0;
    for (; lost; lost &= lost - 1)
        if (board->digits[w * 64 + set_first(lost)] != digit)
            without |= lost & -lost;
    return without;
}

/* Makes the bonds due whose cells have lost candidates.  A cell that was set to its only candidate
 * has lost none. */
static void notice(const struct board *board, struct rule_seen *seen) {
    const struct layout *layout = board->layout;
    uint64_t changed[LAYOUT_WORDS_MAX] = {0}, *before = seen->holders;
    const uint64_t *now = board->holders;
    for (unsigned digit = 1; digit <= layout->side; digit++)
        for (uint32_t w = 0; w < layout->words; w++, before++, now++) {
            changed[w] |= not_set_to(board, w, *before & ~*now, digit);
            *before = *now;
        }
    for (uint32_t w = 0; w < layout->words; w++)
        for (; changed[w]; changed[w] &= changed[w] - 1)
            make_due(layout, w * 64 + set_first(changed[w]), seen);
}

/* Rules out the candidates for which bond `number` leaves no room.  If it leaves none for a digit
 * that is set, the board has a flaw.  Returns whether anything changed. */
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

/* Follows a bond that is due. */
static void follow_due(struct board *board, uint32_t number, struct rule_seen *seen) {
    struct bond bond;
    if (!set_has(seen->banned, number)) {
        begin(&bond, board, number);
        if (follow(board, &bond, number)) {
            set_add(seen->used, number);
            notice(board, seen);
        }
    }
    set_drop(seen->due, number);
}

/* Follows those of the given bonds that are due, in ascending order.  A bond that becomes due on
 * the way and has a lower number waits for the next call. */
static void follow_all_due(struct board *board, const uint64_t *numbers, struct rule_seen *seen) {
    notice(board, seen);
    for (uint32_t w = 0; w < board->layout->bondindex.words; w++) {
        uint64_t left = UINT64_MAX;
        while (!board->flaw && (left &= seen->due[w] & numbers[w])) {
            uint32_t bit = set_first(left);
            follow_due(board, w * 64 + bit, seen);
            left = -((uint64_t)2 << bit);
        }
    }
}

/* If any bond is banned, relations are not followed for the places of digits: there the relations
 * of all rules act together, whether banned or not. */
static bool is_any_banned(const struct rule_seen *seen) {
    return set_least(seen->banned, RULE_SEEN_MAX / 64) != UINT32_MAX;
}

bool rule_follow(struct board *board, struct rule_seen *seen) {
    uint64_t before = board->changes, all[RULE_SEEN_WORDS];
    struct bond bond;
    memset(all, 0xff, sizeof all);
    follow_all_due(board, all, seen);
    for (uint32_t i = RULE_SEEN_MAX; i < count_all(board) && !board->flaw; i++) {
        begin(&bond, board, i);
        follow(board, &bond, i);
    }
    return board->changes != before || board->flaw ||
           (!is_any_banned(seen) && relation_follow(board));
}

bool rule_has_sums(const struct board *board) {
    return set_least(board->layout->bondindex.sums, RULE_SEEN_WORDS) != UINT32_MAX;
}

bool rule_follow_sums(struct board *board, struct rule_seen *seen) {
    uint64_t before = board->changes;
    follow_all_due(board, board->layout->bondindex.sums, seen);
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
