/* SPDX-License-Identifier: MIT */
#include "common/rules/ruleline.h"

#include <assert.h>
#include <stdlib.h>

/* Relations of a digit x and the next digit y. */
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
/* Whether two digits are in different thirds of the digits: low, middle, high. */
static bool is_other_third(int x, int y, int side) {
    return (x - 1) * 3 / side != (y - 1) * 3 / side;
}
static bool is_other_remainder(int x, int y, int number) {
    assert(number > 0);
    return x % number != y % number;
}
static bool is_within(int x, int y, int number) {
    return x != y && abs(x - y) < number;
}

/* Adds a relation of each cell with the next. */
static void relate(struct rules *rules, const struct rule *rule,
                   bool (*holds)(int x, int y, int number), int number) {
    assert(rule->count >= 2);
    for (uint32_t i = 0; i + 1 < rule->count; i++)
        rules_add_relation(rules, rule->cells[i], rule->cells[i + 1], holds, number);
}

static void less(struct rules *rules, const struct rule *rule) {
    relate(rules, rule, is_less, 1);
}

static void slow(struct rules *rules, const struct rule *rule) {
    relate(rules, rule, is_less, 0);
}

static void equal(struct rules *rules, const struct rule *rule) {
    relate(rules, rule, is_equal, 0);
}

static void consecutive(struct rules *rules, const struct rule *rule) {
    relate(rules, rule, is_apart, 1);
}

static void difference(struct rules *rules, const struct rule *rule) {
    relate(rules, rule, is_apart, rule->number);
}

static void whisper(struct rules *rules, const struct rule *rule) {
    relate(rules, rule, is_far, rule->number);
}

static void ratio(struct rules *rules, const struct rule *rule) {
    relate(rules, rule, is_multiple, rule->number);
}

static void parity(struct rules *rules, const struct rule *rule) {
    relate(rules, rule, is_other_parity, 0);
}

static void palindrome(struct rules *rules, const struct rule *rule) {
    assert(rule->count >= 2);
    for (uint32_t i = 0, j = rule->count - 1; i < j; i++, j--)
        rules_add_relation(rules, rule->cells[i], rule->cells[j], is_equal, 0);
}

/* Adds a relation of any two of three successive cells. */
static void relate_three(struct rules *rules, const struct rule *rule,
                         bool (*holds)(int x, int y, int number), int number) {
    for (uint32_t i = 0; i < rule->count; i++)
        for (uint32_t j = i + 1; j < rule->count && j <= i + 2; j++)
            rules_add_relation(rules, rule->cells[i], rule->cells[j], holds, number);
}

static void entropic(struct rules *rules, const struct rule *rule) {
    relate_three(rules, rule, is_other_third, (int)rules->side);
}

static void modular(struct rules *rules, const struct rule *rule) {
    relate_three(rules, rule, is_other_remainder, 3);
}

static void clone(struct rules *rules, const struct rule *rule) {
    uint32_t half = rule->count / 2;
    assert(half && rule->count == 2 * half);
    for (uint32_t i = 0; i < half; i++)
        rules_add_relation(rules, rule->cells[i], rule->cells[half + i], is_equal, 0);
}

/* Digits are consecutive if all differ and no two are `count` or more apart.  More cells than
 * digits cannot all differ, for which the first side + 1 cells suffice. */
static void renban(struct rules *rules, const struct rule *rule) {
    uint32_t count = rule->count > rules->side ? rules->side + 1 : rule->count;
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t j = i + 1; j < count; j++)
            rules_add_relation(rules, rule->cells[i], rule->cells[j], is_within, (int)rule->count);
}

/* All digits differ, and no two are consecutive. */
static void nabner(struct rules *rules, const struct rule *rule) {
    assert(rule->count <= rules->side);
    for (uint32_t i = 0; i < rule->count; i++)
        for (uint32_t j = i + 1; j < rule->count; j++)
            rules_add_relation(rules, rule->cells[i], rule->cells[j], is_far, 2);
}

/* clang-format off */
const struct rule_kind ruleline_kinds[] = {
    {"less", RULE_NO_NUMBER, RULE_DISTINCT, 2, less, "each less than the next", RULE_LESS_SIGNS},
    {"thermo", RULE_NO_NUMBER, RULE_DISTINCT, 2, less, "rising from the bulb, the first", RULE_THERMO},
    {"slow", RULE_NO_NUMBER, RULE_CELLS, 2, slow, "never falling from the bulb, the first", RULE_TUBE},
    {"equal", RULE_NO_NUMBER, RULE_CELLS, 2, equal, "one and the same digit", RULE_EQUAL_SIGNS},
    {"consecutive", RULE_NO_NUMBER, RULE_CELLS, 2, consecutive, "neighbours differ by 1", RULE_WHITE_DOTS},
    {"difference", RULE_DISTANCE, RULE_CELLS, 2, difference, "neighbours differ by this (no number: 1)", RULE_WHITE_DOTS},
    {"whisper", RULE_DISTANCE, RULE_CELLS, 2, whisper, "neighbours differ by this or more", RULE_DASHED_LINE},
    {"ratio", RULE_FACTOR, RULE_CELLS, 2, ratio, "of neighbours one is so many times the other (no number: 2)", RULE_BLACK_DOTS},
    {"parity", RULE_NO_NUMBER, RULE_CELLS, 2, parity, "neighbours alternate between even and odd", RULE_DOTTED_LINE},
    {"palindrome", RULE_NO_NUMBER, RULE_CELLS, 2, palindrome, "the same from both ends", RULE_GREY_LINE},
    {"renban", RULE_NO_NUMBER, RULE_DISTINCT, 2, renban, "consecutive digits in any order", RULE_WIDE_LINE},
    {"nabner", RULE_NO_NUMBER, RULE_DISTINCT, 2, nabner, "no digit twice, and no two of them consecutive", RULE_BIG_DOTS},
    {"entropic", RULE_NO_NUMBER, RULE_CELLS, 2, entropic, "of any three one low, one middle, one high", RULE_CHAIN_LINE},
    {"modular", RULE_NO_NUMBER, RULE_CELLS, 2, modular, "of any three each another remainder by 3", RULE_SHORT_DASHES},
    {"clone", RULE_NO_NUMBER, RULE_HALVES, 2, clone, "one shape twice, with the same digits", RULE_TINT},
    {0},
};
/* clang-format on */
