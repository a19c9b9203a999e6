#include "common/ruleoutside.h"

/* Machines (rulediagram.h).  Two numbers in a state: the first is below PACK. */
enum { REFUSED = -1, PACK = 32 };

/* Before the first of 1 and side, after the second, and above that the sum so far. */
enum { BEFORE, AFTER, SUM };

static int step_sandwich(int side, int number, int state, int place, int digit) {
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

/* How many towers are seen, and how high the last one is. */
static int step_skyscraper(int side, int number, int state, int place, int digit) {
    int seen = state % PACK, height = state / PACK;
    if (digit > height) {
        seen++;
        height = digit;
    }
    if (seen > number || number - seen > side - height || (place == side - 1 && seen != number))
        return REFUSED;
    return height * PACK + seen;
}

/* How many cells are still to be added, and what they add. */
static int step_xsum(int side, int number, int state, int place, int digit) {
    int left = place ? state % PACK : digit, rest = place ? state / PACK : number;
    if (left) {
        left--;
        rest -= digit;
    }
    return rest < left || rest > left * side ? REFUSED : rest * PACK + left;
}

/* How many cells on the room is, or 0 behind it. */
static int step_numberedroom(int side, int number, int state, int place, int digit) {
    int left = place ? state : digit;
    (void)side;
    return left == 1 && digit != number ? REFUSED : left - (left > 0);
}

void ruleoutside_sandwich(struct rules *rules, const struct rule *rule) {
    rules_add_line(rules, rule->cells, step_sandwich, rule->number);
}

void ruleoutside_skyscraper(struct rules *rules, const struct rule *rule) {
    rules_add_line(rules, rule->cells, step_skyscraper, rule->number);
}

void ruleoutside_xsum(struct rules *rules, const struct rule *rule) {
    rules_add_line(rules, rule->cells, step_xsum, rule->number);
}

void ruleoutside_numberedroom(struct rules *rules, const struct rule *rule) {
    rules_add_line(rules, rule->cells, step_numberedroom, rule->number);
}
