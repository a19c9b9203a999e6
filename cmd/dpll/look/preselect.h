/* SPDX-License-Identifier: MIT */
/* Which variables are worth a look-ahead: those whose literals would reduce the most, by the
 * recursive weight heuristic (Athanasiou, Li; Mijnders, de Wilde, Heule, 2010).
 *
 * What a literal is worth is what it implies and the clauses it shortens are worth: to make a
 * clause of two literals is worth the product of what these would bring. */
#ifndef DPLL_LOOK_PRESELECT_H
#define DPLL_LOOK_PRESELECT_H

#include "look/state.h"

/* Refines look->strength for the open literals and fills look->candidates. */
void preselect(struct solver *s);

#endif
