/* Sudoku as propositional logic: variable (r, c, d) says that row r, column c holds digit d.
 *
 * Rules that depend on the shape alone are turned into text once and kept, so that a stream of
 * puzzles costs a copy each, the header and one unit clause a clue; or, in iCNF, one line of
 * assumptions.  Rules that are too long to be kept are written piece by piece, for each puzzle
 * anew. */
#ifndef SUDOKU2CNF_ENCODE_H
#define SUDOKU2CNF_ENCODE_H

#include "common/amo.h"
#include "common/coding.h"
#include "common/grid.h"
#include "common/stack.h"

/* Minimal: each cell has a digit, and no house has one twice (Lynce, Ouaknine, 2006).  Efficient:
 * also no cell has two digits (Weber, 2005).  Extended: also each house has every digit (Lynce,
 * Ouaknine, 2006).  Optimized: the extended rules without what the clues decide (Kwon, Jain, 2006);
 * what that is follows as unit clauses, and variables keep their numbers. */
enum encode_rules { ENCODE_MINIMAL, ENCODE_EFFICIENT, ENCODE_EXTENDED, ENCODE_OPTIMIZED };

STACK(encode_text, char);

struct encode {
    enum encode_rules rules;
    enum amo amo;
    enum coding coding;
    bool incremental;       /* iCNF: rules once, then assumptions */
    struct variant variant; /* side 0 before the first shape */
    uint32_t *peers;        /* room for those of one cell */
    uint32_t peers_max;
    int *literals; /* room for a clause of side literals */

    /* What the clues leave open; without optimization that is everything. */
    unsigned words;       /* 64-bit words of a set of digits, digit d being bit d - 1 */
    uint64_t *open;       /* by cell: digits it may have; none where there is a clue */
    uint8_t *placed;      /* by house and digit - 1: whether a clue of the house has the digit */
    const uint8_t *clues; /* by cell, NULL while nothing is decided */
    bool clash;           /* two clues of a house have the same digit */

    uint64_t clauses;        /* made from the rules */
    bool counting;           /* clauses are counted, not turned into text */
    struct amo_sink sink;    /* variables beside the cells', and where their clauses go */
    bool kept;               /* the rules are in text, whole; else they are too long for that */
    struct encode_text text; /* the rules, or a piece of them */
    struct output *out;
    struct memory *memory;
};

/* Incremental encoding needs other rules than the optimized ones. */
void encode_init(struct encode *encode, enum encode_rules rules, enum amo amo, enum coding coding,
                 bool incremental, struct output *out, struct memory *memory);
void encode_free(struct encode *encode);

/* About how many clauses keep the digits of an empty grid apart pair by pair: the number that grows
 * out of hand.  0 where that is not the way. */
double encode_estimate(const struct encode *encode, const struct grid *grid);

/* Writes the formula of a puzzle whose side fits the coding. */
void encode_grid(struct encode *encode, const struct grid *grid);

#endif
