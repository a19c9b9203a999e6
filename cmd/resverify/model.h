/* SPDX-License-Identifier: MIT */
/* Checks a model against a formula, clause by clause.
 *
 * Nothing here is shared with a solver: a clause is satisfied when one of its literals has the
 * value that the result says, an exclusive or when the number of those that have it is odd, and
 * that is all there is to it, but for variables that a model leaves open: see partial.h.  The
 * clauses that stand for exclusive ors are passed over. */
#ifndef RESVERIFY_MODEL_H
#define RESVERIFY_MODEL_H

#include "common/dimacs.h"
#include "common/output.h"
#include "common/res.h"

/* A place in the formula; all zero at its start. */
struct model_scan {
    size_t word;   /* where the next clause begins */
    size_t xor ;   /* which exclusive or comes next */
    size_t number; /* of what was found last among clauses and exclusive ors, from 1 */
    bool is_xor;
    struct clause_view lits; /* of what was found */
};

/* Whether the model gives the literal the value true. */
static inline bool model_satisfies(const struct res *res, Lit lit) {
    return res_value(res, lit_var(lit)) == lit_sign(lit);
}

/* Finds the next clause or exclusive or that the model at hand does not satisfy, and moves on
 * behind it.  Where a variable is open, both of its values must satisfy it.  Returns false when all
 * that are left are satisfied. */
bool model_next_unsatisfied(const struct formula *formula, const struct res *res,
                            struct model_scan *scan);

/* Prints the model as a table, "1=1  2=0  3=1", a few variables a line. */
void model_print(struct output *out, const struct res *res, Var vars);

#endif
