/* SPDX-License-Identifier: MIT */
/* Small numbers for the variables of a problem with questions (iCNF), so that tables by variable
 * are no larger than what was read.  A formula that is whole is renamed at once (formula_rename);
 * here clauses and questions still come, and the solver keeps what it knows by variable.
 *
 * Until the formula is sparse (formula_is_sparse) at a question, variables stand for themselves.
 * From then on those that the solver has keep their numbers, and others get the next ones as they
 * occur. */
#ifndef DPLL_COMPACT_H
#define DPLL_COMPACT_H

#include "common/dimacsreader.h"
#include "common/formula.h"
#include "state/solver.h"

struct compact {
    struct memory *memory;
    size_t words; /* of the formula that need no more renaming */
    Var plain;    /* variables below stand for themselves */
    Var inner;    /* variables that have numbers */
    Var *slots;   /* a hash table of the others: their new numbers, or VAR_MAX for none */
    size_t room;  /* of slots: a power of two, or 0 */
};

/* Forgets all of it, for another problem. */
void compact_begin(struct compact *compact, struct memory *memory);

/* Makes ready for a question: gives the clauses that have come since the last one, all that is
 * assumed and the variables shown their numbers.  Running out of memory leaves everything as it
 * was. */
void compact_update(struct compact *compact, struct formula *formula,
                    const struct elit_stack *assume, const struct var_stack *shown);

/* Makes ready for a question that is about all variables: they stand for themselves.  Nothing may
 * have been renamed. */
void compact_pass(struct compact *compact, const struct formula *formula);

/* The literal of the formula for the user's, which is in a clause, assumed or shown. */
Lit compact_lit(const struct compact *compact, const struct formula *formula, int elit);

#endif
