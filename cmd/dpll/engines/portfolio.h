/* SPDX-License-Identifier: MIT */
/* The automatic choice: several engines take turns on one solver, with shares of the effort that
 * fit the formula.  All of them share the values found at level 0.
 *
 * Turns grow with the effort so far, so that a wrong guess costs a small factor and no more.  Where
 * models are counted, or questions asked about a formula with structure, the conflict-driven engine
 * gets all the effort. */
#ifndef DPLL_PORTFOLIO_H
#define DPLL_PORTFOLIO_H

#include "engines/engine.h"

extern const struct engine engine_auto;

#endif
