/* SPDX-License-Identifier: MIT */
/* The engine of local search: finds models, and cannot tell that there is none.
 *
 * Rounds of ProbSAT and DDFW alternate, each from an assignment drawn anew, and each longer than
 * the one before.  A search that pauses at an effort goes on in the middle of its round when the
 * same question is asked again. */
#ifndef DPLL_WALK_H
#define DPLL_WALK_H

#include "engines/engine.h"

/* Solving answers RES_SAT, or, back at level 0, RES_UNKNOWN when a limit was reached or unit
 * propagation shows that the search would be in vain.
 *
 * Another engine may search between two calls, and eliminate variables and add others: the walk
 * works on the clauses of the formula itself.  Its model gives every variable a value, removed ones
 * too, and needs no extension; reset must come before any other engine goes on. */
extern const struct engine engine_walk;

#endif
