/* SPDX-License-Identifier: MIT */
/* The log of debug builds: what the search does, a line each on standard error, so that a run can
 * be read.  A line begins with the decision level and a word, and ends with "in" and the technique
 * at work, if one is.  Literals are the user's numbers, and those above the formula's are variables
 * that the solver or the proof has added.  In a clause a literal that has a value is followed by
 * its level and the value, 1 or -1: "-5@3=-1" was made false at level 3.
 *
 *     3 decide LITERAL    3 imply LITERAL by CLAUSE   3 flip LITERAL       0 unit LITERAL
 *     7 conflict CLAUSE   7 learn CLAUSE              4 backtrack          0 import CLAUSE
 *     0 derive CLAUSE     0 remove CLAUSE             0 drop VARIABLE      0 extend CLAUSE
 *     0 try CLAUSE        0 try VARIABLE              0 try LITERAL        7 minimize LITERAL
 *     0 restart, reduce, collect, rephase, walk, reorder, stable mode, focused mode, and the names
 *       of techniques
 *
 * A literal is flipped where the search in the other direction is over; "drop" takes a variable out
 * of the search, and "extend" keeps a clause to complete models by.  What a technique tries is told
 * before it: where nothing follows in the log, it was in vain.  "minimize" takes a literal from the
 * clause that is learned next.  All other lines are written at the few places that all techniques
 * pass: values in trail.h, clauses in justify.h. */
#ifndef DPLL_LOG_H
#define DPLL_LOG_H

#include "state/solver.h"

#ifdef NDEBUG
static inline void log_literal(const struct solver *s, const char *what, Lit lit) {
    (void)s, (void)what, (void)lit;
}

static inline void log_clause(const struct solver *s, const char *what, const Lit *lits,
                              size_t size) {
    (void)s, (void)what, (void)lits, (void)size;
}

static inline void log_conflict(const struct solver *s, struct lits lits) {
    (void)s, (void)lits;
}

static inline void log_assigned(const struct solver *s, Lit lit) {
    (void)s, (void)lit;
}

static inline void log_event(const struct solver *s, const char *what) {
    (void)s, (void)what;
}
#else
/* Write a line of the word `what` and a literal, or a clause of size literals. */
void log_literal(const struct solver *s, const char *what, Lit lit);
void log_clause(const struct solver *s, const char *what, const Lit *lits, size_t size);

/* Writes the line of a conflict with the false clause. */
void log_conflict(const struct solver *s, struct lits lits);

/* Writes the line of a literal that has become true, with its reason. */
void log_assigned(const struct solver *s, Lit lit);

/* Writes a line of the word `what` alone. */
void log_event(const struct solver *s, const char *what);

/* Writes the literals of a clause with their values, as those lines do, whatever the settings. */
void log_lits(const struct solver *s, const Lit *lits, size_t size);

/* Writes `what` and a clause before an assertion fails, whatever the settings. */
void log_error(const struct solver *s, const char *what, const Lit *lits, size_t size);
#endif

#endif
