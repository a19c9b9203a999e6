/* SPDX-License-Identifier: MIT */
/* Divide and distribute fixed weights (Ishtaiwi, Thornton, Sattar, Pham, 2005): local search that
 * learns which clauses are hard, for formulas with structure.
 *
 * Clauses have weights with a constant sum.  The variable flipped is one whose flip lowers the
 * weight of the falsified clauses most.  If no flip lowers it, each falsified clause takes weight
 * from a satisfied clause that shares a literal with it. */
#ifndef DPLL_LOCAL_DDFW_H
#define DPLL_LOCAL_DDFW_H

#include "local/field.h"

/* A variable that may be flipped. */
struct mover {
    double gain;      /* weight of the falsified clauses before its flip minus that after it */
    uint32_t place;   /* its index in rising + 1, or 0 for none */
    uint32_t flipped; /* the clock at its last flip */
};

struct ddfw {
    struct memory *memory; /* the field's */
    const struct tunables *tuned;
    double *weights;           /* by clause */
    struct mover *movers;      /* by variable */
    struct count_stack rising; /* variables whose gain is positive */
    uint32_t clock;            /* flips so far, modulo 2^32 */
};

/* Prepares for the clauses of the field. */
void ddfw_begin(struct ddfw *ddfw, const struct field *field, const struct tunables *tuned);

/* Must be called when the field has got an assignment.  Keeps the weights of an earlier search. */
void ddfw_enter(struct solver *s, struct ddfw *ddfw, const struct field *field);

/* Searches from the assignment of the field for `ticks` ticks, or until it finds a model or must
 * stop.  Pauses do not change the course of the search. */
void ddfw_run(struct solver *s, struct ddfw *ddfw, struct field *field, uint64_t ticks);

#endif
