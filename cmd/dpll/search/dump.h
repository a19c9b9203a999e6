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
#ifndef DPLL_DUMP_H
#define DPLL_DUMP_H

#include "search/state.h"

#ifndef NDEBUG
/* The sizes of everything, and then trail, clauses and variables. */
void dump(const struct solver *s);

/* A line for each literal of the trail: its place and level, and the clause that forces it; "|"
 * stands before those that are not propagated yet. */
void dump_trail(const struct solver *s);

/* The value, level, score, stamp and signs of a variable, given by the user's number. */
void dump_var(const struct solver *s, int number);

/* The same of all. */
void dump_vars(const struct solver *s);

/* A clause of the arena with its flags. */
void dump_clause(const struct solver *s, Ref ref);

/* All of them, those of two literals, too. */
void dump_clauses(const struct solver *s);

/* What is looked at when a literal, the user's, becomes false. */
void dump_watches(const struct solver *s, int elit);
#endif

#endif
