/* SPDX-License-Identifier: MIT */
#include "common/rules/rulenumber.h"

#include <assert.h>

enum { QUOTED = 40 };

/* from + (from + 1) + ..., `count` terms. */
static int add_up(int from, int count) {
    assert(count >= 0);
    return count * (2 * from + count - 1) / 2;
}

/* The most first cells that can form a number that the others add up to: at most 3, and 1 if none
 * can, since the least numbers of two and three digits are 11 and 111. */
static int largest_bulb(int count, int side) {
    assert(count > 0 && side > 0);
    int bulb = 3, least = 111;
    for (; bulb > 1 && (count - bulb) * side < least; bulb--)
        least /= 10;
    return bulb;
}

/* The least and the largest number that a rule can have. */
static void find_range(const struct rule *rule, int side, int *low, int *high) {
    int count = (int)rule->count;
    *low = 1;
    *high = side;
    switch (rule->kind->numbered) {
    case RULE_TOTAL:
        *low = count;
        *high = count * side;
        break;
    case RULE_TOTAL_DIFFERENT:
        *low = add_up(1, count);
        *high = add_up(side - count + 1, count);
        break;
    case RULE_TOTAL_FIRST:
        *high = add_up(1, side);
        break;
    case RULE_TOTAL_BETWEEN:
        *low = 0;
        *high = side > 2 ? add_up(2, side - 2) : 0;
        break;
    case RULE_DISTANCE:
        *high = side > 1 ? side - 1 : 1;
        break;
    case RULE_PLACE:
        *high = count;
        break;
    case RULE_BULB:
        *low = 2;
        *high = largest_bulb(count, side);
        break;
    case RULE_NO_NUMBER:
    case RULE_PLACES:
    case RULE_FACTOR:
    case RULE_DIGIT:
    case RULE_DIGITS:
        break;
    }
}

/* Digits in one word: each from 1 to the side, and at most as many as cells. */
static bool check_digits(const struct rule *rule, unsigned side, const unsigned char *text,
                         size_t size, size_t *wrong, struct diag *diag) {
    unsigned highest = side < 9 ? side : 9;
    for (size_t i = 0; i < size; i++)
        if (text[i] == '0' || text[i] - '0' > (int)highest) {
            *wrong = i;
            return diag_set(diag, "rule %s needs digits from 1 to %u, found '%c'", rule->kind->name,
                            highest, text[i]);
        }
    return size <= rule->count || diag_set(diag, "rule %s needs a cell for each digit, found %u",
                                           rule->kind->name, rule->count);
}

/* Whether `count` different digits from `least` to the side, without `without`, can have a sum. */
static bool have_sum(int count, int sum, int least, int side, int without) {
    if (!count)
        return !sum;
    if (sum < add_up(least, count) || sum > add_up(side - count + 1, count))
        return false;
    for (int digit = least; digit <= side; digit++)
        if (digit != without && have_sum(count - 1, sum - digit, digit + 1, side, without))
            return true;
    return false;
}

/* Whether digits can give a number within its range.  The digits between 1 and the side can have
 * all sums except 1 and the largest one less 1. */
static bool is_made(const struct rule *rule, int side, int high) {
    if (rule->kind->numbered == RULE_TOTAL_BETWEEN)
        return rule->number != 1 && rule->number != high - 1;
    if (rule->kind->numbered != RULE_TOTAL_FIRST)
        return true;
    for (int first = 1; first <= side; first++)
        if (rule->number >= first && have_sum(first - 1, rule->number - first, 1, side, first))
            return true;
    return false;
}

bool rulenumber_check(const struct rule *rule, unsigned side, const unsigned char *text,
                      size_t size, size_t *wrong, struct diag *diag) {
    int low, high;
    char quoted[QUOTED];
    assert(rule->kind->numbered && side && side <= RULES_SIDE_MAX && size);
    *wrong = 0;
    if (rule->kind->numbered == RULE_DIGITS)
        return check_digits(rule, side, text, size, wrong, diag);
    if (rule->kind->numbered == RULE_TOTAL_DIFFERENT && rule->count > side)
        return diag_set(diag, "rule %s has %u cells, and there are %u digits", rule->kind->name,
                        rule->count, side);
    find_range(rule, (int)side, &low, &high);
    diag_quote(quoted, sizeof quoted, text, size);
    if (low > high)
        return diag_set(diag, "rule %s with these cells can have no number, found '%s'",
                        rule->kind->name, quoted);
    if (rule->number >= low && rule->number <= high)
        return is_made(rule, (int)side, high) ||
               diag_set(diag, "rule %s needs a number that digits make, found '%s'",
                        rule->kind->name, quoted);
    if (low == high)
        return diag_set(diag, "rule %s with these cells needs the number %d, found '%s'",
                        rule->kind->name, low, quoted);
    return diag_set(diag, "rule %s with these cells needs a number from %d to %d, found '%s'",
                    rule->kind->name, low, high, quoted);
}
