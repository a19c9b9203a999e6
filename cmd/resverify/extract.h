/* SPDX-License-Identifier: MIT */
/* Writing the core of a refutation as DIMACS: the clauses of the problem that its proof uses.
 *
 * The core has no model either: each proof step used is valid for the core as it is for all
 * clauses, a RAT step because the core has fewer clauses with the negated pivot. */
#ifndef RESVERIFY_EXTRACT_H
#define RESVERIFY_EXTRACT_H

#include "common/formulas/formula.h"
#include "common/streams/output.h"
#include "drat.h"
#include "lrat.h"

/* Sets used[n - 1] for each clause n of the problem that the proof uses, after a check that ended
 * with VERDICT_VERIFIED. used has an entry for each clause, all false.  For LRAT the check must
 * have had keep_uses. */
void extract_from_lrat(const struct lrat *lrat, const struct formula *formula, bool *used);
void extract_from_drat(const struct drat *drat, bool *used);

/* Writes the clauses used, in order, below a header with all variables of the formula. */
void extract_write(struct output *out, const struct formula *formula, const bool *used);

#endif
