/* SPDX-License-Identifier: MIT */
/* SAT sweeping: literals that are constant, and pairs that are equivalent, found one small
 * environment at a time (Kuehlmann, Krohm, 1997, for circuits; Fleury, Biere, 2022, for clauses).
 *
 * Where two circuits compute the same, inner points of one often equal inner points of the other,
 * and each such equality follows from few clauses once those before it are known.  The clauses
 * around a variable, its environment, are handed to a small solver, the oracle (oracle.h).  Each of
 * its models tells many variables apart at once; what no model tells apart is proved or refuted by
 * further questions (refine.h). */
#ifndef DPLL_SWEEP_H
#define DPLL_SWEEP_H

#include "state/solver.h"

/* Has all variables swept again, those first whose turn had not come. */
void sweep_restart(struct solver *s);

/* Whether all variables have been swept since sweep_restart, which must come before. */
bool sweep_done(const struct solver *s);

/* Lets environments reach farther from now on: near ones are cheap, and what is found in them makes
 * more be found in others, but some equivalences need more clauses than they have.  Returns whether
 * they did not reach as far before.  Call sweep_restart first. */
bool sweep_farther(struct solver *s);

/* What a call has found: variables that have one value in all models, and pairs of equivalent
 * literals. */
struct sweep_findings {
    size_t units, pairs;
};

/* Sweeps on from where the last call stopped, at level 0, all propagated, for about `ticks` ticks
 * of the oracle, and adds what it finds to *findings.  Equivalences become binary clauses, for
 * substitute.h to use.  Call sweep_restart first.  Returns false, with s->inconsistent set, on a
 * contradiction. */
bool sweep(struct solver *s, uint64_t ticks, struct sweep_findings *findings);

#endif
