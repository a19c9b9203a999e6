/* SPDX-License-Identifier: MIT */
/* Simplifying a formula without solving it: rounds of inprocessing, and between them short
 * searches, whose units and equivalences the next round uses. */
#ifndef DPLL_ENGINES_SIMPLIFY_H
#define DPLL_ENGINES_SIMPLIFY_H

#include "engines/engine.h"

/* The conflict-driven engine, limited to a few rounds, or, if conflicts or decisions are limited,
 * to these limits and until rounds bring little.
 *
 * RES_UNKNOWN leaves it at level 0 with all literals propagated.  The irredundant clauses have a
 * model if and only if the input has one, which extend.h reconstructs. */
extern const struct engine engine_simplify;

#endif
