/* SPDX-License-Identifier: MIT */
/* Clues of runs (rule `run`): sums in places of the board that are no cells, each before the first
 * cell of its run. */
#ifndef COMMON_HOUSES_CLUE_H
#define COMMON_HOUSES_CLUE_H

#include "common/houses/variant.h"

/* The place of the sum of a rule, by row and column from 0, and whether its run goes down from
 * there rather than right. */
struct clue_place {
    unsigned row, column;
    bool down;
};

/* Whether a rule has such a sum. */
bool clue_is_one(const struct rule *rule);

/* The place of the sum of such a rule. */
struct clue_place clue_place(const struct variant *variant, const struct rule *rule);

/* The sums in a place: of the run downwards and of the run to the right; 0 for none. */
struct clue {
    int down, right;
};
struct clue clue_at(const struct variant *variant, unsigned row, unsigned column);

/* The width of such a place: a slash between two sums, with room for two digits each, or for three
 * if a sum needs them; 0 if no rule has such a sum. */
enum { CLUE_WIDTH = 7 };
unsigned clue_width(const struct variant *variant);

/* Writes the content of a place in `width` characters, as clue_width has it: the sum downwards, a
 * slash, the other sum; blanks for none. */
void clue_text(struct clue clue, unsigned width, char text[CLUE_WIDTH + 1]);

#endif
