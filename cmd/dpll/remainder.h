/* SPDX-License-Identifier: MIT */
/* The formula left by simplification, as DIMACS with the comments of cnf(5) that say how to extend
 * a model of it to one of the input. */
#ifndef DPLL_REMAINDER_H
#define DPLL_REMAINDER_H

#include "common/streams/output.h"
#include "state/solver.h"

struct remainder {
    struct solver *s;
    size_t clauses;
    /* By variable of the solver: its number from 1, or 0 if it occurs in no clause.  NULL to keep
     * numbers. */
    Var *names;
    Var vars; /* of the header */
};

/* Examines a solver at level 0 with all literals propagated. same: variables keep the input's
 * numbers, as a proof requires; otherwise those that occur are numbered from 1.  Allocates all
 * memory needed unless there is a proof. */
void remainder_begin(struct remainder *r, struct solver *s, bool same);

/* Writes the comments: "c names NUMBER ..." for the variables if they are renumbered, and "c extend
 * WITNESS LITERALS 0" for each fixed literal and each clause that was removed although the
 * remaining ones do not imply it, the last one first. */
void remainder_write_extension(const struct remainder *r, struct output *out);

/* If the proof has numbers, writes "c step NUMBER": the clauses derived from now on follow this
 * step. */
void remainder_write_step(const struct solver *s, struct output *out);

/* Writes that line, the header and the irredundant clauses, simplified by level 0.  A proof derives
 * each of them again, in their order, and deletes all others: afterwards the solver can only be
 * dropped. */
void remainder_write_clauses(struct remainder *r, struct output *out);

#endif
