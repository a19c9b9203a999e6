/* SPDX-License-Identifier: MIT */
/* A puzzle with what decides about its solutions. */
#ifndef SUDOKUCHECK_CHECKED_H
#define SUDOKUCHECK_CHECKED_H

#include "common/grids/grid.h"
#include "common/solving/sudoku.h"

struct checked {
    struct variant variant; /* of the last puzzle; side 0 before the first */
    struct sudoku solver;
    uint32_t clues;        /* how many */
    uint8_t *cells;        /* the puzzle; or some of it, while clues are tried */
    uint8_t *solution;     /* the first one */
    bool solvable, unique; /* after checked_solve, as is solution */
    struct memory *memory;
};

void checked_init(struct checked *checked, struct memory *memory);
void checked_free(struct checked *checked);

/* Takes a puzzle of a side up to SUDOKU_SIDE_MAX. */
void checked_take(struct checked *checked, const struct grid *grid);

/* Finds out whether it has a solution, and one only. */
void checked_solve(struct checked *checked);

/* Fills in a solution other than the first one of a puzzle that has several. */
void checked_second(struct checked *checked, uint8_t *second);

/* Whether the one solution, which checked_solve has found, is still the only one without the clue
 * of a cell. */
bool checked_can_go(struct checked *checked, uint32_t cell);

/* A line of the rules of a puzzle: bytes `from` up to before `to` of their text, newline
 * included. */
struct ruleline {
    size_t from, to;
};

/* Advances from a line, at first {0}, to the next line that can be left out by itself.  Maps of
 * regions and lines that place the grids stay.  Returns false if there is none. */
bool checked_next_rule(const struct checked *checked, struct ruleline *line);

/* The rules without some lines, which are ascending: a new text, with one user. */
struct rules_text *checked_rules_without(const struct checked *checked,
                                         const struct ruleline *lines, size_t count);

/* Whether the one solution is still the only one without a line of the rules. */
bool checked_rule_can_go(struct checked *checked, const struct ruleline *line);

/* Drops needless clues of a puzzle with one solution, in the order of their cells, until every clue
 * is needed. */
void checked_minimize(struct checked *checked);

#endif
