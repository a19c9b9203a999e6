/* SPDX-License-Identifier: MIT */
/* The sums of a random filling usually have many solutions.  A local search changes the digit of a
 * random undecided cell, and with it the sums of its two runs.  It keeps the change if logic
 * without guesses then leaves no more candidates than before (sudokuloose_count), and now and then
 * if it leaves more.  If this leaves less than one spare candidate a cell, and fewer than ever
 * before, a search with few guesses looks for another solution.  The board is given up after a
 * number of changes without gain in proportion to its cells. */
#include "kakuro.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "blocks.h"
#include "common/base/bit.h"
#include "common/solving/sudokuloose.h"

/* The number of fillings begun anew, the changes without gain for each cell before a board is given
 * up, and the guesses of a search for another solution. */
enum { FILLS = 200, PATIENCE = 12, GUESSES = 500 };

/* One in WORSE changes that leave more open than before is kept, so that the search gets out of
 * local minima. */
enum { WORSE = 60 };

static void add_run(struct kakuro *kakuro, unsigned row, unsigned column, bool down) {
    struct kakuro_run run = {.down = down};
    unsigned size = blocks_run(&kakuro->area, row, column, down);
    if (size < 2)
        return;
    for (; run.size < size; run.size++) {
        uint32_t cell =
            area_cell(&kakuro->area, row + down * (run.size + 1), column + !down * (run.size + 1));
        run.cells[run.size] = cell;
        kakuro->of[cell][down] = (uint32_t)kakuro->runs.size;
    }
    assert(size <= sizeof run.cells / sizeof *run.cells);
    stack_push(kakuro->memory, &kakuro->runs, run);
}

void kakuro_init(struct kakuro *kakuro, const struct area *area, struct memory *memory) {
    *kakuro = (struct kakuro){.area = *area, .memory = memory};
    for (unsigned row = 0; row < area->rows; row++)
        for (unsigned column = 0; column < area->columns; column++) {
            if (area_cell(area, row, column) != AREA_NONE)
                continue;
            add_run(kakuro, row, column, false);
            add_run(kakuro, row, column, true);
        }
}

#ifndef NDEBUG
/* Whether each cell is in the two runs that it knows. */
static bool are_known(const struct kakuro *kakuro) {
    for (uint32_t cell = 0; cell < kakuro->area.cells; cell++)
        for (unsigned down = 0; down < 2; down++) {
            const struct kakuro_run *run = &stack_at(&kakuro->runs, kakuro->of[cell][down]);
            unsigned i = 0;
            while (i < run->size && run->cells[i] != cell)
                i++;
            if (i == run->size || run->down != down)
                return false;
        }
    return true;
}
#endif

void kakuro_free(struct kakuro *kakuro) {
    stack_free(kakuro->memory, &kakuro->runs);
}

static int total_of(const struct kakuro *kakuro, const struct kakuro_run *run) {
    int total = 0;
    for (unsigned i = 0; i < run->size; i++)
        total += kakuro->solution[run->cells[i]];
    assert(total >= (int)(run->size * (run->size + 1) / 2)); /* that of the lowest digits */
    return total;
}

/* The digits that a cell can have and that its runs lack. */
static Digits free_digits(const struct kakuro *kakuro, uint32_t cell) {
    Digits digits = (Digits)(((uint64_t)1 << kakuro->area.side) - 1);
    for (unsigned down = 0; down < 2; down++) {
        const struct kakuro_run *run = &kakuro->runs.data[kakuro->of[cell][down]];
        for (unsigned i = 0; i < run->size; i++)
            if (kakuro->solution[run->cells[i]])
                digits &= ~sudoku_bit(kakuro->solution[run->cells[i]]);
    }
    return digits;
}

/* A random digit of a nonempty set. */
static uint8_t draw_digit(Digits digits, struct random *random) {
    uint32_t size = 0;
    assert(digits);
    for (Digits left = digits; left; left &= left - 1)
        size++;
    for (uint32_t skip = random_below(random, size); skip; skip--)
        digits &= digits - 1;
    return (uint8_t)(bit_lowest(digits) + 1);
}

#ifndef NDEBUG
/* Whether no run has a digit twice. */
static bool are_different(const struct kakuro *kakuro) {
    for (size_t i = 0; i < kakuro->runs.size; i++) {
        const struct kakuro_run *run = &kakuro->runs.data[i];
        Digits met = 0;
        for (unsigned k = 0; k < run->size; k++) {
            Digits digit = sudoku_bit(kakuro->solution[run->cells[k]]);
            if (met & digit)
                return false;
            met |= digit;
        }
    }
    return true;
}
#endif

static bool try_fill(struct kakuro *kakuro, struct random *random) {
    assert(are_known(kakuro));
    memset(kakuro->solution, 0, kakuro->area.cells);
    for (uint32_t cell = 0; cell < kakuro->area.cells; cell++) {
        Digits digits = free_digits(kakuro, cell);
        if (!digits)
            return false;
        kakuro->solution[cell] = draw_digit(digits, random);
    }
    assert(are_different(kakuro));
    return true;
}

