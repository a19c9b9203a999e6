/* SPDX-License-Identifier: MIT */
/* Small numbers for the variables of a problem with questions (iCNF), so that tables by variable
 * are no larger than the input.
 *
 * A complete formula is renamed at once (formula_rename); here further clauses and questions
 * follow, and the solver keeps its state by variable.  Until the formula is sparse
 * (formula_is_sparse) at a question, variables keep their numbers.  From then on variables of the
 * solver keep their numbers, and new variables get the next numbers as they occur. */
#ifndef DPLL_COMPACT_H
#define DPLL_COMPACT_H

#include "common/formulas/dimacsreader.h"
#include "common/formulas/formula.h"
#include "state/solver.h"

struct compact {
    struct memory *memory;
    size_t words; /* words of the formula that are renamed */
    Var plain;    /* variables below this keep their numbers */
    Var inner;    /* number of variables with a number */
    Var *slots;   /* hash table of other variables: their new numbers; VAR_MAX if free */
    size_t room;  /* size of slots: a power of two, or 0 */
};

/* Forgets everything, for another problem. */
void compact_begin(struct compact *compact, struct memory *memory);

/* Prepares for a question: renumbers the clauses read since the last one, the assumptions and the
 * variables shown.  If memory runs out everything is as before. */
void compact_update(struct compact *compact, struct formula *formula,
                    const struct elit_stack *assume, const struct var_stack *shown);

/* Prepares for a question about all variables: they keep their numbers.  Nothing may have been
 * renamed. */
void compact_pass(struct compact *compact, const struct formula *formula);

/* The literal of the formula for the user's literal, which must occur in a clause, be assumed or
 * shown. */
Lit compact_lit(const struct compact *compact, const struct formula *formula, int elit);

#endif
