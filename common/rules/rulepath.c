/* SPDX-License-Identifier: MIT */
#include "common/rules/rulepath.h"

#include <assert.h>

/* Machines (rulediagram.h).  Two numbers in a state: the first is below PACK. */
enum { REFUSED = -1, PACK = 32, SUMS = 64, PIECE = 128 };

/* The state: the ends, which are read first; other digits are between them. */
static int step_between(const struct rulereading *reading, int state, int place, int digit) {
    (void)reading;
    if (place == 0)
        return digit;
    if (place == 1)
        return state < digit ? state + PACK * digit : digit + PACK * state;
    assert(state % PACK <= state / PACK && state / PACK <= reading->side);
    return digit > state % PACK && digit < state / PACK ? state : REFUSED;
}

/* The state: the ends, which are read first; other digits are outside of them. */
static int step_lockout(const struct rulereading *reading, int state, int place, int digit) {
    if (place == 0)
        return digit;
    if (place == 1 && digit - state < reading->number && state - digit < reading->number)
        return REFUSED;
    if (place == 1)
        return state < digit ? state + PACK * digit : digit + PACK * state;
    assert(state % PACK <= state / PACK && state / PACK - state % PACK >= reading->number);
    return digit < state % PACK || digit > state / PACK ? state : REFUSED;
}

/* Reads the ends, then the cells between them. */
static void read_ends(struct rules *rules, const struct rule *rule, RuleStep step) {
    assert(rule->count >= 2 && rule->count <= RULEDIAGRAM_SIDE_MAX);
    uint32_t cells[RULEDIAGRAM_SIDE_MAX] = {rule->cells[0], rule->cells[rule->count - 1]};
    for (uint32_t i = 1; i + 1 < rule->count; i++)
        cells[i + 1] = rule->cells[i];
    rules_add_reading(rules, cells, rule->count, step, rule->number, false);
}

static void between(struct rules *rules, const struct rule *rule) {
    read_ends(rules, rule, step_between);
}

static void lockout(struct rules *rules, const struct rule *rule) {
    read_ends(rules, rule, step_lockout);
}

/* A number of several digits, subtracted digit by digit. */
static int step_pill(const struct rulereading *reading, int state, int place, int digit) {
    bool bulb = place < reading->number;
    int left = reading->length - (bulb ? reading->number : place + 1);
    assert(left >= 0 && state >= 0);
    state = bulb ? 10 * state + digit : state - digit;
    if (place + 1 < reading->number)
        return state;
    return state < left || state > left * reading->side ? REFUSED : state;
}

static void pill(struct rules *rules, const struct rule *rule) {
    assert(rule->number > 0 && (uint32_t)rule->number < rule->count);
    rules_add_reading(rules, rule->cells, rule->count, step_pill, rule->number, false);
}

/* The largest sum of digits of the shortest piece of a line; the cells of a piece are in one region
 * and so differ.  Bit i of the number: a piece ends with cell i. */
static int most_of_pieces(const struct rulereading *reading) {
    int shortest = reading->length, piece = 0;
    for (int i = 0; i < reading->length; i++) {
        piece++;
        if (!(reading->number >> i & 1) && i + 1 < reading->length)
            continue;
        shortest = piece < shortest ? piece : shortest;
        piece = 0;
    }
    assert(shortest > 0 && shortest < reading->length && piece == 0);
    return shortest * (2 * reading->side - shortest + 1) / 2;
}

/* The state: the sum so far of the current piece, and above that the sum of the pieces before. */
static int step_regionsum(const struct rulereading *reading, int state, int place, int digit) {
    int sum = state % PIECE + digit, wanted = state / PIECE;
    assert(most_of_pieces(reading) < PIECE && wanted < PIECE);
    if (sum > (wanted ? wanted : most_of_pieces(reading)))
        return REFUSED;
    if (!(reading->number >> place & 1) && place + 1 < reading->length)
        return sum + PIECE * wanted;
    return wanted && sum != wanted ? REFUSED : PIECE * sum;
}

/* The first grid that contains a cell. */
static const struct area_grid *grid_of(const struct area *area, unsigned row, unsigned column) {
    const struct area_grid *grid = area->grids;
    while (row - grid->row >= area->side || column - grid->column >= area->side)
        grid++;
    assert(grid < area->grids + area->count);
    return grid;
}

/* Boxes have numbers below, by their first cells. */
enum { BOXES_END = AREA_LINES_MAX * AREA_LINES_MAX };

