/* SPDX-License-Identifier: MIT */
/* Partial models: literals of a model that satisfy every clause by themselves, an implicant of the
 * formula.
 *
 * The literal that satisfies the most clauses which none taken does yet is taken next, the greedy
 * rule for covers (Chvatal, A greedy heuristic for the set-covering problem, 1979); in the end
 * those go that others have made needless, so that no literal can be left out of what stays: it is
 * prime (Deharbe, Fontaine, Le Berre and Mazure, Computing prime implicants, 2013).  The time is
 * linear in the size of the formula. */
#ifndef DPLL_IMPLICANT_H
#define DPLL_IMPLICANT_H

#include "common/formula.h"

/* Sets the values that no clause needs to 0.  values: a model, 1 or -1 by variable of the formula;
 * kept: by variable, whether its value stays in any case, or NULL.  Returns false, with the values
 * as they were, where memory is short or the formula too large. */
bool implicant_find(const struct formula *formula, signed char *values, const bool *kept,
                    struct memory *memory);

#endif
