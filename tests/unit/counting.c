/* SPDX-License-Identifier: MIT */
/* Pigeons and holes: counting finds a contradiction just where not every pigeon gets a hole of its
 * own. */
#include "counting/counting.h"

#include "common/base/diag.h"
#include "small.h"
#include "unit.h"

const char diag_tool[] = "unit-counting";

enum { PIGEONS = 6, HOLES = 5, FORMULAS = 1500, LEAST = 3 };

/* Which holes a pigeon may have, a bit each; and the sign of the literals. */
struct board_of_test {
    unsigned pigeons, holes;
    unsigned may[PIGEONS];
    bool negative;
};

/* Whether the pigeons from one on get different holes of those that are free. */
static bool fits(const struct board_of_test *board, unsigned pigeon, unsigned taken) {
    if (pigeon >= board->pigeons || pigeon >= PIGEONS)
        return true;
    for (unsigned hole = 0; hole < board->holes; hole++)
        if (board->may[pigeon] & ~taken & 1u << hole && fits(board, pigeon + 1, taken | 1u << hole))
            return true;
    return false;
}

static int lit_at(const struct board_of_test *board, unsigned pigeon, unsigned hole) {
    int var = (int)(pigeon * HOLES + hole) + 1;
    return board->negative ? -var : var;
}

static void add_pigeon(struct small *small, const struct board_of_test *board, unsigned pigeon) {
    int lits[HOLES], size = 0;
    for (unsigned hole = 0; hole < board->holes; hole++)
        if (board->may[pigeon] >> hole & 1)
            lits[size++] = lit_at(board, pigeon, hole);
    small_add(small, lits, size);
}

static void add_hole(struct small *small, const struct board_of_test *board, unsigned hole) {
    for (unsigned a = 0; a < board->pigeons; a++)
        for (unsigned b = 0; b < a; b++)
            small_add(small, (int[]){-lit_at(board, a, hole), -lit_at(board, b, hole)}, 2);
}

static void check_board(const struct board_of_test *board) {
    static struct small small;
    small_begin(&small, PIGEONS * HOLES);
    for (unsigned pigeon = 0; pigeon < board->pigeons; pigeon++)
        add_pigeon(&small, board, pigeon);
    for (unsigned hole = 0; hole < board->holes; hole++)
        add_hole(&small, board, hole);
    CHECK(small_build(&small));
    bool expected = fits(board, 0, 0);
    CHECK_SAME(counting(&small.s), expected);
    CHECK_SAME(!small.s.inconsistent, expected);
    small_end(&small);
}

static unsigned count_bits(unsigned bits) {
    unsigned count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

/* Pigeons with at least LEAST holes, since shorter clauses are no rows. */
static void check_random(struct random *random, unsigned *contradictions) {
    struct board_of_test board = {.pigeons = 2 + random_below(random, PIGEONS - 1),
                                  .holes = LEAST + random_below(random, HOLES - LEAST + 1),
                                  .negative = random_below(random, 2)};
    unsigned narrow = random_below(random, 2) ? (1u << LEAST) - 1 : 0;
    for (unsigned pigeon = 0; pigeon < board.pigeons; pigeon++) {
        unsigned *may = &board.may[pigeon];
        *may = random_below(random, 4) ? narrow : 0;
        while (count_bits(*may) < LEAST)
            *may |= 1u << random_below(random, board.holes);
    }
    *contradictions += !fits(&board, 0, 0);
    check_board(&board);
}

/* Boards on which each pigeon may have each hole. */
static void check_full(void) {
    for (unsigned pigeons = 2; pigeons <= PIGEONS; pigeons++)
        for (unsigned holes = LEAST; holes <= HOLES; holes++) {
            struct board_of_test board = {.pigeons = pigeons, .holes = holes};
            for (unsigned pigeon = 0; pigeon < pigeons; pigeon++)
                board.may[pigeon] = (1u << holes) - 1;
            check_board(&board);
        }
}

/* One exclusion missing, and all pigeons have a hole. */
static void check_gap(void) {
    static struct small small;
    struct board_of_test board = {.pigeons = 4, .holes = 3};
    small_begin(&small, PIGEONS * HOLES);
    for (unsigned pigeon = 0; pigeon < 4; pigeon++) {
        board.may[pigeon] = 7;
        add_pigeon(&small, &board, pigeon);
    }
    add_hole(&small, &board, 0);
    add_hole(&small, &board, 1);
    for (unsigned a = 0; a < 4; a++)
        for (unsigned b = 0; b < a; b++)
            if (a != 3 || b != 1)
                small_add(&small, (int[]){-lit_at(&board, a, 2), -lit_at(&board, b, 2)}, 2);
    CHECK(small_build(&small));
    CHECK(counting(&small.s));
    small_end(&small);
}

int main(void) {
    struct random random = {1};
    unsigned contradictions = 0;
    check_full();
    check_gap();
    for (unsigned i = 0; i < FORMULAS; i++)
        check_random(&random, &contradictions);
    CHECK(contradictions > FORMULAS / 10);
    return unit_end();
}
