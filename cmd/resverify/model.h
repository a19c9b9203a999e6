/* SPDX-License-Identifier: MIT */
/* Checking a model against a formula, clause by clause.
 *
 * Nothing here is shared with a solver.  A clause is satisfied if the result gives one of its
 * literals the value true, an exclusive or if the number of its true literals is odd.  For
 * variables that a model leaves open see partial.h.  The clauses that stand for exclusive ors are
 * skipped. */
#ifndef RESVERIFY_MODEL_H
#define RESVERIFY_MODEL_H

#include "common/formulas/dimacs.h"
#include "common/formulas/res.h"
#include "common/streams/output.h"

/* A place in the formula; all zero at its start. */
struct model_scan {
    size_t word;   /* where the next clause begins */
    size_t xor ;   /* index of the next exclusive or */
    size_t number; /* number, from 1, of the clause or exclusive or found last */
    bool is_xor;
    struct clause_view lits; /* its literals */
};

/* Whether the model gives the literal the value true. */
static inline bool model_satisfies(const struct res *res, Lit lit) {
    return res_value(res, lit_var(lit)) == lit_sign(lit);
}

/* Finds the next clause or exclusive or that the current model does not satisfy, and moves behind
 * it.  Both values of open variables must satisfy it.  Returns false if all remaining ones are
 * satisfied. */
bool model_next_unsatisfied(const struct formula *formula, const struct res *res,
                            struct model_scan *scan);

/* Prints the model as a table, "1=1  2=0  3=1", several variables a line. */
void model_print(struct output *out, const struct res *res, Var vars);

#endif
