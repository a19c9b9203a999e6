/* SPDX-License-Identifier: MIT */
/* Why a puzzle has no solution: some of its clues and rules that contradict each other already,
 * together with its houses.
 *
 * Clues and rules are left out as long as those that stay have no solution, halves before single
 * ones, which takes few questions where few are to blame (after QuickXplain: Junker, 2004).  What
 * stays depends on the order in which they are tried; of several orders the smallest set counts. */
#ifndef SUDOKUCHECK_BLAME_H
#define SUDOKUCHECK_BLAME_H

#include "checked.h"

struct blamed {
    struct ruleline line; /* a line of the rules; or, where `to` is 0, the clue of */
    uint32_t cell;
};

struct blame {
    struct blamed *items; /* the clues by cell, then the rules in order; NULL for none */
    size_t count;
    bool minimal; /* without any one of them there is a solution; else a search was given up */
};

/* Whether an item is a rule; else it is a clue. */
static inline bool blamed_is_rule(const struct blamed *item) {
    return item->line.to > 0;
}

/* Finds out which clues and rules of a puzzle without a solution are to blame; the cells of the
 * puzzle are as they were afterwards. */
void blame_find(struct blame *blame, struct checked *checked);
void blame_free(struct blame *blame, struct checked *checked);

#endif
