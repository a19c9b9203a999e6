/* SPDX-License-Identifier: MIT */
#include "common/rules/rulebond.h"

#include <assert.h>

#include "common/base/bit.h"

/* The digits of the other cell that some digit of a cell allows. */
static RuleDigits related(const RuleDigits *table, RuleDigits digits) {
    RuleDigits other = 0;
    for (; digits; digits &= digits - 1)
        other |= table[bit_lowest(digits)];
    return other;
}

static void narrow_relation(const struct rules *rules, const struct rules_bond *bond,
                            RuleDigits *digits) {
    assert(bond->count == 2 && bond->table + 2 * (size_t)rules->side <= rules->tables.size);
    const RuleDigits *table = rules->tables.data + bond->table;
    digits[1] &= related(table, digits[0]);
    digits[0] &= related(table + rules->side, digits[1]);
}

/* The digits from low to high. */
static RuleDigits between(int low, int high) {
    if (high < 1 || low > RULES_SIDE_MAX || low > high)
        return 0;
    low = low < 1 ? 1 : low;
    high = high > RULES_SIDE_MAX ? RULES_SIDE_MAX : high;
    return (RuleDigits)(((uint64_t)1 << high) - ((uint64_t)1 << (low - 1)));
}

/* Whether a cell is subtracted in the sum. */
static bool counts_against(const struct rules_bond *bond, uint32_t i) {
    assert(i < bond->count && bond->minus <= bond->count);
    return i >= bond->count - bond->minus;
}

/* How many times a cell counts in the sum. */
static int weight(const struct rules_bond *bond, uint32_t i) {
    return i < bond->twice ? 2 : 1;
}

/* The bounds of a sum, and the largest distance of the bounds of its cells. */
struct range {
    int low, high, widest;
};

/* Returns false if some cell has no digit. */
static bool find_range(const struct rules_bond *bond, const RuleDigits *digits,
                       struct range *range) {
    *range = (struct range){0, 0, 0};
    for (uint32_t i = 0; i < bond->count; i++) {
        if (!digits[i])
            return false;
        int low = weight(bond, i) * rules_lowest(digits[i]),
            high = weight(bond, i) * rules_highest(digits[i]);
        bool against = counts_against(bond, i);
        range->low += against ? -high : low;
        range->high += against ? -low : high;
        range->widest = high - low > range->widest ? high - low : range->widest;
    }
    return true;
}

/* How far a digit may be from the bound of its cell if the sum may be `slack` from its own, rounded
 * down. */
static int share(const struct rules_bond *bond, uint32_t i, int distance) {
    return weight(bond, i) == 1 ? distance : distance < 0 ? -((1 - distance) / 2) : distance / 2;
}

/* Restricts each cell to what the bounds of the others allow, until nothing changes: a cell whose
 * bounds differ by no more than those of the sum from the total keeps all digits. */
static void narrow_bounds(const struct rules_bond *bond, RuleDigits *digits) {
    struct range range;
    while (find_range(bond, digits, &range)) {
        int above = range.high - bond->total, below = bond->total - range.low;
        if (range.widest <= above && range.widest <= below)
            return;
        for (uint32_t i = 0; i < bond->count; i++) {
            int low = rules_lowest(digits[i]), high = rules_highest(digits[i]);
            bool against = counts_against(bond, i);
            digits[i] &= between(high - share(bond, i, against ? below : above),
                                 low + share(bond, i, against ? above : below));
        }
    }
}

/* Reverses the bits: bit i becomes bit 31 - i. */
static RuleDigits turned(RuleDigits digits) {
    digits = (digits >> 1 & 0x55555555) | (digits & 0x55555555) << 1;
    digits = (digits >> 2 & 0x33333333) | (digits & 0x33333333) << 2;
    digits = (digits >> 4 & 0x0f0f0f0f) | (digits & 0x0f0f0f0f) << 4;
    return bit_turn_bytes(digits);
}

/* The digits d - x for the digits d of a set with a minus sign, or d + x without; both are
 * shifts. */
static RuleDigits moved(RuleDigits digits, int by) {
    if (by <= -RULES_SIDE_MAX || by >= RULES_SIDE_MAX)
        return 0;
    return by < 0 ? digits >> -by : digits << by;
}

/* The digits total - d for the digits d of a set. */
static RuleDigits rest_of(RuleDigits digits, int total) {
    return moved(turned(digits), total - RULES_SIDE_MAX - 1);
}

