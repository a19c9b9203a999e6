/* SPDX-License-Identifier: MIT */
/* Resolution asymmetric tautologies (M. Jarvisalo, M. Heule, A. Biere, Inprocessing rules, IJCAR
 * 2012): LRAT steps that do not follow from the formula but keep it satisfiable. */
#ifndef RESVERIFY_RAT_H
#define RESVERIFY_RAT_H

#include "hints.h"

/* Whether the clause of the current step is RAT on its first literal, the pivot; the clause is
 * denied and the hints before the negative ones are used.  The negative hints must name each clause
 * with the negated pivot once, in ascending order; the positive hints after each must lead to a
 * conflict when the rest of that clause is denied, unless one of its literals is true already.  If
 * not, fills lrat->diag. */
bool rat_check(struct lrat *lrat);

#endif
