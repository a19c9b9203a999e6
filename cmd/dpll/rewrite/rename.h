/* SPDX-License-Identifier: MIT */
/* Renaming: replaces each literal of the formula by an equivalent one. */
#ifndef DPLL_REWRITE_RENAME_H
#define DPLL_REWRITE_RENAME_H

#include "rewrite/names.h"

/* Replaces the literals of all clauses and equations by their names (names.h), at level 0, and
 * removes the variables replaced.  Units found are on the trail, not propagated; s->inconsistent
 * may be set. */
void rename_all(struct solver *s, struct names *names);

#endif
