/* SPDX-License-Identifier: MIT */
/* Resolution asymmetric tautologies (M. Jarvisalo, M. Heule, A. Biere, Inprocessing rules,
 * IJCAR 2012): steps of LRAT that do not follow from the formula but keep it satisfiable. */
#ifndef RESVERIFY_RAT_H
#define RESVERIFY_RAT_H

#include "hints.h"

/* Whether the clause of the step at hand is RAT on its first literal, the pivot; the clause is
 * denied and the hints before the negative ones are used up.  The negative hints must name each
 * clause with the negated pivot once, in the order of the numbers; the positive hints behind each
 * lead to a conflict when the rest of that clause is denied, unless one of its literals is true
 * already.  If not, lrat->diag is filled. */
bool rat_check(struct lrat *lrat);

#endif
