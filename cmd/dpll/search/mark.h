/* SPDX-License-Identifier: MIT */
/* Marks on variables, for techniques that go back from a conflict; analyze.c has its own way. */
#ifndef DPLL_MARK_H
#define DPLL_MARK_H

#include "search/state.h"

/* Marks the variables of literals as seen, except those of level 0, and lists new ones in
 * cdcl->analyzed.  Returns how many are new. */
unsigned mark_lits(struct solver *s, struct lits lits);

/* The same for a reason that is no decision. */
unsigned mark_reason(struct solver *s, uint32_t reason);

/* Takes all marks away. */
void mark_forget(struct cdcl *cdcl);

#endif
