/* The log of debug builds: what the search does, a line each on standard error, so that a run can
 * be read.  A line begins with the decision level; literals are the user's numbers, and those above
 * the formula's are variables that the solver has added. */
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

static inline void log_assigned(const struct solver *s, Lit lit) {
    (void)s, (void)lit;
}

static inline void log_event(const struct solver *s, const char *what) {
    (void)s, (void)what;
}
#else
void log_literal(const struct solver *s, const char *what, Lit lit);
void log_clause(const struct solver *s, const char *what, const Lit *lits, size_t size);

/* A literal has become true: with the clause that forces it. */
void log_assigned(const struct solver *s, Lit lit);
void log_event(const struct solver *s, const char *what);

/* Whatever the settings: says before an assertion fails which clause is wrong, and how. */
void log_error(const struct solver *s, const char *what, const Lit *lits, size_t size);
#endif

#endif