/* An identifier of a cell's region of the last map that contains it, or else of its box. */
static uint32_t region_of(const struct rules *rules, uint32_t cell) {
    unsigned row, column, rows = rules->boxes.rows, columns = rules->boxes.columns;
    for (size_t i = rules->list.size; i-- > 0;) {
        const struct rule *map = &rules->list.data[i];
        for (uint32_t k = 0; map->kind->cells == RULE_MAP && k < map->count; k++)
            if (map->cells[k] == cell)
                return BOXES_END + (uint32_t)i * RULES_HOUSES_MAX + k / rules->side;
    }
    if (!rows)
        return BOXES_END;
    area_place(&rules->area, cell, &row, &column);
    const struct area_grid *grid = grid_of(&rules->area, row, column);
    return (grid->row + (row - grid->row) / rows * rows) * AREA_LINES_MAX + grid->column +
           (column - grid->column) / columns * columns;
}

static void regionsum(struct rules *rules, const struct rule *rule) {
    int ends = 0;
    for (uint32_t i = 0; i + 1 < rule->count; i++)
        if (region_of(rules, rule->cells[i]) != region_of(rules, rule->cells[i + 1]))
            ends |= 1 << i;
    if (ends) /* otherwise there is one sum, of any value */
        rules_add_reading(rules, rule->cells, rule->count, step_regionsum, ends, false);
}

/* The state: the sum of two cells at the same distance from the middle, which is that of the middle
 * cell if there is one; above that the first of two cells. */
static int step_zipper(const struct rulereading *reading, int state, int place, int digit) {
    int odd = reading->length & 1, sum = state % SUMS, first = state / SUMS;
    assert(sum <= 2 * reading->side && first <= reading->side);
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
    assert(rule->count <= RULEDIAGRAM_SIDE_MAX);
    if (rule->count & 1)
        cells[count++] = rule->cells[middle];
    for (uint32_t i = middle; i-- > 0;) {
        cells[count++] = rule->cells[i];
        cells[count++] = rule->cells[rule->count - 1 - i];
    }
    assert(count == rule->count);
    rules_add_reading(rules, cells, count, step_zipper, 0, false);
}

/* The state: the digits of the number that have occurred, as bits. */
static int step_quadruple(const struct rulereading *reading, int state, int place, int digit) {
    int wanted = reading->number, missing = 0;
    bool taken = false;
    assert(wanted > 0);
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

/* The state: the indexing cell, which is read first, and whether the cell it names has the
 * number. */
static int step_index(const struct rulereading *reading, int state, int place, int digit) {
    int number = reading->number;
    if (place == 0)
        return digit <= reading->length ? digit : REFUSED;
    int at = place < number ? place : place + 1;
    return at == state && digit != number ? REFUSED : state;
}

static void index_of(struct rules *rules, const struct rule *rule) {
    uint32_t cells[RULEDIAGRAM_SIDE_MAX], teller = (uint32_t)rule->number - 1, count = 1;
    assert(teller < rule->count && rule->count <= RULEDIAGRAM_SIDE_MAX);
    cells[0] = rule->cells[teller];
    for (uint32_t i = 0; i < rule->count; i++)
        if (i != teller)
            cells[count++] = rule->cells[i];
    assert(count == rule->count);
    rules_add_reading(rules, cells, count, step_index, rule->number, false);
}

/* clang-format off */
const struct rule_kind rulepath_kinds[] = {
    {"between", RULE_NO_NUMBER, RULE_PATH, 3, between, "between the digits at the ends", RULE_BETWEEN},
    {"lockout", RULE_DISTANCE, RULE_PATH, 2, lockout, "ends at least so far apart, digits outside of them", RULE_DIAMONDS},
    {"regionsum", RULE_NO_NUMBER, RULE_PARTS, 2, regionsum, "one sum in each region on the way", RULE_LONG_DASHES},
    {"pill", RULE_BULB, RULE_PATH, 3, pill, "the number in the bulb is the sum of the others", RULE_PILL},
    {"zipper", RULE_NO_NUMBER, RULE_PATH, 3, zipper, "as far from the middle: one sum, which is the middle", RULE_DOUBLE_LINE},
    {"quadruple", RULE_DIGITS, RULE_PATH, 1, quadruple, "these digits are among them", RULE_CORNER},
    {"index", RULE_PLACE, RULE_PATH, 1, index_of,
     "tells where in the row, column or box the number of its own place is", RULE_PLACE_TINT},
    {0},
};
/* clang-format on */
