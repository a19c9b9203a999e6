/* SPDX-License-Identifier: MIT */
/* The automatic choice: several engines take turns on one solver and share its literals at level 0.
 * Each has a share of the effort that fits the formula.
 *
 * Turns grow with the total effort, so that a wrong choice costs no more than a small factor.  When
 * models are counted, or questions asked about a formula with structure, the conflict-driven engine
 * gets all the effort. */
#ifndef DPLL_ENGINES_PORTFOLIO_H
#define DPLL_ENGINES_PORTFOLIO_H

#include "engines/engine.h"

extern const struct engine engine_auto;

#endif
