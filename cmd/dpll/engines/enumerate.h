/* SPDX-License-Identifier: MIT */
/* Enumeration of models without blocking clauses, after the backtracking of Gebser, Kaufmann,
 * Neumann, Schaub (2007).
 *
 * The decisions of a model are appended to the assumptions; they form the path.  To exclude the
 * model, the last literal of the path that was not flipped yet is flipped, and the literals after
 * it are removed; flipped literals at the end, under which all models are found, are removed as
 * well.  The search continues under the path.  So memory does not grow with the number of models,
 * learned clauses follow from the formula alone, and the search may restart, reduce and return to
 * level 0: the path consists of assumptions.
 *
 * If models are projected (Gebser, Kaufmann, Schaub, 2009), the path has only decisions on shown
 * variables, enough to imply the values of all of them.  Below the path the last model is carried
 * over (carry.h); after a few conflicts the search branches freely. */
#ifndef DPLL_ENGINES_ENUMERATE_H
#define DPLL_ENGINES_ENUMERATE_H

#include "search/state.h"

/* Clears the path. intake_assume must follow. */
void enumerate_reset(struct solver *s);

/* Whether a model has been excluded since enumerate_reset. */
bool enumerate_is_active(const struct solver *s);

/* After a model: makes the next search find another one.  Returns false if there is none. */
bool enumerate_exclude_model(struct solver *s);

/* If models are projected, must be called before each level is opened.  Returns whether the trail,
 * completed by the last model, is a model; s->whole is that model then. */
bool enumerate_is_near(struct solver *s);

/* If models are projected, after enumerate_is_near: chooses the next decision.  Returns false if
 * the search is to branch freely. */
bool enumerate_decide(struct solver *s, Lit *decision);

/* To be called when the next assumption is false: removes the literals of the path after it and
 * flips the end of the path.  Returns false if there is nothing to flip, and so no further
 * model. */
bool enumerate_skip(struct solver *s);

#endif
