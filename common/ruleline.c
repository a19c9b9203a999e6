#include "common/ruleline.h"

#include <stdlib.h>

/* Relations of a digit x and the next one, y. */
static bool is_less(int x, int y, int least) {
    return y - x >= least;
}
static bool is_equal(int x, int y, int number) {
    (void)number;
    return x == y;
}
static bool is_apart(int x, int y, int number) {
    return abs(x - y) == number;
}
static bool is_far(int x, int y, int number) {
    return abs(x - y) >= number;
}
static bool is_multiple(int x, int y, int number) {
    return x == y * number || y == x * number;
}
static bool is_other_parity(int x, int y, int number) {
    (void)number;
    return (x ^ y) & 1;
}
static bool is_within(int x, int y, int number) {
    return x != y && abs(x - y) < number;
}

/* One relation of each cell with the next. */
static void relate(struct rules *rules, const struct rule *rule,
                   bool (*holds)(int x, int y, int number), int number) {
    for (uint32_t i = 0; i + 1 < rule->count; i++)
        rules_add_relation(rules, rule->cells[i], rule->cells[i + 1], holds, number);
}

void ruleline_less(struct rules *rules, const struct rule *rule) {
    relate(rules, rule, is_less, 1);
}

void ruleline_slow(struct rules *rules, const struct rule *rule) {
    relate(rules, rule, is_less, 0);
}

void ruleline_equal(struct rules *rules, const struct rule *rule) {
    relate(rules, rule, is_equal, 0);
}

void ruleline_consecutive(struct rules *rules, const struct rule *rule) {
    relate(rules, rule, is_apart, 1);
}

void ruleline_difference(struct rules *rules, const struct rule *rule) {
    relate(rules, rule, is_apart, rule->number);
}

void ruleline_whisper(struct rules *rules, const struct rule *rule) {
    relate(rules, rule, is_far, rule->number);
}

void ruleline_ratio(struct rules *rules, const struct rule *rule) {
    relate(rules, rule, is_multiple, rule->number);
}

void ruleline_parity(struct rules *rules, const struct rule *rule) {
    relate(rules, rule, is_other_parity, 0);
}

void ruleline_palindrome(struct rules *rules, const struct rule *rule) {
    for (uint32_t i = 0, j = rule->count - 1; i < j; i++, j--)
        rules_add_relation(rules, rule->cells[i], rule->cells[j], is_equal, 0);
}

/* As many different digits, of which no two are as far apart as there are cells, are consecutive.
 * More cells than digits cannot all differ, nor can one more than there are digits. */
void ruleline_renban(struct rules *rules, const struct rule *rule) {
    uint32_t count = rule->count > rules->side ? rules->side + 1 : rule->count;
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t j = i + 1; j < count; j++)
            rules_add_relation(rules, rule->cells[i], rule->cells[j], is_within, (int)rule->count);
}
