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

/* Whether a rule has its sum there, and whether any rule of a variant does. */
bool clue_is_one(const struct rule *rule);
bool clue_any(const struct variant *variant);

/* The place of the sum of a rule that is one. */
struct clue_place clue_place(const struct variant *variant, const struct rule *rule);

/* The sums in a place, of the run that goes down and of the one that goes to the right; 0 for none.
 */
struct clue {
    int down, right;
};
struct clue clue_at(const struct variant *variant, unsigned row, unsigned column);

/* Writes what stands in such a place as CLUE_WIDTH characters: the sum that goes down, a stroke,
 * the other one; blanks where there are none. */
enum { CLUE_WIDTH = 5 };
void clue_text(struct clue clue, char text[CLUE_WIDTH + 1]);

#endif
