/* SPDX-License-Identifier: MIT */
/* Marks on variables, for techniques that follow reasons back from a conflict. analyze.c marks by
 * functions of its own. */
#ifndef DPLL_SEARCH_MARK_H
#define DPLL_SEARCH_MARK_H

#include "search/state.h"

/* Marks the variables of literals above level 0 as seen and adds unmarked ones to cdcl->analyzed.
 * Returns how many it has added. */
unsigned mark_lits(struct solver *s, struct lits lits);

/* The same for the literals of a reason, which must not be NO_REASON. */
unsigned mark_reason(struct solver *s, uint32_t reason);

/* Clears all marks and cdcl->analyzed. */
void mark_forget(struct cdcl *cdcl);

#endif
