#include "common/rulepath.h"

/* Machines (rulediagram.h).  Two numbers in a state: the first is below PACK. */
enum { REFUSED = -1, PACK = 32, SUMS = 64 };

/* The ends, which are read first, and the digits between them. */
static int step_between(const struct rulereading *reading, int state, int place, int digit) {
    (void)reading;
    if (place == 0)
        return digit;
    if (place == 1)
        return state < digit ? state + PACK * digit : digit + PACK * state;
    return digit > state % PACK && digit < state / PACK ? state : REFUSED;
}

static void between(struct rules *rules, const struct rule *rule) {
    uint32_t cells[RULEDIAGRAM_SIDE_MAX] = {rule->cells[0], rule->cells[rule->count - 1]};
    for (uint32_t i = 1; i + 1 < rule->count; i++)
        cells[i + 1] = rule->cells[i];
    rules_add_reading(rules, cells, rule->count, step_between, 0, false);
}

/* The sum of two cells as far from the middle, which is the middle if that is one cell; above that
 * the first of two cells. */
static int step_zipper(const struct rulereading *reading, int state, int place, int digit) {
    int odd = reading->length & 1, sum = state % SUMS, first = state / SUMS;
    if (odd && place == 0)
        return digit;
    if ((place & 1) == odd)
        return sum + SUMS * digit;
    if (!odd && place == 1)
        return first + digit;
    return first + digit == sum ? sum : REFUSED;
}

/* Reads from the middle to both ends. */
static void zipper(struct rules *rules, const struct rule *rule) {
    uint32_t cells[RULEDIAGRAM_SIDE_MAX], count = 0, middle = rule->count / 2;
    if (rule->count & 1)
        cells[count++] = rule->cells[middle];
    for (uint32_t i = middle; i-- > 0;) {
        cells[count++] = rule->cells[i];
        cells[count++] = rule->cells[rule->count - 1 - i];
    }
    rules_add_reading(rules, cells, count, step_zipper, 0, false);
}

/* Which of the digits of the number, a bit each, have occurred. */
static int step_quadruple(const struct rulereading *reading, int state, int place, int digit) {
    int wanted = reading->number, missing = 0;
    bool taken = false;
    for (int bit = 1; wanted; wanted /= 10, bit <<= 1) {
        bool takes = !taken && !(state & bit) && wanted % 10 == digit;
        taken |= takes;
        state |= takes ? bit : 0;
        missing += !(state & bit);
    }
    return missing < reading->length - place ? state : REFUSED;
}

static void quadruple(struct rules *rules, const struct rule *rule) {
    rules_add_reading(rules, rule->cells, rule->count, step_quadruple, rule->number, false);
}

/* clang-format off */
const struct rule_kind rulepath_kinds[] = {
    {"between", false, RULE_PATH, 3, between, "between the digits at the ends", RULE_BETWEEN},
    {"zipper", false, RULE_PATH, 3, zipper, "as far from the middle: one sum, which is the middle", RULE_DOUBLE_LINE},
    {"quadruple", true, RULE_PATH, 1, quadruple, "these digits are among them", RULE_CORNER},
    {0},
};
/* clang-format on */
