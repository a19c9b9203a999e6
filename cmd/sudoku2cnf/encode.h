/* Sudoku as propositional logic: variable (r, c, d) says that row r, column c holds digit d.
 *
 * The rules depend on the shape alone.  They are turned into text once and kept, so that a stream
 * of puzzles costs a copy each, the header and one unit clause a clue. */
#ifndef SUDOKU2CNF_ENCODE_H
#define SUDOKU2CNF_ENCODE_H

#include "common/coding.h"
#include "common/grid.h"
#include "common/stack.h"

/* After Lynce and Ouaknine (2006).  Minimal: each cell has a digit, and no two peers the same one.
 * Extended: also no cell has two digits, and each house has every digit.  Two cells that share
 * several houses are kept apart once, not once a house. */
enum encode_rules { ENCODE_MINIMAL, ENCODE_EXTENDED };

STACK(encode_text, char);

struct encode {
    enum encode_rules rules;
    enum coding coding;
    struct variant variant; /* side 0 before the first shape */
    uint32_t *peers;        /* room for those of one cell */
    uint32_t peers_max;
    uint64_t clauses;        /* of the rules */
    bool kept;               /* the rules are in text, whole; else they are too long for that */
    struct encode_text text; /* the rules, or a piece of them */
    struct output *out;
    struct memory *memory;
};

void encode_init(struct encode *encode, enum encode_rules rules, enum coding coding,
                 struct output *out, struct memory *memory);
void encode_free(struct encode *encode);

/* Writes the formula of a puzzle whose side fits the coding. */
void encode_grid(struct encode *encode, const struct grid *grid);

#endif
