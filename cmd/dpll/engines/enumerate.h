/* SPDX-License-Identifier: MIT */
/* Enumeration of models without blocking clauses, after the backtracking of Gebser, Kaufmann,
 * Neumann, Schaub (2007).
 *
 * The decisions behind a model are appended to the assumptions, and form the path.  The last
 * decision of the path that has not been flipped is flipped, and the search goes on under the path;
 * a flipped decision under which no model is left leaves the path.  So memory does not grow with
 * the number of models, learned clauses follow from the formula alone, and the search may restart,
 * reduce and even go back to level 0: the path, being assumed, leads it back.
 *
 * Where models are projected (Gebser, Kaufmann, Schaub, 2009), the path has decisions about the
 * variables shown alone: those that give a model's values to all of them, one after the other where
 * it does not follow.  Below the path the last model is carried over (carry.h); after a few
 * conflicts the search branches as it likes. */
#ifndef DPLL_ENUMERATE_H
#define DPLL_ENUMERATE_H

#include "search/state.h"

/* Forgets the path.  To be followed by intake_assume. */
void enumerate_reset(struct solver *s);

/* Whether a model has been excluded since enumerate_reset. */
bool enumerate_is_active(const struct solver *s);

/* After a model: makes the next search find another one.  Returns false when there is none. */
bool enumerate_exclude_model(struct solver *s);

/* Where models are projected, to be called before each level is opened: whether the trail and, for
 * variables that are open, the last model's values are a model; they are those of s->whole then. */
bool enumerate_is_near(struct solver *s);

/* Where models are projected, after enumerate_is_near: the literal that is to be decided next.
 * Returns false where the search is to branch as it likes. */
bool enumerate_decide(struct solver *s, Lit *decision);

/* When the next assumption is false: flips the last decision of the path, up to that assumption,
 * that has not been flipped yet.  Returns false when there is none, and so no further model. */
bool enumerate_skip(struct solver *s);

#endif
