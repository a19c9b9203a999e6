/* SPDX-License-Identifier: MIT */
/* What all ways to make a puzzle share: the wish, the solver for its houses, and the current
 * puzzle. Parts that depend on houses or rules are rebuilt if a try has others than the last
 * one. */
#ifndef XSUDOKU_GEN_MAKER_H
#define XSUDOKU_GEN_MAKER_H

#include "dig.h"
#include "met.h"
#include "pattern.h"
#include "wish.h"

struct maker {
    struct wish wish;          /* its shape is that of the last puzzle */
    struct variant_shape base; /* the shape asked for, without drawn regions and clues */
    struct rules_text *others; /* of a jigsaw puzzle: what it is asked for beside regions */
    struct variant variant;
    struct sudoku solver;
    struct variant blank; /* the houses asked for, without drawn regions, */
    struct sudoku filler; /* and the solver that fills grids with them */
    struct random random;
    struct orbits orbits;
    struct dig dig;
    struct pattern pattern;
    struct difficulty difficulty;
    uint8_t *cells;    /* the puzzle, 0 for a hole */
    uint8_t *solution; /* its only solution */
    uint32_t depth;    /* most holes to dig if a difficulty is required */
    struct met met;    /* results of the tries for the last puzzle */
    uint64_t end;      /* the solver's count of guesses at which a minimal puzzle is given up */
    bool given_up;     /* whether the last puzzle was given up for that reason */
    struct memory *memory;
};

void maker_init(struct maker *maker, const struct wish *wish, struct memory *memory);
void maker_free(struct maker *maker);

/* Changes the symmetry of the holes. */
void maker_set_symmetry(struct maker *maker, enum symmetry symmetry);

/* Changes the shape; the maker releases its rules later. */
void maker_reshape(struct maker *maker, struct variant_shape shape);

/* Changes to other rules with the same houses, so that most of what depends on the houses stays.
 * The maker releases the rules later. */
void maker_change_rules(struct maker *maker, struct rules_text *rules);

/* Compares the current puzzle with the required difficulty, and notes the result. */
enum difficulty_answer maker_compare(struct maker *maker);

/* The distance of the current puzzle, see difficulty_distance; notes the result, too. */
uint32_t maker_distance(struct maker *maker, uint32_t most);

#ifndef NDEBUG
/* Whether the solution keeps all rules, and the clues of the puzzle are from it. */
bool maker_is_sound(struct maker *maker);
#endif

/* Notes and returns whether all guesses for a minimal puzzle are used up.  If so, the result of the
 * last search is unknown. */
bool maker_gives_up(struct maker *maker);

/* Whether the puzzle would have a second solution without any one of its clues, except the clues
 * that must stay. */
bool maker_is_minimal(struct maker *maker);

#endif
