/* SPDX-License-Identifier: MIT */
/* Simplifying a formula for whoever is to solve it: rounds of inprocessing, with a little search in
 * between, whose learned units and equivalences inprocessing puts to use. */
#ifndef DPLL_SIMPLIFY_H
#define DPLL_SIMPLIFY_H

#include "engines/engine.h"

/* The conflict-driven engine, but that it goes on for a few rounds only, or, where the limits bound
 * conflicts or decisions, until these are spent and rounds bring little.  RES_UNKNOWN leaves it at
 * level 0 with all propagated: the irredundant clauses have a model if and only if the input has,
 * and extend.h gives that one. */
extern const struct engine engine_simplify;

#endif
