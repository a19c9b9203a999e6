/* SPDX-License-Identifier: MIT */
/* Sudoku as propositional logic: variable (r, c, d) says that row r, column c holds digit d.
 *
 * Rules that depend on the shape alone are turned into text once and kept, so that a stream of
 * puzzles costs a copy each, the header and one unit clause a clue; or, in iCNF, one line of
 * assumptions.  Rules that are too long to be kept are written piece by piece, for each puzzle
 * anew. */
#ifndef SUDOKU2CNF_ENCODE_H
#define SUDOKU2CNF_ENCODE_H

#include "rules.h"

/* `incremental` excludes the optimized rules. */
void encode_init(struct encode *encode, enum encode_rules rules, enum amo amo, enum coding coding,
                 bool incremental, struct output *out, struct memory *memory);
void encode_free(struct encode *encode);

/* About how many clauses the pairwise encoding takes for an empty grid: 2 to 4 times
 * side^3 (side - 1) / 2, which grows out of hand.  0 for the other encodings. */
double encode_estimate(const struct encode *encode, const struct grid *grid);

/* Writes the formula of a puzzle whose side the encoding supports. */
void encode_grid(struct encode *encode, const struct grid *grid);

#endif
