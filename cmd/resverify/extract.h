/* SPDX-License-Identifier: MIT */
/* Writes the core of a refutation: those clauses of the problem that its proof uses, as DIMACS.
 *
 * They have no model either: each step of the proof that the empty clause rests on holds for
 * them as it does for all clauses, a RAT step because it holds for all clauses with the negated
 * pivot. */
#ifndef RESVERIFY_EXTRACT_H
#define RESVERIFY_EXTRACT_H

#include "common/formula.h"
#include "common/output.h"
#include "drat.h"
#include "lrat.h"

/* Sets used[n - 1] for each clause n of the problem's that the proof uses, by a check that ended
 * with VERDICT_VERIFIED; used has a member for each clause, all false before.  In LRAT the check
 * must have kept what steps use. */
void extract_from_lrat(const struct lrat *lrat, const struct formula *formula, bool *used);
void extract_from_drat(const struct drat *drat, bool *used);

/* Writes the clauses used, in their order, under a header with all variables of the formula. */
void extract_write(struct output *out, const struct formula *formula, const bool *used);

#endif
