/* SPDX-License-Identifier: MIT */
#include "canon.h"

#include <assert.h>
#include <stdbool.h>
#include <string.h>

#include "common/base/bit.h"

enum { SIDE = CANON_SIDE, BOX = 3, ORDERS = 6, ROWS = 2 * SIDE, NAMES = SIDE + 1 };

static const uint8_t orders[ORDERS][BOX] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                            {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

/* The names of digits so far; 0 for none, and for the blank. */
struct names {
    uint8_t name[NAMES];
    uint8_t count;
};

struct canon {
    uint8_t rows[ROWS][SIDE]; /* of the grid, then of the transposed one */
    uint8_t clues[ROWS][BOX]; /* of a row in each stack */
    uint8_t fewest[BOX];      /* of the first row, from the left: the best there is */
    uint8_t columns[SIDE];    /* the order of columns at hand */
    uint8_t (*grid)[SIDE];    /* the nine rows at hand */
    uint8_t *best;
    uint64_t maps; /* that lead to it */
};

enum comparison { WORSE, SAME, BETTER };

/* Compares a row with the row of the best line, giving names to new digits.  If it is better, it
 * replaces that row, and all later rows of the best line become the worst possible. */
static enum comparison compare(const struct canon *canon, const uint8_t *row, struct names *names,
                               uint8_t *best) {
    enum comparison result = SAME;
    for (unsigned i = 0; i < SIDE; i++) {
        uint8_t digit = row[canon->columns[i]], name = names->name[digit];
        if (digit && !name)
            name = names->name[digit] = ++names->count;
        assert(names->count <= SIDE && (!digit || name));
        if (result == SAME && name > best[i])
            return WORSE;
        if (name < best[i])
            result = BETTER;
        if (result == BETTER)
            best[i] = name;
    }
    if (result == BETTER)
        memset(best + SIDE, UINT8_MAX, (size_t)(canon->best + CANON_CELLS - best - SIDE));
    return result;
}

/* Continues the search when `place` rows are placed: those in `used`, the last one in `band`. */
static void go_on(struct canon *canon, unsigned place, unsigned used, unsigned band,
                  const struct names *before) {
    assert(place && bit_count(used) == place && band < BOX);
    if (place == SIDE) {
        canon->maps++;
        return;
    }
    for (unsigned row = 0; row < SIDE; row++) {
        bool fresh = !(used >> (row / BOX * BOX) & 7);
        if (used >> row & 1 || (place % BOX ? row / BOX != band : !fresh))
            continue;
        struct names names = *before;
        enum comparison result =
            compare(canon, canon->grid[row], &names, canon->best + place * SIDE);
        if (result == WORSE)
            continue;
        if (result == BETTER)
            canon->maps = 0;
        go_on(canon, place + 1, used | 1u << row, row / BOX, &names);
    }
}

/* Puts the columns of a stack at a place in an order, and names the digits of the row.  Returns
 * false if the order does not put the blanks of the row first. */
static bool put_stack(struct canon *canon, const uint8_t *row, unsigned place, unsigned stack,
                      unsigned order, struct names *names) {
    assert(place < BOX && stack < BOX && order < ORDERS);
    bool digits = false;
    for (unsigned i = 0; i < BOX; i++) {
        uint8_t column = (uint8_t)(stack * BOX + orders[order][i]), digit = row[column];
        if (digits && !digit)
            return false;
        digits = digit;
        canon->columns[place * BOX + i] = column;
        if (!digit)
            continue;
        assert(!names->name[digit] && names->count < SIDE);
        names->name[digit] = ++names->count;
    }
    return true;
}

/* Whether a row can be as good a second row as the best one, judged by its first symbols.  Digits
 * of the first row that have no names yet will get larger ones. */
static bool can_follow(const struct canon *canon, const uint8_t *row, const struct names *names) {
    for (unsigned i = 0; i < BOX; i++) {
        uint8_t digit = row[canon->columns[i]], name = names->name[digit];
        uint8_t least = digit && !name ? names->count + 1 : name, best = canon->best[SIDE + i];
        if (least != best)
            return least < best;
        if (digit && !name)
            return true;
    }
    return true;
}

/* Whether one of the rows in a band with the first one can be second. */
static bool band_can_follow(const struct canon *canon, unsigned first, const struct names *names) {
    unsigned band = first / BOX * BOX;
    for (unsigned row = band; row < band + BOX; row++)
        if (row != first && can_follow(canon, canon->grid[row], names))
            return true;
    return false;
}

/* Goes through the orders within stacks, from the one at a place on. */
static void put_stacks(struct canon *canon, unsigned first, const uint8_t *stacks, unsigned place,
                       const struct names *before) {
    for (unsigned order = 0; order < ORDERS; order++) {
        struct names names = *before;
        if (!put_stack(canon, canon->grid[first], place, stacks[place], order, &names))
            continue;
        if (place == 1 && !band_can_follow(canon, first, &names))
            continue;
        if (place + 1 < BOX)
            put_stacks(canon, first, stacks, place + 1, &names);
        else
            go_on(canon, 1, 1u << first, first / BOX, &names);
    }
}

/* Goes through the orders of stacks for a first row. */
static void begin_with(struct canon *canon, unsigned row) {
    static const struct names none = {{0}, 0};
    canon->grid = canon->rows + row / SIDE * SIDE;
    for (unsigned order = 0; order < ORDERS; order++) {
        bool fits = true;
        for (unsigned i = 0; i < BOX; i++)
            fits = fits && canon->clues[row][orders[order][i]] == canon->fewest[i];
        if (fits)
            put_stacks(canon, row % SIDE, orders[order], 0, &none);
    }
}

/* Finds the fewest clues that a first row can have from the left. */
static void count_clues(struct canon *canon) {
    memset(canon->fewest, UINT8_MAX, BOX);
    for (unsigned row = 0; row < ROWS; row++)
        for (unsigned order = 0; order < ORDERS; order++) {
            uint8_t counts[BOX];
            for (unsigned i = 0; i < BOX; i++)
                counts[i] = canon->clues[row][orders[order][i]];
            if (memcmp(counts, canon->fewest, BOX) < 0)
                memcpy(canon->fewest, counts, BOX);
        }
}

static void put_rows(struct canon *canon, const uint8_t *cells) {
    for (unsigned row = 0; row < SIDE; row++)
        for (unsigned column = 0; column < SIDE; column++) {
            uint8_t digit = cells[row * SIDE + column];
            canon->rows[row][column] = digit;
            canon->rows[SIDE + column][row] = digit;
            if (!digit)
                continue;
            canon->clues[row][column / BOX]++;
            canon->clues[SIDE + column][row / BOX]++;
        }
}

/* The first row of the form. */
static void begin_best(struct canon *canon) {
    uint8_t name = 0;
    memset(canon->best, UINT8_MAX, CANON_CELLS);
    for (unsigned i = 0; i < SIDE; i++)
        canon->best[i] = i % BOX + canon->fewest[i / BOX] < BOX ? 0 : ++name;
    assert(name <= SIDE);
}

/* Adds a digit to those met.  Returns whether it was among them. */
static bool meets(unsigned *met, unsigned digit) {
    bool again = digit && *met >> digit & 1;
    *met |= 1u << digit;
    return again;
}

bool canon_has(const uint8_t *cells) {
    for (unsigned line = 0; line < SIDE; line++) {
        unsigned row = 0, column = 0;
        for (unsigned i = 0; i < SIDE; i++)
            if (meets(&row, cells[line * SIDE + i]) || meets(&column, cells[i * SIDE + line]))
                return false;
    }
    return true;
}

uint64_t canon_find(const uint8_t *cells, uint8_t *form) {
    assert(canon_has(cells));
    struct canon canon = {.best = form};
    put_rows(&canon, cells);
    count_clues(&canon);
    begin_best(&canon);
    for (unsigned row = 0; row < ROWS; row++)
        begin_with(&canon, row);
    assert(canon.maps && form[CANON_CELLS - 1] <= SIDE);
    return canon.maps;
}
