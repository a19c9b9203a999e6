/* SPDX-License-Identifier: MIT */
#include "common/rules/ruleoutside.h"

#include <assert.h>

/* Machines (rulediagram.h).  Two numbers in a state: the first is below PACK. */
enum { REFUSED = -1, PACK = 32 };

/* The state is before the first of 1 and side, behind the second, or above that the sum so far. */
enum { BEFORE, AFTER, SUM };

static int step_sandwich(const struct rulereading *reading, int state, int place, int digit) {
    int side = reading->side, number = reading->number;
    assert(state >= BEFORE && state - SUM <= number && place < side);
    bool crust = digit == 1 || digit == side;
    if (state == BEFORE)
        state = crust ? SUM : BEFORE;
    else if (state == AFTER)
        state = crust ? REFUSED : AFTER;
    else if (crust)
        state = state - SUM == number ? AFTER : REFUSED;
    else
        state = state - SUM + digit <= number ? state + digit : REFUSED;
    return place == side - 1 && state != AFTER ? REFUSED : state;
}

/* The state: number of towers seen, and height of the last one. */
static int step_skyscraper(const struct rulereading *reading, int state, int place, int digit) {
    int side = reading->side, number = reading->number;
    int seen = state % PACK, height = state / PACK;
    assert(seen <= number && height <= side && (height || !place));
    if (digit > height) {
        seen++;
        height = digit;
    }
    if (seen > number || number - seen > side - height || (place == side - 1 && seen != number))
        return REFUSED;
    return height * PACK + seen;
}

/* The state: number of cells still to be added, and their sum so far. */
static int step_xsum(const struct rulereading *reading, int state, int place, int digit) {
    int side = reading->side, number = reading->number;
    int left = place ? state % PACK : digit, rest = place ? state / PACK : number;
    assert(left < side + 1 && rest >= 0);
    if (left) {
        left--;
        rest -= digit;
    }
    return rest < left || rest > left * side ? REFUSED : rest * PACK + left;
}

/* The state: distance to the room, or 0 behind it. */
static int step_numberedroom(const struct rulereading *reading, int state, int place, int digit) {
    int number = reading->number;
    int left = place ? state : digit;
    assert(left >= 0 && left <= reading->side);
    return left == 1 && digit != number ? REFUSED : left - (left > 0);
}

static void read_line(struct rules *rules, const struct rule *rule, RuleStep step) {
    assert(rule->count == rules->side);
    rules_add_reading(rules, rule->cells, rule->count, step, rule->number, true);
}

static void sandwich(struct rules *rules, const struct rule *rule) {
    read_line(rules, rule, step_sandwich);
}

static void skyscraper(struct rules *rules, const struct rule *rule) {
    read_line(rules, rule, step_skyscraper);
}

static void xsum(struct rules *rules, const struct rule *rule) {
    read_line(rules, rule, step_xsum);
}

static void numberedroom(struct rules *rules, const struct rule *rule) {
    read_line(rules, rule, step_numberedroom);
}

/* clang-format off */
const struct rule_kind ruleoutside_kinds[] = {
    {"sandwich", RULE_TOTAL_BETWEEN, RULE_LINE, 0, sandwich,
     "between 1 and the highest digit: this sum", RULE_OUTSIDE},
    {"skyscraper", RULE_DIGIT, RULE_LINE, 0, skyscraper, "so many higher than all before", RULE_OUTSIDE},
    {"xsum", RULE_TOTAL_FIRST, RULE_LINE, 0, xsum, "the first X, X being the first: this sum", RULE_OUTSIDE},
    {"numberedroom", RULE_DIGIT, RULE_LINE, 0, numberedroom,
     "the X-th, X being the first: this digit", RULE_OUTSIDE},
    {0},
};
/* clang-format on */
