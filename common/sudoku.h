/* An exact solver for Sudoku of every variant: complete grids at random, and the counting of
 * solutions, which is what a puzzle maker needs and what the SAT pipeline is tested against.
 *
 * Candidates are one bit a digit in a mask for each cell.  Naked singles are noticed as peers lose
 * a digit; hidden singles by adding up the masks of a house bit by bit (Harley and Seal's
 * carry-save counting, cut off at two).  In long searches candidates locked between two houses that
 * share several cells go, too, by the unions of their masks, all digits at once.  The search
 * branches on a cell with the fewest candidates, over an explicit stack of boards; in long searches
 * where that has led to contradictions before (in the spirit of Boussemart, Hemery, Lecoutre and
 * Sais, 2004).  Puzzles that
 * singles solve, which most are, cost no copy at all. */
#ifndef COMMON_SUDOKU_H
#define COMMON_SUDOKU_H

#include "common/random.h"
#include "common/stack.h"
#include "common/variant.h"

/* One bit a digit: bit d - 1 for digit d. */
typedef uint32_t Digits;

/* The largest side that a mask has room for. */
enum { SUDOKU_SIDE_MAX = 32 };

/* One level of the search: a position and what is left to try in it. */
struct sudoku_level {
    Digits *candidates; /* by cell; a cell that is set has one, and the cell `cells` none */
    Digits *missing;    /* by house: digits that are not set in it yet */
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
    Digits all;
    uint64_t guesses; /* branches taken so far, for the curious; the caller may reset it */

    /* The houses as flat tables: what follows is by cell or by house, and never written again. */
    uint32_t *members;
    uint32_t *of, *of_begin;
    uint32_t *peers, *peers_begin; /* filled up to whole bundles with the cell `cells`, which is
                                      none */

    struct sudoku_crossings crossings;
    struct sudoku_cells crossed; /* the cells of all crossings */
    uint64_t long_from;          /* count of guesses from which on a search is a long one */
    uint64_t weigh_from;         /* the same, from which on cells are weighed */

    uint64_t *weights; /* by cell: contradictions after branching there, recent ones more */
    uint64_t weight;   /* what the next one adds */
    uint32_t branched; /* the cell where the search branched last */

    uint32_t *queue; /* cells that came down to one candidate, or to none */
    uint32_t queued;
    struct sudoku_level *levels;
    Digits *masks; /* the memory of all levels */
    struct memory *memory;
};

/* Prepares for puzzles of a variant whose side is at most SUDOKU_SIDE_MAX.  The variant is not
 * needed afterwards. */
void sudoku_init(struct sudoku *s, const struct variant *variant, struct memory *memory);
void sudoku_free(struct sudoku *s);

/* Counts the solutions of a puzzle, up to limit (at least 1).  clues has a digit for each cell, 0
 * for a blank; digits above the side must not occur.  The first solution found is written to
 * solution, unless that is NULL; it may be clues itself. */
uint64_t sudoku_count(struct sudoku *s, const uint8_t *clues, uint64_t limit, uint8_t *solution);

/* Whether a puzzle has a solution that differs from a known one, which is complete and keeps the
 * clues: at a cell that is blank, or at any cell.  A search that has guessed more often than
 * guesses says is given up, and the answer is yes, as it may be. */
#define SUDOKU_ANYWHERE UINT32_MAX
bool sudoku_other(struct sudoku *s, const uint8_t *clues, const uint8_t *known, uint32_t cell,
                  uint64_t guesses);

/* Completes a grid at random: 0 is blank.  Digits to try are drawn, cells are not, so that not all
 * completions are equally likely.  Returns false, with the grid as it was, when there is none. */
bool sudoku_complete(struct sudoku *s, struct random *random, uint8_t *grid);

/* Fills grid with a complete grid drawn at random.  Every digit and, up to the symmetries of the
 * variant, every cell is treated alike; the distribution over all grids is near to uniform, not
 * exactly so.  Returns false when the variant has no grid of this side. */
bool sudoku_fill(struct sudoku *s, struct random *random, uint8_t *grid);

#endif