bool kakuro_fill(struct kakuro *kakuro, struct random *random) {
    for (unsigned i = 0; i < FILLS; i++)
        if (try_fill(kakuro, random))
            return true;
    return false;
}

/* Adds the blocked places of a row, part by part. */
static void add_blocked(struct rules_text *text, const struct area *area, unsigned row) {
    char line[AREA_BOARD_MAX * sizeof " r32c32-r32c32" + 8] = "blocked", *end = line + 7;
    for (unsigned column = 0, to; column < area->columns; column = to + 1) {
        for (to = column; to < area->columns && area_cell(area, row, to) == AREA_NONE;)
            to++;
        if (to == column)
            continue;
        end += sprintf(end, " r%uc%u", row + 1, column + 1);
        if (to > column + 1)
            end += sprintf(end, "-r%uc%u", row + 1, to);
    }
    if (end > line + 7)
        rules_text_add(text, line, (size_t)(end - line));
}

struct rules_text *kakuro_rules(const struct kakuro *kakuro, const struct rules_text *before,
                                bool blocked) {
    struct rules_text *text = rules_text_new(kakuro->memory);
    assert(are_different(kakuro));
    rules_text_append(text, before);
    for (unsigned row = 0; row < kakuro->area.rows && blocked; row++)
        add_blocked(text, &kakuro->area, row);
    for (size_t i = 0; i < kakuro->runs.size; i++) {
        const struct kakuro_run *run = &kakuro->runs.data[i];
        unsigned row, column;
        char line[64];
        area_place(&kakuro->area, run->cells[0], &row, &column);
        int length = snprintf(line, sizeof line, "run %d r%uc%u-r%uc%u", total_of(kakuro, run),
                              row + 1, column + 1, row + 1 + run->down * (run->size - 1),
                              column + 1 + !run->down * (run->size - 1));
        assert(length > 0 && (size_t)length < sizeof line);
        rules_text_add(text, line, (size_t)length);
    }
    return text;
}

/* Gives a cell another digit, and changes the sums of its runs. */
static void change(struct kakuro *kakuro, struct sudoku *solver, uint32_t cell, uint8_t digit) {
    kakuro->solution[cell] = digit;
    assert(digit && digit <= kakuro->area.side && are_different(kakuro));
    for (unsigned down = 0; down < 2; down++) {
        uint32_t run = kakuro->of[cell][down];
        sudokuloose_change(solver, run, total_of(kakuro, &kakuro->runs.data[run]));
    }
}

/* A random undecided cell with another possible digit; AREA_NONE if chance finds none. */
static uint32_t draw_cell(const struct kakuro *kakuro, const Digits *left, struct random *random) {
    for (uint32_t tries = 8 * kakuro->area.cells; tries; tries--) {
        uint32_t cell = random_below(random, kakuro->area.cells);
        if (left[cell] & (left[cell] - 1) && free_digits(kakuro, cell))
            return cell;
    }
    return AREA_NONE;
}

bool kakuro_settle(struct kakuro *kakuro, struct sudoku *solver, struct random *random) {
    static const uint8_t blank[AREA_CELLS_MAX];
    Digits left[AREA_CELLS_MAX], other[AREA_CELLS_MAX];
    uint32_t open = sudokuloose_count(solver, blank, left), least = open, idle = 0;
    while (open && idle++ < PATIENCE * kakuro->area.cells) {
        uint32_t cell = draw_cell(kakuro, left, random);
        if (cell == AREA_NONE)
            break;
        uint8_t before = kakuro->solution[cell];
        change(kakuro, solver, cell, draw_digit(free_digits(kakuro, cell), random));
        uint32_t now = sudokuloose_count(solver, blank, other);
        if (now > open && random_below(random, WORSE)) {
            change(kakuro, solver, cell, before);
            continue;
        }
        open = now;
        memcpy(left, other, sizeof left);
        if (open >= least)
            continue;
        least = open;
        idle = 0;
        if (open < kakuro->area.cells &&
            !sudoku_other(solver, blank, kakuro->solution, SUDOKU_ANYWHERE, GUESSES))
            return true;
    }
    assert(least <= open);
    return !open;
}

void kakuro_undo(struct kakuro *kakuro, struct sudoku *solver, struct kakuro_change done) {
    change(kakuro, solver, done.cell, done.digit);
}

bool kakuro_vary(struct kakuro *kakuro, struct sudoku *solver, struct random *random,
                 struct kakuro_change *done) {
    static const uint8_t blank[AREA_CELLS_MAX];
    Digits left[AREA_CELLS_MAX];
    uint32_t cell = random_below(random, kakuro->area.cells);
    Digits others = free_digits(kakuro, cell);
    *done = (struct kakuro_change){cell, kakuro->solution[cell]};
    if (!others)
        return false;
    change(kakuro, solver, cell, draw_digit(others, random));
    uint32_t open = sudokuloose_count(solver, blank, left);
    if (!open || (open < kakuro->area.cells &&
                  !sudoku_other(solver, blank, kakuro->solution, SUDOKU_ANYWHERE, GUESSES)))
        return true;
    kakuro_undo(kakuro, solver, *done);
    return false;
}
