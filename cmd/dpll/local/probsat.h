/* SPDX-License-Identifier: MIT */
/* ProbSAT (Balint, Schoening, 2012): local search without memory.
 *
 * Flips a variable of a random falsified clause, chosen with a probability that falls with the
 * number of clauses its flip breaks.  The probabilities depend on the length of the clause, or on
 * the mean length of all clauses if that is larger, and are tuned on uniform formulas of this
 * length. */
#ifndef DPLL_LOCAL_PROBSAT_H
#define DPLL_LOCAL_PROBSAT_H

#include "local/field.h"

enum { BREAKS_MAX = 64, CLAUSE_LENGTH_MAX = 64 };

struct probsat {
    uint32_t *breaks; /* by variable: number of clauses that its flip falsifies */
    /* Of a literal in a falsified clause: weights[length of the clause][number of clauses its flip
     * breaks]. */
    double weights[CLAUSE_LENGTH_MAX + 1][BREAKS_MAX + 1];
};

/* Prepares for the clauses of the field. */
void probsat_begin(struct probsat *probsat, const struct field *field,
                   const struct tunables *tuned);

/* Must be called when the field has got an assignment. */
void probsat_enter(struct probsat *probsat, const struct field *field);

/* Walks from the assignment of the field for `ticks` ticks, or until it finds a model or must stop.
 * Pauses do not change the course of the walk. */
void probsat_run(struct solver *s, struct probsat *probsat, struct field *field, uint64_t ticks);

#endif
