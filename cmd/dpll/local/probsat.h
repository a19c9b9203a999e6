/* ProbSAT (Balint, Schoening, 2012): local search without memory, for uniform formulas.
 *
 * From a falsified clause, taken at random, a variable is flipped; the fewer clauses its flip
 * breaks, the likelier it is chosen. */
#ifndef DPLL_PROBSAT_H
#define DPLL_PROBSAT_H

#include "local/field.h"

enum { BREAKS_MAX = 64 };

struct probsat {
    uint32_t *breaks;               /* by variable: clauses that its flip would falsify */
    double weights[BREAKS_MAX + 1]; /* of a variable, by how many clauses it breaks */
};

/* Prepares for the clauses of the field. */
void probsat_begin(struct solver *s, struct probsat *probsat, const struct field *field);

/* Walks on from the assignment of the field for the given number of ticks, or to a model, or until
 * it is time to stop. */
void probsat_run(struct solver *s, struct probsat *probsat, struct field *field, uint64_t ticks);

void probsat_free(struct solver *s, struct probsat *probsat, const struct field *field);

#endif
