/* SPDX-License-Identifier: MIT */
/* Clues of runs (rule `run`): sums that stand on the board in places that are no cells, each before
 * the first cell of its run. */
#ifndef COMMON_CLUE_H
#define COMMON_CLUE_H

#include "common/variant.h"

/* Where the sum of a rule stands, by row and column from 0, and whether its run goes down from
 * there, else to the right. */
struct clue_place {
    unsigned row, column;
    bool down;
};

/* Whether a rule has its sum there. */
bool clue_is_one(const struct rule *rule);

/* The place of the sum of a rule that is one. */
struct clue_place clue_place(const struct variant *variant, const struct rule *rule);

/* The sums in a place, of the run that goes down and of the one that goes to the right; 0 for
 * none. */
struct clue {
    int down, right;
};
struct clue clue_at(const struct variant *variant, unsigned row, unsigned column);

/* How many characters such a place has: a stroke between two sums, which have room for two figures
 * each, or for three where one has as many.  0 where no rule has its sum there. */
enum { CLUE_WIDTH = 7 };
unsigned clue_width(const struct variant *variant);

/* Writes what stands in a place as `width` characters, at most CLUE_WIDTH: the sum that goes down,
 * a stroke, the other one; blanks where there are none. */
void clue_text(struct clue clue, unsigned width, char text[CLUE_WIDTH + 1]);

#endif
