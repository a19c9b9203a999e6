/* SPDX-License-Identifier: MIT */
/* Clauses and exclusive ors that are satisfied for all values of the variables that a model leaves
 * open: a clause with both literals of such a variable, or an exclusive or in which each such
 * variable occurs an even number of times.  All others either have a true literal or are falsified
 * by some values of the open variables, so that a partial model is correct if and only if every
 * completion of it is a model. */
#ifndef RESVERIFY_PARTIAL_H
#define RESVERIFY_PARTIAL_H

#include "common/formulas/formula.h"
#include "common/formulas/res.h"

/* Whether a clause without true literals has both literals of a variable that is open in the
 * current model. */
bool partial_clause_holds(const struct clause_view *clause, const struct res *res,
                          struct memory *memory);

/* Whether each open variable of an exclusive or occurs in it an even number of times. */
bool partial_xor_settled(const struct clause_view * xor, const struct res *res,
                         struct memory *memory);

#endif
