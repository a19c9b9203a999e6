/* SPDX-License-Identifier: MIT */
/* ProbSAT (Balint, Schoening, 2012): local search without memory.
 *
 * A variable of a randomly chosen falsified clause is flipped; the fewer clauses its flip breaks,
 * the likelier it is chosen.  How much likelier depends on the length of the clause, or on the mean
 * length of all clauses where that is more, and is tuned on uniform formulas of this length. */
#ifndef DPLL_PROBSAT_H
#define DPLL_PROBSAT_H

#include "local/field.h"

enum { BREAKS_MAX = 64, CLAUSE_LENGTH_MAX = 64 };

struct probsat {
    uint32_t *breaks; /* by variable: clauses that its flip would falsify */
    /* Of a literal in a falsified clause: weights[length of the clause][clauses its flip
     * breaks]. */
    double weights[CLAUSE_LENGTH_MAX + 1][BREAKS_MAX + 1];
};

/* Prepares for the clauses of the field. */
void probsat_begin(struct probsat *probsat, const struct field *field,
                   const struct tunables *tuned);

/* To be called when the field has been given an assignment. */
void probsat_enter(struct probsat *probsat, const struct field *field);

/* Walks on from the assignment of the field for the given number of ticks, or to a model, or until
 * it is time to stop.  Pauses do not change the course of the walk. */
void probsat_run(struct solver *s, struct probsat *probsat, struct field *field, uint64_t ticks);

#endif
