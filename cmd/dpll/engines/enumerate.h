/* Enumeration of models without blocking clauses, after the backtracking of Gebser, Kaufmann,
 * Neumann, Schaub (2007).
 *
 * The decisions behind a model, one after the other, become further assumptions: the path.  The
 * last of them that has not been flipped is flipped, and the search goes on under the path; a
 * flipped one whose half has no more models leaves the path.  So memory does not grow with the
 * models, what is learned follows from the clauses alone, and the search may restart, reduce and
 * even go back to level 0 as it likes: the path brings it back. */
#ifndef DPLL_ENUMERATE_H
#define DPLL_ENUMERATE_H

#include "search/state.h"

/* Forgets the path.  To be followed by intake_assume. */
void enumerate_reset(struct solver *s);

/* Whether a model has been excluded since. */
bool enumerate_is_active(const struct solver *s);

/* After a model: makes the next search find another one.  Returns false when there is none. */
bool enumerate_exclude_model(struct solver *s);

/* When the next assumption is false: goes on where the path leads next.  Returns false when it
 * leads nowhere, or there is none. */
bool enumerate_skip(struct solver *s);

#endif
