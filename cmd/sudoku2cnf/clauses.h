/* SPDX-License-Identifier: MIT */
/* The parts of a formula: its variables, its clauses as text, and the digits that the clues leave
 * open. */
#ifndef SUDOKU2CNF_CLAUSES_H
#define SUDOKU2CNF_CLAUSES_H

#include "common/base/stack.h"
#include "common/formulas/amo.h"
#include "common/grids/grid.h"
#include "common/houses/coding.h"

/* Minimal: each cell has a digit, and no house has one twice (Lynce, Ouaknine, 2006).  Efficient:
 * also no cell has two digits (Weber, 2005).  Extended: also each house has every digit (Lynce,
 * Ouaknine, 2006).  Optimized: the extended rules without what the clues decide (Kwon, Jain, 2006);
 * what the clues decide is added as unit clauses, and variables keep their numbers. */
enum encode_rules { ENCODE_MINIMAL, ENCODE_EFFICIENT, ENCODE_EXTENDED, ENCODE_OPTIMIZED };

STACK(encode_text, char);

struct encode {
    enum encode_rules rules;
    enum amo amo;
    enum coding coding;
    bool incremental;       /* iCNF: the rules once, then assumptions */
    struct variant variant; /* side 0 before the first shape */
    uint32_t *peers;        /* the peers of one cell */
    uint32_t peers_max;
    int *literals; /* room for a clause of side literals */

    /* What the clues leave open; everything unless optimized. */
    unsigned words;       /* 64-bit words of a set of digits, digit d being bit d - 1 */
    uint64_t *open;       /* by cell: its possible digits; none if it has a clue */
    uint8_t *placed;      /* by house and digit - 1: whether a clue of the house has the digit */
    const uint8_t *clues; /* by cell, NULL while nothing is decided */
    bool clash;           /* two clues of a house have the same digit */

    uint64_t clauses;        /* the number of clauses of the rules */
    bool counting;           /* clauses are counted, not turned into text */
    struct amo_sink sink;    /* next auxiliary variable, and where clauses go */
    bool kept;               /* the text has all the rules; else they are too long to keep */
    struct encode_text text; /* the rules, or a piece of them */
    struct output *out;
    struct memory *memory;
};

/* The room of one literal with its blank. */
enum { ENCODE_LITERAL_MAX = 12 };

/* The variable for a digit in a cell. */
static inline uint32_t clauses_variable(const struct encode *encode, uint32_t cell,
                                        unsigned digit) {
    return coding_variable(encode->coding, encode->variant.side, cell, digit);
}

/* The literal for a digit in a cell, as clauses_add takes it; its negation excludes the digit. */
static inline int clauses_literal(const struct encode *encode, uint32_t cell, unsigned digit) {
    return (int)clauses_variable(encode, cell, digit);
}

/* Whether a cell has no clue and its peers allow the digit. */
static inline bool clauses_is_open(const struct encode *encode, uint32_t cell, unsigned digit) {
    return encode->open[(size_t)cell * encode->words + (digit - 1) / 64] >> (digit - 1) % 64 & 1;
}

/* Counts a clause of `count` literals and, unless encode->counting, converts it to text. */
void clauses_add(struct encode *encode, const int *literals, unsigned count);

#endif
