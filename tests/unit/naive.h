/* SPDX-License-Identifier: MIT */
/* Unit propagation by its definition: all clauses are read again and again until no literal
 * follows. */
#ifndef NAIVE_H
#define NAIVE_H

#include "common/formulas/formula.h"

enum { NAIVE_ALL = -1 };

static inline void naive_set(signed char *values, Lit lit) {
    values[lit] = 1;
    values[lit_not(lit)] = -1;
}

/* Makes true what a clause implies, by literal 1, -1 or 0 for open.  Returns false when all its
 * literals are false. */
static inline bool naive_visit(const struct clause_view *clause, signed char *values,
                               bool *changed) {
    bool open = false;
    Lit last = 0;
    for (size_t i = 0; i < clause->size; i++) {
        Lit lit = clause_lit(clause, i);
        if (values[lit] > 0 || (!values[lit] && open && lit != last))
            return true;
        if (!values[lit]) {
            open = true;
            last = lit;
        }
    }
    if (open)
        naive_set(values, last);
    *changed |= open;
    return open;
}

/* Propagates in all clauses but the one of a number from 0, or in NAIVE_ALL.  Returns whether none
 * is false. */
static inline bool naive_propagate(const struct formula *formula, signed char *values,
                                   int ignored) {
    for (bool changed = true; changed;) {
        struct clause_view clause;
        int number = 0;
        changed = false;
        for (size_t at = 0; formula_next(formula, &at, &clause); number++)
            if (number != ignored && !naive_visit(&clause, values, &changed))
                return false;
    }
    return true;
}

#endif
