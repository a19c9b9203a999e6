/* SPDX-License-Identifier: MIT */
/* What the exact solver works on: the houses as flat tables, and the levels of its search.  Users
 * of the solver include sudoku.h. */
#ifndef COMMON_SUDOKUSTATE_H
#define COMMON_SUDOKUSTATE_H

#include <assert.h>

#include "common/stack.h"
#include "common/variant.h"

/* One bit a digit: bit d - 1 for digit d. */
typedef uint32_t Digits;

/* The largest side that a mask has room for. */
enum { SUDOKU_SIDE_MAX = 32 };

/* The lowest digit of a set that is not empty, as a set. */
static inline Digits sudoku_lowest(Digits set) {
    assert(set);
    return set & (0 - set);
}

/* The set of one digit. */
static inline Digits sudoku_bit(unsigned digit) {
    assert(digit && digit <= SUDOKU_SIDE_MAX);
    return (Digits)1 << (digit - 1);
}

/* Peers are gone through in bundles of SUDOKU_BUNDLE, so that the compiler can unroll the loop. */
enum { SUDOKU_BUNDLE = 4 };

/* One level of the search: a position and what is left to try in it. */
struct sudoku_level {
    Digits *candidates; /* by cell; a cell that is set has one, and the cell `cells` none */
    Digits *missing;    /* by house, and by lone cell: digits that are not set in it yet */
    uint32_t open;      /* cells not set yet */
    uint32_t cell;      /* where it branches */
    Digits untried;     /* what has not been tried there */
};

/* Two houses that share several cells. */
struct sudoku_crossing {
    size_t begin;    /* in the list of cells: those shared, then the rest of either house */
    unsigned shared; /* how many */
};

STACK(sudoku_crossings, struct sudoku_crossing);
STACK(sudoku_cells, uint32_t);

struct sudoku {
    unsigned side;
    uint32_t cells, houses;
    uint32_t missing; /* entries of missing at each level: a cell that is in no house has one of its
                         own, behind those of the houses, so that it is known whether it is set */
    bool square;      /* the cells are those of one grid, row by row */
    Digits all;
    uint64_t guesses; /* branches taken so far, for the curious; the caller may reset it */

    /* The houses as flat tables: what follows is by cell or by house, and never written again. */
    uint32_t *members;
    uint32_t *of, *of_begin;       /* by cell: its houses, or its own entry of missing */
    uint32_t *near, *near_begin;   /* cells that share a house with a cell, */
    uint32_t *peers, *peers_begin; /* and those, too, that rules have differ from it: filled up to
                                      whole bundles with the cell `cells`, which is none */

    struct sudoku_crossings crossings;
    struct sudoku_cells crossed; /* the cells of all crossings */
    uint64_t long_from;          /* count of guesses from which on a search is a long one */
    uint64_t weigh_from;         /* the same, from which on cells are weighed */

    uint64_t *weights; /* by cell: contradictions after branching there, the later the heavier */
    uint64_t weight;   /* what the next contradiction adds */
    uint32_t branched; /* the cell where the search branched last */

    const struct rules *rules; /* the variant's, or NULL */

    /* Relations, sums and lines: those of the rules, and sums that follow from them.  A bond is due
     * when a cell of its has lost candidates since it was looked at; houses are due likewise. */
    struct rules_bonds bonds;
    struct rules_cells bonded;
    uint32_t *bonds_of, *bonds_begin;    /* by cell, the bonds that have it */
    Digits *seen;                        /* by cell: its candidates when that was last asked */
    uint32_t *due, due_first, due_count; /* a ring of bonds, each at most once */
    uint8_t *is_due;                     /* by bond */
    uint8_t *house_due;                  /* by entry of missing */

    /* Where there are bonds: a position after all that follows from its clues without a guess.
     * Puzzles that have these clues and more begin from it. */
    uint8_t *known_clues; /* by cell */
    Digits *known_masks;  /* as those of a level; its first is 0 where nothing is known */
    uint32_t known_open;

    uint32_t *queue; /* cells that came down to one candidate, or to none */
    uint32_t queued;
    struct sudoku_level *levels;
    Digits *masks; /* the memory of all levels */
    struct memory *memory;
};

/* Prepares for puzzles of a variant whose side is at most SUDOKU_SIDE_MAX.  The variant is not
 * needed afterwards, but for its rules, if it has any. */
void sudoku_init(struct sudoku *s, const struct variant *variant, struct memory *memory);
void sudoku_free(struct sudoku *s);

/* Goes over to other rules, which make the same houses; NULL for none. */
void sudoku_take_rules(struct sudoku *s, const struct rules *rules);

#endif
