/* SPDX-License-Identifier: MIT */
#include "common/solving/sudoku.h"

#include <assert.h>
#include <string.h>

#include "common/base/bit.h"
#include "common/solving/sudokuclues.h"
#include "common/solving/sudokulogic.h"
#include "common/solving/sudokurules.h"

/* A random completion that has made this many guesses for each cell is lost in a bad corner and
 * starts over (the runs of such a search are heavy-tailed; Gomes, Selman, Kautz, 1998). */
enum { PATIENCE = 4 };

/* A search is long from this many guesses on: then it looks for locked candidates, and weighs
 * cells.  A shorter search finishes sooner without either. */
enum { LONG_AFTER = 32 };

/* The same for random completions, in guesses for each hundred cells.  A plain grid of side 9 is
 * full after some 41 guesses, without looking for locked candidates; a larger number would make
 * grids of the variant percent slower. */
enum { LONG_FILL_PERCENT = 52 };

/* The first contradiction weighs WEIGHT_FIRST, each other 1 / WEIGHT_PART more than the one before;
 * above WEIGHT_MAX all are scaled down.  They are whole numbers so that every machine branches
 * alike. */
#define WEIGHT_FIRST ((uint64_t)1 << 10)
#define WEIGHT_PART 20
#define WEIGHT_MAX ((uint64_t)1 << 50)

/* The aim of a search, and its results. */
struct aim {
    uint64_t wanted;       /* number of solutions at which it ends */
    uint64_t guess_limit;  /* number of guesses at which it ends */
    struct random *random; /* draws the digits to try; NULL for none */
    const uint8_t *known;  /* a solution that does not count, to stay close to; or NULL */
    uint8_t *solution;     /* receives the first solution; or NULL */
    uint64_t found;
};

/* Whether cells are weighed: in long searches, but not in random completions, which start over. */
static bool is_weighing(const struct sudoku *s) {
    return s->guesses >= s->weigh_from;
}

static uint8_t digit_of(Digits bit) {
    assert(bit && !(bit & (bit - 1)));
    return (uint8_t)(bit_lowest(bit) + 1);
}

/* The number of bits set, added up in parallel in fields of 2, 4, and 8 bits. */
static unsigned size_of(Digits set) {
    set -= set >> 1 & 0x55555555;
    set = (set & 0x33333333) + (set >> 2 & 0x33333333);
    set = (set + (set >> 4)) & 0x0f0f0f0f;
    return set * 0x01010101u >> 24;
}

/* Whether to branch on cell b rather than a; both have equally few candidates. */
static bool is_better(const struct sudoku *s, uint32_t a, uint32_t b) {
    return is_weighing(s) && s->weights[b] > s->weights[a];
}

/* Picks a cell with the fewest candidates; nearly always one has two. */
static void choose_cell(const struct sudoku *s, struct sudoku_level *level) {
    unsigned fewest = SUDOKU_SIDE_MAX + 1;
    bool first = !is_weighing(s); /* of equal cells, the first one is picked */
    for (uint32_t c = 0; c < s->cells; c++) {
        Digits mask = level->candidates[c], rest = mask & (mask - 1), third = rest & (rest - 1);
        if (!rest || (third && fewest == 3 && first))
            continue;
        unsigned size = third ? size_of(mask) : 2;
        if (size > fewest || (size == fewest && !is_better(s, level->cell, c)))
            continue;
        level->cell = c;
        fewest = size;
        if (size == 2 && first)
            break;
    }
    assert(fewest >= 2 && fewest <= SUDOKU_SIDE_MAX);
    level->untried = level->candidates[level->cell];
}

/* Records that branching on a cell has led to a contradiction. */
static void add_weight(struct sudoku *s, uint32_t cell) {
    assert(cell < s->cells);
    s->weights[cell] += s->weight;
    s->weight += s->weight / WEIGHT_PART;
    if (s->weight <= WEIGHT_MAX)
        return;
    for (uint32_t c = 0; c < s->cells; c++)
        s->weights[c] /= WEIGHT_MAX / WEIGHT_FIRST;
    s->weight = WEIGHT_FIRST;
}

static void forget_weights(struct sudoku *s) {
    memset(s->weights, 0, s->cells * sizeof *s->weights);
    s->weight = WEIGHT_FIRST;
}

static Digits random_member(struct random *random, Digits set) {
    assert(set);
    for (uint32_t skip = random_below(random, size_of(set)); skip; skip--)
        set &= set - 1;
    return sudoku_lowest(set);
}

/* The digit to try at the level's cell. */
static Digits choose_digit(const struct aim *aim, const struct sudoku_level *level) {
    assert(level->untried);
    if (aim->random)
        return random_member(aim->random, level->untried);
    if (aim->known && level->untried & sudoku_bit(aim->known[level->cell]))
        return sudoku_bit(aim->known[level->cell]);
    return sudoku_lowest(level->untried);
}

/* Tries the next digit at the level's cell, on a copy of the level, or on the level itself for the
 * last digit.  Returns the level used. */
