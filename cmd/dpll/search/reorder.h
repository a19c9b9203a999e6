/* SPDX-License-Identifier: MIT */
/* Reordering: each period of stable mode, and sometimes the middle of one, starts with a decision
 * order computed from the formula; conflicts change it from there.
 *
 * Scores keep a search where its past conflicts were.  Formulas with many models, such as plans and
 * tours, are often solved within a few hundred conflicts of a new order, with all clauses learned
 * by then.  They have thousands of variables, few of which occurred in recent conflicts.  Where
 * more did, as in refutations of small formulas, the order made by conflicts is better than one by
 * clauses. */
#ifndef DPLL_SEARCH_REORDER_H
#define DPLL_SEARCH_REORDER_H

#include "state/solver.h"

/* To be called at level 0.  Scales all scores to at most 1, so that they only break ties, and adds
 * to that of each variable max(p, n) + 2 * min(p, n), where p and n are the weights of its
 * literals, each the sum of 2^(2 - size) over the irredundant clauses with it (Jeroslow, Wang,
 * 1990).  The rarer sign counts twice, so that both branches propagate much (Biere and others,
 * Kissat 4, 2024).
 *
 * Does nothing if a theory propagates (with frequent variables first, the rows of a matrix implied
 * next to nothing), if the search since the last order has cost less than a multiple of a new one,
 * or if conflicts have sorted a part of the variables. */
void reorder(struct solver *s);

/* Whether a restart is to begin with a new order: once in a period of stable mode, if conflicts
 * have touched few variables since the last order.  A new order helps soon or not at all. */
bool reorder_again(const struct solver *s);

#endif
