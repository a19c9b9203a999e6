/* Making one puzzle: a random grid, and the clues that are left of it. */
#ifndef XSUDOKU_GEN_PUZZLE_H
#define XSUDOKU_GEN_PUZZLE_H

#include "difficulty.h"
#include "dig.h"
#include "pattern.h"

/* What is asked for. */
struct puzzle_wish {
    struct variant_shape shape;
    bool jigsaw;            /* in place of boxes regions, drawn for each puzzle */
    unsigned clues;         /* kinds of clues (clues.h), a bit each, drawn for each puzzle */
    uint32_t holes;         /* blank cells; or, with any_holes set, the most there can be */
    bool any_holes;         /* as many holes as come */
    bool minimal;           /* no clue can be dropped */
    enum symmetry symmetry; /* of the holes */
    const uint8_t *pattern; /* NULL, or by cell: not 0 where the clues are */
    const uint8_t *from;    /* NULL, or a grid: the solution, or some digits that stay as clues */
    bool keeps;             /* the second of these */
    uint64_t tries;         /* grids to dig in, or changes to clues of a pattern */
    uint64_t guesses;       /* of the solver, for a minimal puzzle; at least 1 */
    uint32_t fewest_holes;  /* of a puzzle of any_holes whose difficulty is asked for */
    struct difficulty_range difficulty;
};

struct puzzle_maker {
    struct puzzle_wish wish;   /* its shape is that of the last puzzle */
    struct variant_shape base; /* the one that was asked for, without what is drawn */
    struct rules_text *others; /* of a jigsaw puzzle: what it is asked for beside regions */
    struct variant variant;
    struct sudoku solver;
    struct variant blank; /* the houses that were asked for, without what is drawn, */
    struct sudoku filler; /* and the solver that fills grids by them */
    struct random random;
    struct orbits orbits;
    struct dig dig;
    struct pattern pattern;
    struct difficulty difficulty;
    uint8_t *cells;    /* the puzzle, 0 for a hole */
    uint8_t *solution; /* the grid it has as its only solution */
    uint32_t depth;    /* holes to dig at most where a difficulty is asked for */
    uint32_t most;     /* holes that a try for the last puzzle has made */
    uint64_t end;      /* the solver's count of guesses at which a minimal puzzle is given up */
    bool given_up;     /* the last puzzle was, for that reason */
    struct memory *memory;
};

void puzzle_init(struct puzzle_maker *maker, const struct puzzle_wish *wish, struct memory *memory);
void puzzle_free(struct puzzle_maker *maker);

/* Whether the holes wished for can have a symmetry, other than SYMMETRY_RANDOM. */
bool puzzle_can_have(const struct puzzle_wish *wish, enum symmetry symmetry, struct memory *memory);

/* Makes the puzzle that belongs to a seed.  Returns false when none of the tries gave one. */
bool puzzle_make(struct puzzle_maker *maker, uint64_t seed);

#endif
