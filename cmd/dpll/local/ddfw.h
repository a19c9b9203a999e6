/* SPDX-License-Identifier: MIT */
/* Divide and distribute fixed weights (Ishtaiwi, Thornton, Sattar, Pham, 2005): local search that
 * learns which clauses are hard, for formulas with structure.
 *
 * Clauses have weights, whose sum stays the same.  The variable is flipped whose flip lowers the
 * weight of the falsified clauses most; where no flip lowers it, each falsified clause takes weight
 * from a satisfied clause that has a literal in common with it. */
#ifndef DPLL_DDFW_H
#define DPLL_DDFW_H

#include "local/field.h"

/* A variable that may be flipped. */
struct mover {
    double gain;      /* weight of falsified clauses before its flip minus after it */
    uint32_t place;   /* its index in rising + 1, or 0 for none */
    uint32_t flipped; /* the clock at its last flip */
};

struct ddfw {
    struct memory *memory;     /* the field's */
    double first;              /* weight of each clause at first */
    double given, more;        /* a clause gives `given` of its weight, and `more` */
    double *weights;           /* by clause */
    struct mover *movers;      /* by variable */
    struct count_stack rising; /* variables whose gain is positive */
    uint32_t clock;            /* flips so far, modulo 2^32 */
};

/* Prepares for the clauses of the field. */
void ddfw_begin(struct ddfw *ddfw, const struct field *field, const struct tunables *tuned);

/* To be called when the field has been given an assignment.  Keeps the weights that an earlier
 * search has left. */
void ddfw_enter(struct solver *s, struct ddfw *ddfw, const struct field *field);

/* Searches on from the assignment of the field for the given number of ticks, or to a model, or
 * until it is time to stop.  Pauses do not change the course of the search. */
void ddfw_run(struct solver *s, struct ddfw *ddfw, struct field *field, uint64_t ticks);

#endif
