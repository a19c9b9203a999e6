/* SPDX-License-Identifier: MIT */
/* Clues outside the grid: what is left of candidates, beside all rows of different digits that keep
 * the rule by its definition. */
#include "common/base/diag.h"
#include "common/base/random.h"
#include "common/rules/rulebond.h"
#include "common/rules/rulekinds.h"
#include "common/rules/ruleread.h"
#include "unit.h"

const char diag_tool[] = "unit-rulediagram";

enum { SIDE = 6, NUMBER_MAX = 22, ROUNDS = 40 };

static int sandwich(const uint8_t *row) {
    int sum = 0, crusts = 0;
    for (int i = 0; i < SIDE; i++) {
        crusts += row[i] == 1 || row[i] == SIDE;
        sum += crusts == 1 && row[i] != 1 && row[i] != SIDE ? row[i] : 0;
    }
    return sum;
}

static int skyscraper(const uint8_t *row) {
    int seen = 0;
    for (int i = 0; i < SIDE; i++) {
        bool hidden = false;
        for (int k = 0; k < i; k++)
            hidden |= row[k] > row[i];
        seen += !hidden;
    }
    return seen;
}

static int xsum(const uint8_t *row) {
    int sum = 0;
    for (int i = 0; i < row[0]; i++)
        sum += row[i];
    return sum;
}

static int numberedroom(const uint8_t *row) {
    return row[row[0] - 1];
}

/* The next row in lexicographic order; false after the last. */
static bool next_row(uint8_t *row) {
    int i = SIDE - 2, j = SIDE - 1;
    while (i >= 0 && row[i] > row[i + 1])
        i--;
    if (i < 0)
        return false;
    while (row[j] < row[i])
        j--;
    uint8_t swapped = row[i];
    row[i] = row[j];
    row[j] = swapped;
    for (int a = i + 1, b = SIDE - 1; a < b; a++, b--) {
        swapped = row[a];
        row[a] = row[b];
        row[b] = swapped;
    }
    return true;
}

/* What the rows that keep a rule leave of candidates. */
static void leave(int (*value)(const uint8_t *), int number, const RuleDigits *candidates,
                  RuleDigits *left) {
    uint8_t row[SIDE] = {1, 2, 3, 4, 5, 6};
    memset(left, 0, SIDE * sizeof *left);
    do {
        bool fits = value(row) == number;
        for (int i = 0; i < SIDE; i++)
            fits = fits && candidates[i] >> (row[i] - 1) & 1;
        for (int i = 0; fits && i < SIDE; i++)
            left[i] |= (RuleDigits)1 << (row[i] - 1);
    } while (next_row(row));
}

static void check(const char *name, int (*value)(const uint8_t *), int number,
                  struct random *random, struct memory *memory) {
    char line[60];
    RuleDigits candidates[SIDE], expected[SIDE];
    snprintf(line, sizeof line, "%s %d r1c1-r1c6", name, number);
    const struct area area = area_square(SIDE);
    struct rules *rules = ruleread_build(&area, &(struct rules_boxes){0}, line, NULL, memory);
    for (int round = 0; round < ROUNDS; round++) {
        for (int i = 0; i < SIDE; i++)
            candidates[i] = round ? random_below(random, 64) | random_below(random, 64) : 63;
        leave(value, number, candidates, expected);
        rulebond_narrow(rules, rules->bonds.data, candidates);
        CHECK(!memcmp(candidates, expected, sizeof expected));
    }
    rules_free(rules, memory);
}

int main(void) {
    struct memory memory;
    struct random random = {1};
    memory_init(&memory, 0);
    for (int number = 0; number <= NUMBER_MAX; number++) {
        check("sandwich", sandwich, number, &random, &memory);
        check("skyscraper", skyscraper, number, &random, &memory);
        check("xsum", xsum, number, &random, &memory);
        check("numberedroom", numberedroom, number, &random, &memory);
    }
    CHECK_SAME(memory.used, 0);
    return unit_end();
}
