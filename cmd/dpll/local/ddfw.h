/* Divide and distribute fixed weights (Ishtaiq, Thornton, Sattar, Pham, 2005): local search that
 * learns which clauses are hard, for formulas of structure.
 *
 * Clauses have weights, whose sum stays the same.  The variable is flipped that takes most weight
 * off the falsified clauses; where none does, each falsified clause takes weight from a satisfied
 * one that has a literal in common with it. */
#ifndef DPLL_DDFW_H
#define DPLL_DDFW_H

#include "local/field.h"

struct ddfw {
    double *weights;           /* by clause */
    double *gains;             /* by variable: the falsified weight that its flip would take off */
    struct count_stack rising; /* variables whose gain is positive */
    uint32_t *place;           /* by variable: its index in rising, and 1; or 0 */
    uint64_t *flipped;         /* by variable: when */
    uint64_t clock;            /* flips */
};

/* Prepares for the clauses of the field. */
void ddfw_begin(struct solver *s, struct ddfw *ddfw, const struct field *field);

/* Searches on from the assignment of the field for the given number of ticks, or to a model, or
 * until it is time to stop.  Weights are as a search before left them. */
void ddfw_run(struct solver *s, struct ddfw *ddfw, struct field *field, uint64_t ticks);

void ddfw_free(struct solver *s, struct ddfw *ddfw, const struct field *field);

#endif
