/* SPDX-License-Identifier: MIT */
/* What simplification has left of a formula, as DIMACS with the comments of cnf(5) that tell how a
 * model of it becomes one of the input. */
#ifndef DPLL_REMAINDER_H
#define DPLL_REMAINDER_H

#include "common/output.h"
#include "state/solver.h"

struct remainder {
    struct solver *s;
    size_t clauses;
    Var *names; /* by variable of the solver, from 1; 0: not in any clause.  NULL: same numbers */
    Var vars;   /* of the header */
};

/* Looks at what is left in a solver at level 0, where all is propagated.  same: variables keep the
 * input's numbers, which a proof needs; otherwise those that occur are numbered from 1 on.  Takes
 * all memory that is needed without a proof. */
void remainder_begin(struct remainder *r, struct solver *s, bool same);

/* Writes the comments: "c names NUMBER ..." for the variables where they are numbered anew, and
 * "c extend WITNESS LITERALS 0" for each literal that is fixed and each clause that was taken away
 * although it does not follow from those that are left, the last one first. */
void remainder_write_extension(const struct remainder *r, struct output *out);

/* Where a proof has numbers, writes "c step NUMBER": the clauses that are derived from now on begin
 * behind it. */
void remainder_write_step(const struct solver *s, struct output *out);

/* Writes that line, the header and the irredundant clauses, without what level 0 decides.  A proof
 * derives each of them anew, in their order, and deletes all others: nothing may be done with the
 * solver afterwards but drop it. */
void remainder_write_clauses(struct remainder *r, struct output *out);

#endif
