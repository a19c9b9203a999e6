/* SPDX-License-Identifier: MIT */
/* Partial models: literals of a model that by themselves satisfy every clause, an implicant of the
 * formula.
 *
 * Selects at each step the literal that satisfies the most clauses not satisfied yet, the greedy
 * rule for set covers (Chvatal, A greedy heuristic for the set-covering problem, 1979), and finally
 * removes redundant literals.  The result is prime: no literal can be left out (Deharbe, Fontaine,
 * Le Berre and Mazure, Computing prime implicants, 2013).  The time is linear in the size of the
 * formula. */
#ifndef DPLL_IMPLICANT_H
#define DPLL_IMPLICANT_H

#include "common/formulas/formula.h"

/* Sets the values that no clause needs to 0. values: a model, 1 or -1 by variable of the formula;
 * kept: by variable, whether its value must stay, or NULL.  Returns false, with the values as
 * before, if memory is short or the formula too large. */
bool implicant_find(const struct formula *formula, signed char *values, const bool *kept,
                    struct memory *memory);

#endif
