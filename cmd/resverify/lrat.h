/* SPDX-License-Identifier: MIT */
/* Checking an LRAT proof in one pass, while it is being read.
 *
 * The steps follow from their hints (L. Cruz-Filipe, M. Heule, W. Hunt, M. Kaufmann, P.
 * Schneider-Kamp, Efficient certified RAT verification, CADE 2017): the hints of a RUP step lead
 * from the denied clause to a conflict; the hints of a RAT step do so once for each clause that
 * contains the negation of the step's first literal, the pivot.  Only live clauses are kept. */
#ifndef RESVERIFY_LRAT_H
#define RESVERIFY_LRAT_H

#include "common/formulas/dimacs.h"
#include "common/formulas/formula.h"
#include "common/formulas/proof.h"
#include "hints.h"
#include "verdict.h"

void lrat_init(struct lrat *lrat, struct memory *memory);
void lrat_free(struct lrat *lrat);

/* Reads the steps of a proof that has begun, up to the end or a wrong step; steps after the empty
 * clause must be right, too.  Returns VERDICT_VERIFIED; VERDICT_WRONG_PROOF or VERDICT_INCOMPLETE,
 * with place and reason in lrat->diag; or VERDICT_BROKEN, with proof->diag filled.  If
 * lrat->keep_uses was set, VERDICT_VERIFIED leaves in lrat->uses what the steps use, which takes
 * memory for all hints. */
enum verdict lrat_check(struct lrat *lrat, const struct formula *formula, struct proof *proof);

/* For the proof of an iCNF problem, before its first question: the m clauses so far have numbers 1
 * to m, the k-th later one has m + 2k - 1, and steps have m + 2, m + 4 and so on. */
void lrat_ask(struct lrat *lrat, const struct formula *formula, struct proof *proof);

/* Takes in the formula's new clauses and reads the steps up to the one with this number.  Each step
 * must be RUP, since no other is valid under assumptions.  Once a step was wrong, all calls return
 * the same.  Returns as lrat_check. */
enum verdict lrat_reach(struct lrat *lrat, const struct formula *formula, uint64_t number);

/* Whether there is a clause with this number all of whose literals are negations of assumptions,
 * which must not contradict each other; if not, fills diag. */
bool lrat_refutes(struct lrat *lrat, uint64_t number, const struct elit_stack *assume);

#endif
