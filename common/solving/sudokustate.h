/* SPDX-License-Identifier: MIT */
/* The data of the exact solver: the houses as flat tables, and the levels of its search.  Users of
 * the solver include sudoku.h. */
#ifndef COMMON_SOLVING_SUDOKUSTATE_H
#define COMMON_SOLVING_SUDOKUSTATE_H

#include <assert.h>

#include "common/base/stack.h"
#include "common/houses/variant.h"

/* A set of digits: bit d - 1 for digit d. */
typedef uint32_t Digits;

/* The largest side for which a mask has bits. */
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

/* Peers are visited in bundles of SUDOKU_BUNDLE, so that the compiler can unroll the loop. */
enum { SUDOKU_BUNDLE = 4 };

/* A level of the search: a position and the digits left to try. */
struct sudoku_level {
    Digits *candidates; /* by cell; one if it is set; none at `cells`, which is no cell */
    Digits *missing;    /* by house, and by cell without a house: digits not set in it yet */
    uint32_t open;      /* cells not set yet */
    uint32_t cell;      /* the cell to branch on */
    Digits untried;     /* digits not tried there yet */
};

/* Two houses that share several cells. */
struct sudoku_crossing {
    size_t begin;    /* in the list of cells: those shared, then the others of either house */
    unsigned shared; /* number of shared cells */
};

STACK(sudoku_crossings, struct sudoku_crossing);
STACK(sudoku_cells, uint32_t);

struct sudoku {
    unsigned side;
    uint32_t cells, houses;
    /* Entries of missing in each level: a cell without a house has an entry of its own behind those
     * of houses, which tells whether it is set. */
    uint32_t missing;
    bool square; /* the cells are those of one grid, row by row */
    Digits all;
    uint64_t guesses; /* branches taken so far, for statistics; the caller may reset it */

    /* The houses as flat tables, constant after initialization. */
    uint32_t *members;
    uint32_t *of, *of_begin;     /* by cell: its houses, or its own entry of missing */
    uint32_t *near, *near_begin; /* by cell: the cells that share a house with it */
    /* By cell: these and those that rules make different, padded to whole bundles with the index
     * `cells`, which is no cell. */
    uint32_t *peers, *peers_begin;

    struct sudoku_crossings crossings;
    struct sudoku_cells crossed; /* cells of all crossings */
    uint64_t long_from;          /* guesses from which on a search is long */
    uint64_t weigh_from;         /* guesses from which on cells are weighed */

    uint64_t *weights; /* by cell: contradictions after branching there, later ones weighing more */
    uint64_t weight;   /* added by the next contradiction */
    uint32_t branched; /* the cell branched on last */

    const struct rules *rules; /* the variant's, or NULL */

    /* Relations, sums and lines of the rules, and derived sums.  A bond is due if one of its cells
     * has lost candidates since the bond was last visited; the same for houses. */
    struct rules_bonds bonds;
    struct rules_cells bonded;
    uint32_t *bonds_of, *bonds_begin; /* by cell: its bonds */
    Digits *seen; /* by cell: its candidates when changes were last looked for */
    uint32_t *due, due_first, due_count; /* a ring of bonds, without duplicates */
    uint8_t *is_due;                     /* by bond */
    uint8_t *house_due;                  /* by entry of missing */

    /* With bonds: a position reached from its clues without a guess.  Puzzles with these and
     * further clues begin with it. */
    uint8_t *known_clues; /* by cell */
    Digits *known_masks;  /* as in a level; the first is 0 if no position is known */
    uint32_t known_open;

    uint32_t *queue; /* cells with one candidate or none left */
    uint32_t queued;
    struct sudoku_level *levels;
    Digits *masks; /* memory of all levels */
    struct memory *memory;
};

/* Prepares for puzzles of a variant whose side is at most SUDOKU_SIDE_MAX.  The variant is not
 * needed afterwards, except its rules, if it has any. */
void sudoku_init(struct sudoku *s, const struct variant *variant, struct memory *memory);
void sudoku_free(struct sudoku *s);

/* Replaces the rules by others with the same houses; NULL for none. */
void sudoku_take_rules(struct sudoku *s, const struct rules *rules);

#endif
