/* Checks a model against a formula, clause by clause.
 *
 * Nothing here is shared with a solver: a clause is satisfied when one of its literals has the
 * value that the result says, and that is all there is to it. */
#ifndef RESVERIFY_MODEL_H
#define RESVERIFY_MODEL_H

#include "common/dimacs.h"
#include "common/res.h"

/* A place in the formula; all zero at its start. */
struct model_scan {
    size_t word;   /* where the next clause begins */
    size_t clause; /* the number of the clause found last, from 1 */
};

/* Whether the model gives the literal, of a variable below res->vars, the value true. */
static inline bool model_satisfies(const struct res *res, Lit lit) {
    return res->values[lit_var(lit)] == (lit_negative(lit) ? -1 : 1);
}

/* Finds the next clause that the model at hand, which must be complete, does not satisfy, and moves
 * on behind it.  Returns false when all that are left are satisfied. */
bool model_next_unsatisfied(const struct formula *formula, const struct res *res,
                            struct model_scan *scan, struct clause_view *clause);

/* Prints the model as a table, "1=1  2=0  3=1", a few variables a line. */
void model_print(const struct res *res, Var vars, struct output *out);

#endif
