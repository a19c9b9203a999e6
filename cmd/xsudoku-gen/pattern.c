/* SPDX-License-Identifier: MIT */
#include "pattern.h"

#include <assert.h>
#include <string.h>

#include "common/solving/sudokufill.h"

/* Solutions are counted up to COUNT_MAX at first; a search that has changed clues PATIENCE times a
 * clue without getting below the same number starts over. */
enum { COUNT_MAX = 1000, PATIENCE = 40, CHANGED_MAX = 3 };

void pattern_init(struct pattern *pattern, const uint8_t *mask, struct sudoku *solver,
                  struct random *random, struct memory *memory) {
    *pattern = (struct pattern){.solver = solver, .random = random, .memory = memory};
    pattern->places = memory_zeroed(memory, solver->cells, sizeof *pattern->places);
    pattern->grid = memory_zeroed(memory, solver->cells, 1);
    pattern->trial = memory_zeroed(memory, solver->cells, 1);
    for (uint32_t c = 0; mask && c < solver->cells; c++)
        if (mask[c])
            pattern->places[pattern->clues++] = c;
}

void pattern_free(struct pattern *pattern) {
    memory_release(pattern->memory, pattern->places);
    memory_release(pattern->memory, pattern->grid);
    memory_release(pattern->memory, pattern->trial);
}

/* Reads the clues off the grid; all other cells are blank. */
static void read_clues(const struct pattern *pattern, uint8_t *clues) {
    memset(clues, 0, pattern->solver->cells);
    for (uint32_t i = 0; i < pattern->clues; i++)
        clues[pattern->places[i]] = pattern->grid[pattern->places[i]];
}

/* Sets `trial` to the clues in cells with a few of them changed, so that a solution exists. */
static void change_clues(struct pattern *pattern, const uint8_t *cells) {
    memcpy(pattern->grid, cells, pattern->solver->cells);
    if (pattern->clues)
        for (uint32_t i = 1 + random_below(pattern->random, CHANGED_MAX); i; i--)
            pattern->grid[pattern->places[random_below(pattern->random, pattern->clues)]] = 0;
    sudoku_complete(pattern->solver, pattern->random, pattern->grid, SUDOKU_NO_LIMIT);
    read_clues(pattern, pattern->trial);
    assert(sudoku_count(pattern->solver, pattern->grid, 1, NULL));
}

/* Takes one off *tries.  Returns false if none was left. */
static bool try_once(uint64_t *tries) {
    return *tries && (*tries)--;
}

/* Changes the clues in cells, which have *count solutions, until there is one solution, the search
 * is stuck, or the tries are used up. */
static void descend(struct pattern *pattern, uint64_t *tries, uint64_t *count, uint8_t *cells,
                    uint8_t *solution) {
    uint64_t patience = (uint64_t)PATIENCE * pattern->clues;
    assert(*count);
    for (uint64_t idle = 0; *count > 1 && idle < patience && try_once(tries); idle++) {
        change_clues(pattern, cells);
        uint64_t found = sudoku_count(pattern->solver, pattern->trial, *count + 1, solution);
        assert(found); /* the grid that the clues are from */
        if (found > *count)
            continue;
        idle = found < *count ? 0 : idle;
        *count = found;
        memcpy(cells, pattern->trial, pattern->solver->cells);
    }
}

bool pattern_find(struct pattern *pattern, uint64_t *tries, uint8_t *cells, uint8_t *solution) {
    while (try_once(tries) &&
           sudoku_fill(pattern->solver, pattern->random, pattern->grid, SUDOKU_NO_LIMIT)) {
        read_clues(pattern, cells);
        uint64_t count = sudoku_count(pattern->solver, cells, COUNT_MAX, solution);
        descend(pattern, tries, &count, cells, solution);
        if (count == 1)
            return true;
    }
    return false;
}
