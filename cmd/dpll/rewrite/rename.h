/* SPDX-License-Identifier: MIT */
/* Renaming: each literal of the formula gives way to one that is equivalent to it. */
#ifndef DPLL_RENAME_H
#define DPLL_RENAME_H

#include "rewrite/names.h"

/* Gives the literals of all clauses and equations their names (names.h), at level 0; variables that
 * change are removed.  Units that come to light are on the trail and not propagated, and
 * s->inconsistent may be set. */
void rename_all(struct solver *s, struct names *names);

#endif
