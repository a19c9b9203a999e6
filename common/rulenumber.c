#include "common/rulenumber.h"

enum { QUOTED = 40 };

/* The first numbers from `from` on, so many, added up. */
static int add_up(int from, int count) {
    return count * (2 * from + count - 1) / 2;
}

/* The least and the greatest number that a rule can have. */
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
    case RULE_BULB:
        *low = 2;
        *high = count > 3 ? 3 : count - 1;
        break;
    default:
        break;
    }
}

/* Digits in one word: none is 0 or above the side, and there is a cell for each. */
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

bool rulenumber_check(const struct rule *rule, unsigned side, const unsigned char *text,
                      size_t size, size_t *wrong, struct diag *diag) {
    int low, high;
    char quoted[QUOTED];
    *wrong = 0;
    if (rule->kind->numbered == RULE_DIGITS)
        return check_digits(rule, side, text, size, wrong, diag);
    if (rule->kind->numbered == RULE_TOTAL_DIFFERENT && rule->count > side)
        return diag_set(diag, "rule %s has %u cells, and there are %u digits", rule->kind->name,
                        rule->count, side);
    find_range(rule, (int)side, &low, &high);
    if (rule->number >= low && rule->number <= high)
        return true;
    diag_quote(quoted, sizeof quoted, text, size);
    if (low == high)
        return diag_set(diag, "rule %s with these cells needs the number %d, found '%s'",
                        rule->kind->name, low, quoted);
    return diag_set(diag, "rule %s with these cells needs a number from %d to %d, found '%s'",
                    rule->kind->name, low, high, quoted);
}