/* Restricts two cells to digits whose complement the other one has. */
static void narrow_two(const struct rules_bond *bond, RuleDigits *digits) {
    int total = bond->total;
    assert(bond->count == 2 && !bond->twice && bond->minus < 2);
    if (bond->minus == 1) {
        digits[1] &= moved(digits[0], -total);
        digits[0] &= moved(digits[1], total);
        return;
    }
    if (bond->different && !(total & 1) && total / 2 <= RULES_SIDE_MAX) {
        digits[0] &= ~((RuleDigits)1 << (total / 2 - 1));
        digits[1] &= ~((RuleDigits)1 << (total / 2 - 1));
    }
    digits[1] &= rest_of(digits[0], total);
    digits[0] &= rest_of(digits[1], total);
}

/* Whether each cell has a digit of the combination. */
static bool serves_all(const RuleDigits *digits, uint32_t count, RuleDigits combination) {
    for (uint32_t i = 0; i < count; i++)
        if (!(digits[i] & combination))
            return false;
    return true;
}

/* Restricts each cell to the digits of the combinations with the sum that are still possible: made
 * of candidates, and with all digits that are set. */
static void narrow_combinations(const struct rulesets *table, const struct rules_bond *bond,
                                RuleDigits *digits) {
    RuleDigits any = 0, fixed = 0, possible = 0;
    for (uint32_t i = 0; i < bond->count; i++) {
        any |= digits[i];
        fixed |= digits[i] & (digits[i] - 1) ? 0 : digits[i];
    }
    if (bond->count <= RULESETS_SIDE_MAX && bond->total >= 0 && bond->total <= RULESETS_SUM_MAX) {
        const uint16_t *begin = &table->begin[bond->count][bond->total];
        for (unsigned i = begin[0]; i < begin[1]; i++) {
            RuleDigits set = table->sets[i];
            if (!(set & ~any) && !(fixed & ~set) && serves_all(digits, bond->count, set))
                possible |= set;
        }
    }
    for (uint32_t i = 0; i < bond->count; i++)
        digits[i] &= possible;
}

#ifndef NDEBUG
/* Whether digits are those of a side. */
static bool are_digits(const RuleDigits *digits, uint32_t count, unsigned side) {
    for (uint32_t i = 0; i < count; i++)
        if ((uint64_t)digits[i] >> side)
            return false;
    return true;
}
#endif

void rulebond_narrow(const struct rules *rules, const struct rules_bond *bond, RuleDigits *digits) {
    assert(bond->count && are_digits(digits, bond->count, rules->side));
    if (bond->diagram) {
        rulediagram_narrow(bond->diagram, digits);
        return;
    }
    if (!bond->sums) {
        narrow_relation(rules, bond, digits);
        return;
    }
    if (bond->count == 2 && !bond->twice && bond->minus < 2 && (bond->minus || bond->total > 1)) {
        narrow_two(bond, digits);
        return;
    }
    if (bond->different && rules->sets)
        narrow_combinations(rules->sets, bond, digits);
    narrow_bounds(bond, digits);
}

bool rulebond_holds(const struct rules *rules, const struct rules_bond *bond, const uint32_t *cell,
                    const uint8_t *cells) {
    assert(bond->count && cells[cell[0]] && cells[cell[0]] <= rules->side);
    int sum = 0;
    if (bond->diagram)
        return rulediagram_allows(bond->diagram, cells, cell);
    if (!bond->sums)
        return rules->tables.data[bond->table + cells[cell[0]] - 1] >> (cells[cell[1]] - 1) & 1;
    for (uint32_t i = 0; i < bond->count; i++)
        sum += counts_against(bond, i) ? -cells[cell[i]] : cells[cell[i]];
    return sum == bond->total;
}

bool rulebond_all_hold(const struct rules *rules, const uint8_t *cells) {
    if (!rules)
        return true;
    for (uint32_t c = 0; c < rules->cells; c++) {
        assert(cells[c] && cells[c] <= rules->side);
        if (!(rules->allowed[c] >> (cells[c] - 1) & 1))
            return false;
    }
    for (size_t i = 0; i < rules->pairs.size; i += 2)
        if (cells[rules->pairs.data[i]] == cells[rules->pairs.data[i + 1]])
            return false;
    for (size_t i = 0; i < rules->bonds.size; i++)
        if (!rulebond_holds(rules, &rules->bonds.data[i],
                            rules_bond_cells(rules, &rules->bonds.data[i]), cells))
            return false;
    return true;
}
