/* SPDX-License-Identifier: MIT */
/* SAT sweeping: finds constant literals and pairs of equivalent literals, one small environment at
 * a time (Kuehlmann, Krohm, 1997, for circuits; Fleury, Biere, 2022, for clauses).
 *
 * If two circuits compute the same function, inner points of one often equal inner points of the
 * other, and each such equality follows from few clauses once those before it are known.  The
 * clauses around a variable, its environment, are given to a small solver, the oracle (oracle.h).
 * Each of its models tells many variables apart; further questions decide about those that no model
 * tells apart (refine.h). */
#ifndef DPLL_SWEEP_SWEEP_H
#define DPLL_SWEEP_SWEEP_H

#include "state/solver.h"

/* Has all variables swept again, first those not swept since the last restart. */
void sweep_restart(struct solver *s);

/* Whether all variables were swept since sweep_restart, which must have been called. */
bool sweep_done(const struct solver *s);

/* Makes environments larger from now on.  Small ones are cheap, and their results help to find
 * others, but some equivalences need more clauses.  Returns whether environments were small.
 * sweep_restart must have been called. */
bool sweep_farther(struct solver *s);

/* The results of a call: units and pairs of equivalent literals. */
struct sweep_findings {
    size_t units, pairs;
};

/* Continues where the last call stopped, at level 0 with all literals propagated, for about `ticks`
 * ticks of the oracle, and adds to *findings.  Equivalences become binary clauses, which
 * substitute.h uses. sweep_restart must have been called.  Returns false, with s->inconsistent set,
 * on a contradiction. */
bool sweep(struct solver *s, uint64_t ticks, struct sweep_findings *findings);

#endif
