/* SPDX-License-Identifier: MIT */
/* What a search has in hand, written to standard error: to be called from a debugger, in debug
 * builds.
 *
 *     (gdb) call dump(s)              all below but the watches
 *     (gdb) call dump_clause(s, ref)
 *
 * Variables and literals are the user's numbers, as in the log (state/log.h), which says also what
 * stands behind a literal.  Nothing is changed, and what a search is in the middle of is shown as
 * it is: the functions look at nothing that must hold first. */
#ifndef DPLL_SEARCH_DUMP_H
#define DPLL_SEARCH_DUMP_H

#include "search/state.h"

#ifndef NDEBUG
/* Sizes, trail, clauses and variables; not the watches. */
void dump(const struct solver *s);

/* One line for each literal of the trail: place, level, and reason.  Literals not yet propagated
 * follow a "|". */
void dump_trail(const struct solver *s);

/* Value, level, score, stamp and signs of a variable, given by the user's number. */
void dump_var(const struct solver *s, int number);

/* The same of all variables. */
void dump_vars(const struct solver *s);

/* A clause of the arena with its flags. */
void dump_clause(const struct solver *s, Ref ref);

/* All clauses, binary ones included. */
void dump_clauses(const struct solver *s);

/* The watch list visited when a literal, given by the user's number, becomes false. */
void dump_watches(const struct solver *s, int elit);
#endif

#endif
