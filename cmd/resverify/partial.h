/* SPDX-License-Identifier: MIT */
/* Clauses and exclusive ors that hold whatever values the variables get that a model leaves open: a
 * clause with both literals of such a variable, an exclusive or with each of them an even number of
 * times.  All others have a literal that holds, or values of the open variables that break them, so
 * that a partial model is right exactly when each way to complete it is a model. */
#ifndef RESVERIFY_PARTIAL_H
#define RESVERIFY_PARTIAL_H

#include "common/formula.h"
#include "common/res.h"

/* Whether a clause none of whose literals is true has both literals of a variable that is open in
 * the model at hand. */
bool partial_clause_holds(const struct clause_view *clause, const struct res *res,
                          struct memory *memory);

/* Whether each open variable of an exclusive or occurs in it an even number of times. */
bool partial_xor_settled(const struct clause_view * xor, const struct res *res,
                         struct memory *memory);

#endif
