/* SPDX-License-Identifier: MIT */
/* Why a puzzle has no solution: some of its clues and rules that contradict each other, together
 * with its houses.
 *
 * Clues and rules are left out as long as the rest has no solution, first halves and then single
 * items, which takes few questions if few items are to blame (after QuickXplain: Junker, 2004).
 * The result depends on the order in which items are tried; the smallest set of several orders is
 * taken. */
#ifndef SUDOKUCHECK_BLAME_H
#define SUDOKUCHECK_BLAME_H

#include "checked.h"

struct blamed {
    struct ruleline line; /* a line of the rules; if `to` is 0, the item is a clue */
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

/* Finds out which clues and rules of a puzzle without a solution are to blame.  The cells of the
 * puzzle are the same afterwards. */
void blame_find(struct blame *blame, struct checked *checked);
void blame_free(struct blame *blame, struct checked *checked);

#endif
