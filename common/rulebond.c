#include "common/rulebond.h"

static int lowest(RuleDigits digits) {
    return __builtin_ctz(digits) + 1;
}

static int highest(RuleDigits digits) {
    return 32 - __builtin_clz(digits);
}

/* The digits of the other cell that some digit of one allows. */
static RuleDigits related(const RuleDigits *table, RuleDigits digits) {
    RuleDigits other = 0;
    for (; digits; digits &= digits - 1)
        other |= table[__builtin_ctz(digits)];
    return other;
}

static void narrow_relation(const struct rules *rules, const struct rules_bond *bond,
                            RuleDigits *digits) {
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

/* The least and the greatest that a cell adds to a sum. */
static int least(const struct rules_bond *bond, const RuleDigits *digits, uint32_t i) {
    return bond->minus && i + 1 == bond->count ? -highest(digits[i]) : lowest(digits[i]);
}
static int greatest(const struct rules_bond *bond, const RuleDigits *digits, uint32_t i) {
    return bond->minus && i + 1 == bond->count ? -lowest(digits[i]) : highest(digits[i]);
}

static bool has_empty(RuleDigits *digits, uint32_t count) {
    for (uint32_t i = 0; i < count; i++)
        if (!digits[i])
            return true;
    return false;
}

/* Leaves each cell what the others' extremes allow, until that is all. */
static void narrow_bounds(const struct rules_bond *bond, RuleDigits *digits) {
    bool changed = true;
    while (changed && !has_empty(digits, bond->count)) {
        int low = 0, high = 0;
        changed = false;
        for (uint32_t i = 0; i < bond->count; i++) {
            low += least(bond, digits, i);
            high += greatest(bond, digits, i);
        }
        for (uint32_t i = 0; i < bond->count; i++) {
            int from = bond->total - high + greatest(bond, digits, i);
            int to = bond->total - low + least(bond, digits, i);
            RuleDigits fit =
                bond->minus && i + 1 == bond->count ? between(-to, -from) : between(from, to);
            changed |= (digits[i] & ~fit) != 0;
            digits[i] &= fit;
        }
    }
}

/* Whether each cell has a digit of the combination. */
static bool serves_all(const RuleDigits *digits, uint32_t count, RuleDigits combination) {
    for (uint32_t i = 0; i < count; i++)
        if (!(digits[i] & combination))
            return false;
    return true;
}

/* Leaves each cell the digits of combinations with the sum that are still possible: those of
 * candidates, with all digits that are set. */
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

void rulebond_narrow(const struct rules *rules, const struct rules_bond *bond, RuleDigits *digits) {
    if (bond->diagram) {
        rulediagram_narrow(bond->diagram, digits);
        return;
    }
    if (!bond->sums) {
        narrow_relation(rules, bond, digits);
        return;
    }
    if (bond->different && rules->sets)
        narrow_combinations(rules->sets, bond, digits);
    narrow_bounds(bond, digits);
}

static bool holds(const struct rules *rules, const struct rules_bond *bond, const uint8_t *cells) {
    const uint32_t *cell = rules_bond_cells(rules, bond);
    int sum = 0;
    if (bond->diagram)
        return rulediagram_allows(bond->diagram, cells, cell);
    if (!bond->sums)
        return rules->tables.data[bond->table + cells[cell[0]] - 1] >> (cells[cell[1]] - 1) & 1;
    for (uint32_t i = 0; i < bond->count; i++)
        sum += bond->minus && i + 1 == bond->count ? -cells[cell[i]] : cells[cell[i]];
    return sum == bond->total;
}

bool rulebond_all_hold(const struct rules *rules, const uint8_t *cells) {
    if (!rules)
        return true;
    for (uint32_t c = 0; c < rules->cells; c++)
        if (!(rules->allowed[c] >> (cells[c] - 1) & 1))
            return false;
    for (size_t i = 0; i < rules->pairs.size; i += 2)
        if (cells[rules->pairs.data[i]] == cells[rules->pairs.data[i + 1]])
            return false;
    for (size_t i = 0; i < rules->bonds.size; i++)
        if (!holds(rules, &rules->bonds.data[i], cells))
            return false;
    return true;
}
