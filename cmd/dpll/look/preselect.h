/* SPDX-License-Identifier: MIT */
/* Preselection: chooses the variables for look-ahead by the recursive weight heuristic (Athanasiou,
 * Li; Mijnders, de Wilde, Heule, 2010).  The strength of a literal is the sum of the strengths of
 * the literals it implies and of products for the clauses it shortens: a clause shortened to two
 * literals counts as the product of the strengths of these two. */
#ifndef DPLL_LOOK_PRESELECT_H
#define DPLL_LOOK_PRESELECT_H

#include "look/state.h"

/* Refines look->strength for the open literals and fills look->candidates. */
void preselect(struct solver *s);

#endif
