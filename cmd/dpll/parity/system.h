/* SPDX-License-Identifier: MIT */
/* The parity constraints of a formula: a system of linear equations over GF(2).
 *
 * One struct parity holds all there is while parity.h is at work.  Equations are never changed: a
 * sum is a new one that knows its two parts, so that the proof of any follows from those that the
 * formula has. */
#ifndef DPLL_SYSTEM_H
#define DPLL_SYSTEM_H

#include <assert.h>

#include "search/state.h"

/* Variables of an equation of the formula, which takes 2^(size-1) steps in a proof: of those looked
 * for by clauses over all of them, and of any. */
enum { XOR_SIZE_MAX = 6, GROUP_SIZE_MAX = 12 };

#define NO_XOR UINT32_MAX
#define NO_CHAIN UINT32_MAX

/* Variables that add up to a value. */
struct xor {
    size_t begin; /* of its variables, in ascending order */
    uint32_t size;
    bool value;
    bool live;         /* not yet replaced by a sum, nor found to be of no consequence */
    uint32_t parts[2]; /* what it is the sum of, or NO_XOR where the formula has it */
    size_t ids; /* of one of the formula's: index of its first clause number in ids, see xors.h */
    uint32_t chain; /* its proof, or NO_CHAIN */
};

STACK(xor_stack, struct xor);
STACK(index_stack, uint32_t);

struct parity {
    struct memory memory;
    struct xor_stack xors;
    struct var_stack vars;    /* of all of them */
    struct id_stack ids;      /* numbers of the clauses behind the formula's equations */
    struct index_stack facts; /* sums of at most two variables */
    uint64_t ticks, limit;    /* effort: spent, and when to stop */
    uint32_t *places;         /* by variable: scratch of matrix.c, all 0 between uses */

    struct elimination *elimination; /* of gauss.c */
    struct chains *chains;           /* of sum.c, while facts are proved */
};

/* The variables of an equation, by its index; good until one is added. */
static inline const Var *system_vars(const struct parity *p, uint32_t index) {
    const struct xor *xor = &stack_at(&p->xors, index);
    assert(xor->begin <= p->vars.size && xor->size <= p->vars.size - xor->begin);
    return p->vars.data + xor->begin;
}

/* Adds an equation of the formula; its clauses' numbers, 2^(size - 1), are added to p->ids by the
 * caller.  vars must not be in p->vars. */
uint32_t system_add(struct parity *p, const Var *vars, uint32_t size, bool value);

/* Adds the sum of two equations.  One of at most two variables that says anything becomes a
 * fact. */
uint32_t system_sum(struct parity *p, uint32_t a, uint32_t b);

/* Adds a fact, of at most two variables, that follows; not where a proof is written. */
void system_conclude(struct parity *p, const Var *vars, uint32_t size, bool value);

/* Whether an equation has no variables and cannot hold. */
bool system_contradicts(const struct parity *p, uint32_t index);

#endif
