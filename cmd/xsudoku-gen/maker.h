/* SPDX-License-Identifier: MIT */
/* What all ways to make a puzzle share: the wish, the solver for its houses, the puzzle at hand,
 * and parts made anew where a try has other houses or rules than the one before. */
#ifndef XSUDOKU_GEN_MAKER_H
#define XSUDOKU_GEN_MAKER_H

#include "dig.h"
#include "met.h"
#include "pattern.h"
#include "wish.h"

struct maker {
    struct wish wish;          /* its shape is that of the last puzzle */
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
    struct met met;    /* by the tries for the last puzzle */
    uint64_t end;      /* the solver's count of guesses at which a minimal puzzle is given up */
    bool given_up;     /* the last puzzle was, for that reason */
    struct memory *memory;
};

void maker_init(struct maker *maker, const struct wish *wish, struct memory *memory);
void maker_free(struct maker *maker);

/* Goes over to holes of another symmetry. */
void maker_set_symmetry(struct maker *maker, enum symmetry symmetry);

/* Goes over to another shape, whose rules are the maker's to drop. */
void maker_reshape(struct maker *maker, struct variant_shape shape);

/* Goes over to other rules, the maker's to drop, that make the same houses: most of what depends on
 * these stays. */
void maker_change_rules(struct maker *maker, struct rules_text *rules);

/* Compares the puzzle at hand with the difficulty asked for, and notes what comes of it. */
enum difficulty_answer maker_compare(struct maker *maker);

/* The same where it matters how far it is: see difficulty_distance. */
uint32_t maker_distance(struct maker *maker, uint32_t most);

/* Notes, and returns, whether all guesses for a minimal puzzle are used up: then nothing is known
 * about what was last searched for. */
bool maker_gives_up(struct maker *maker);

/* Whether without any of its clues, those aside that are to stay, the puzzle would have a second
 * solution. */
bool maker_is_minimal(struct maker *maker);

#endif
