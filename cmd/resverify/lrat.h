/* Checks a proof in the LRAT format in one pass, step by step, while it is being read.
 *
 * The steps follow from their hints (L. Cruz-Filipe, M. Heule, W. Hunt, M. Kaufmann,
 * P. Schneider-Kamp, Efficient certified RAT verification, CADE 2017): those of a RUP step make
 * the denied clause run into a conflict; those of a RAT step do so for each clause that contains
 * the negation of its first literal, the pivot.  Only the clauses alive are kept. */
#ifndef RESVERIFY_LRAT_H
#define RESVERIFY_LRAT_H

#include "common/formula.h"
#include "hints.h"
#include "proof.h"
#include "verdict.h"

void lrat_init(struct lrat *lrat, struct memory *memory);
void lrat_free(struct lrat *lrat);

/* Reads the steps of a proof that has begun up to the end, or to a step that is wrong; those behind
 * the empty clause must be right, too.  Returns VERDICT_VERIFIED; VERDICT_WRONG_PROOF or
 * VERDICT_INCOMPLETE, with place and reason in lrat->diag; or VERDICT_BROKEN, with proof->diag
 * filled. */
enum verdict lrat_check(struct lrat *lrat, const struct formula *formula, struct proof *proof);

#endif