static struct sudoku_level *take_branch(struct sudoku *s, struct sudoku_level *level,
                                        const struct aim *aim) {
    assert(level->untried && level->cell < s->cells);
    Digits bit = choose_digit(aim, level);
    struct sudoku_level *next = level;
    uint32_t cell = level->cell;
    level->untried &= ~bit;
    if (level->untried) {
        next = level + 1;
        memcpy(next->candidates, level->candidates,
               ((size_t)s->cells + 1 + s->missing) * sizeof *next->candidates);
        next->open = level->open;
    }
    assert(next <= s->levels + s->cells);
    next->untried = 0;
    s->guesses++;
    if (s->guesses == s->weigh_from)
        forget_weights(s);
    s->branched = cell;
    sudokurules_branch(s, level);
    sudokulogic_assign(s, next, cell, bit);
    return next;
}

static void read_off(const struct sudoku *s, const struct sudoku_level *level, uint8_t *solution) {
    for (uint32_t c = 0; c < s->cells; c++)
        solution[c] = digit_of(level->candidates[c]);
}

static bool is_known(const struct sudoku *s, const struct sudoku_level *level,
                     const uint8_t *known) {
    for (uint32_t c = 0; c < s->cells; c++)
        if (level->candidates[c] != sudoku_bit(known[c]))
            return false;
    return true;
}

/* Counts a solution, unless it is known already, and keeps the first one. */
static void take_solution(const struct sudoku *s, const struct sudoku_level *level,
                          struct aim *aim) {
    assert(!level->open);
    if (aim->known && is_known(s, level, aim->known))
        return;
    if (!aim->found++ && aim->solution)
        read_off(s, level, aim->solution);
}

/* Searches below the first level until the aim is reached, nothing is left to try, or the limit of
 * guesses is reached. */
static void search(struct sudoku *s, struct aim *aim) {
    assert(aim->wanted && !s->levels->untried);
    struct sudoku_level *level = s->levels;
    s->long_from = s->guesses + (aim->random ? s->cells * LONG_FILL_PERCENT / 100 : LONG_AFTER);
    s->weigh_from = aim->random ? UINT64_MAX : s->long_from;
    for (;;) {
        if (sudokulogic_propagate(s, level)) {
            if (level->open)
                choose_cell(s, level);
            else
                take_solution(s, level, aim);
            if (aim->found == aim->wanted)
                return;
        } else if (is_weighing(s)) {
            add_weight(s, s->branched);
        }
        while (!level->untried) {
            if (level == s->levels)
                return;
            level--;
        }
        if (s->guesses == aim->guess_limit)
            return;
        level = take_branch(s, level, aim);
    }
}

/* Searches from the clues.  Returns the number of solutions found. */
static uint64_t solve(struct sudoku *s, const uint8_t *clues, struct aim aim) {
    s->levels->untried = 0;
    if (sudokuclues_begin(s, s->levels, clues))
        search(s, &aim);
    return aim.found;
}

uint64_t sudoku_count(struct sudoku *s, const uint8_t *clues, uint64_t limit, uint8_t *solution) {
    assert(limit);
    return solve(s, clues,
                 (struct aim){.wanted = limit, .guess_limit = UINT64_MAX, .solution = solution});
}

bool sudoku_none(struct sudoku *s, const uint8_t *clues, uint64_t guesses) {
    struct aim aim = {.wanted = 1, .guess_limit = s->guesses + guesses};
    return !solve(s, clues, aim) && s->guesses < aim.guess_limit;
}

/* Searches a solution that differs from the known one. */
static bool find_other(struct sudoku *s, const uint8_t *clues, struct aim *aim, uint32_t cell,
                       uint64_t guesses) {
    assert(cell == SUDOKU_ANYWHERE || (cell < s->cells && !clues[cell]));
    struct sudoku_level *level = s->levels;
    aim->guess_limit = guesses < UINT64_MAX - s->guesses ? s->guesses + guesses : UINT64_MAX;
    level->untried = 0;
    if (!sudokuclues_begin(s, level, clues))
        return false;
    if (cell != SUDOKU_ANYWHERE) {
        level->candidates[cell] &= ~sudoku_bit(aim->known[cell]);
        sudokulogic_queue(s, cell, level->candidates[cell], true);
    }
    search(s, aim);
    return aim->found || s->guesses == aim->guess_limit;
}

bool sudoku_other(struct sudoku *s, const uint8_t *clues, const uint8_t *known, uint32_t cell,
                  uint64_t guesses) {
    struct aim aim = {.wanted = 1, .known = known};
    return find_other(s, clues, &aim, cell, guesses);
}

bool sudoku_another(struct sudoku *s, const uint8_t *clues, const uint8_t *known, uint8_t *other,
                    uint64_t guesses) {
    struct aim aim = {.wanted = 1, .known = known, .solution = other};
    memcpy(other, known, s->cells);
    return find_other(s, clues, &aim, SUDOKU_ANYWHERE, guesses);
}

bool sudoku_complete(struct sudoku *s, struct random *random, uint8_t *grid, uint64_t guesses) {
    uint64_t before = s->guesses, patience = (uint64_t)PATIENCE * s->cells, found, stop;
    struct aim aim = {.wanted = 1, .random = random, .solution = grid};
    do {
        aim.guess_limit = stop = s->guesses + patience;
        found = solve(s, grid, aim);
        patience += patience / 2;
        /* A search that has ended before its limit has shown that there is no completion. */
    } while (!found && s->guesses == stop && s->guesses - before < guesses);
    s->guesses = before;
    return found > 0;
}
