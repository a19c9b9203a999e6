/* SPDX-License-Identifier: MIT */
/* Checks a proof in the LRAT format in one pass, step by step, while it is being read.
 *
 * The steps follow from their hints (L. Cruz-Filipe, M. Heule, W. Hunt, M. Kaufmann, P.
 * Schneider-Kamp, Efficient certified RAT verification, CADE 2017): the hints of a RUP step lead
 * from the denied clause to a conflict; the hints of a RAT step do so once for each clause that
 * contains the negation of the step's first literal, the pivot.  Only clauses alive are kept. */
#ifndef RESVERIFY_LRAT_H
#define RESVERIFY_LRAT_H

#include "common/dimacs.h"
#include "common/formula.h"
#include "common/proof.h"
#include "hints.h"
#include "verdict.h"

void lrat_init(struct lrat *lrat, struct memory *memory);
void lrat_free(struct lrat *lrat);

/* Reads the steps of a proof that has begun up to the end, or to a step that is wrong; those behind
 * the empty clause must be right, too.  Returns VERDICT_VERIFIED; VERDICT_WRONG_PROOF or
 * VERDICT_INCOMPLETE, with place and reason in lrat->diag; or VERDICT_BROKEN, with proof->diag
 * filled.  With lrat->keep_uses set before, VERDICT_VERIFIED leaves in lrat->uses what the steps
 * use, which takes memory for all of their hints. */
enum verdict lrat_check(struct lrat *lrat, const struct formula *formula, struct proof *proof);

/* For the proof of an iCNF problem, before its first question: its m clauses so far have the
 * numbers 1 to m, the k-th one behind them m + 2k - 1, and the steps m + 2, m + 4 and so on. */
void lrat_ask(struct lrat *lrat, const struct formula *formula, struct proof *proof);

/* Takes in the clauses that the formula has gained and reads the steps up to the one with this
 * number; each must be RUP, since no other would say anything under assumptions.  Once a step is
 * wrong all later calls return the same.  Returns as lrat_check does. */
enum verdict lrat_reach(struct lrat *lrat, const struct formula *formula, uint64_t number);

/* Whether there is a clause with this number whose literals are all opposites of assumptions, which
 * must not contradict each other; if not, diag is filled. */
bool lrat_refutes(struct lrat *lrat, uint64_t number, const struct elit_stack *assume);

#endif
