/* Divide and distribute fixed weights (Ishtaiq, Thornton, Sattar, Pham, 2005): local search that
 * learns which clauses are hard, for formulas of structure.
 *
 * Clauses have weights, whose sum stays the same.  The variable is flipped that takes most weight
 * off the falsified clauses; where none does, each falsified clause takes weight from a satisfied
 * one that has a literal in common with it. */
#ifndef DPLL_DDFW_H
#define DPLL_DDFW_H

#include "local/field.h"

/* A variable that may be flipped. */
struct mover {
    double gain;      /* the falsified weight that its flip would take off */
    uint32_t place;   /* its index in rising, and 1; or 0 */
    uint32_t flipped; /* when */
};

struct ddfw {
    struct memory *memory;     /* the field's */
    double *weights;           /* by clause */
    struct mover *movers;      /* by variable */
    struct count_stack rising; /* variables whose gain is positive */
    uint32_t clock;            /* flips, from 0 again after 2^32 */
};

/* Prepares for the clauses of the field. */
void ddfw_begin(struct ddfw *ddfw, const struct field *field);

/* To be called when the field has been given an assignment.  Weights are as a search before left
 * them. */
void ddfw_enter(struct solver *s, struct ddfw *ddfw, const struct field *field);

/* Searches on from the assignment of the field for the given number of ticks, or to a model, or
 * until it is time to stop.  How it goes does not depend on where it paused. */
void ddfw_run(struct solver *s, struct ddfw *ddfw, struct field *field, uint64_t ticks);

#endif
