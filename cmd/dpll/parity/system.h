/* SPDX-License-Identifier: MIT */
/* The parity constraints of a formula: a system of linear equations over GF(2).
 *
 * A struct parity holds all data for the time of a call of parity.h.  Equations never change: a sum
 * is a new equation that refers to its two parts, so that its proof can be derived from the
 * equations of the formula. */
#ifndef DPLL_PARITY_SYSTEM_H
#define DPLL_PARITY_SYSTEM_H

#include <assert.h>

#include "search/state.h"

/* Variables of an equation of the formula, which takes 2^(size-1) steps in a proof: of those looked
 * for by clauses over all of them, and of any. */
enum { XOR_SIZE_MAX = 6, GROUP_SIZE_MAX = 12 };

#define NO_XOR UINT32_MAX
#define NO_CHAIN UINT32_MAX

/* An equation: the sum of its variables is value. */
struct xor {
    size_t begin; /* index of its variables, which are in ascending order */
    uint32_t size;
    bool value;
    bool live;         /* neither replaced by a sum nor dropped */
    uint32_t parts[2]; /* the equations it is the sum of, or NO_XOR for one of the formula */
    size_t ids;        /* of an equation of the formula: its first place in ids, see xors.h */
    uint32_t chain;    /* its proof, or NO_CHAIN */
};

STACK(xor_stack, struct xor);
STACK(index_stack, uint32_t);

struct parity {
    struct memory memory;
    struct xor_stack xors;
    struct var_stack vars;    /* variables of all equations */
    struct id_stack ids;      /* numbers of the clauses that define the equations of the formula */
    struct index_stack facts; /* equations of at most two variables that say something */
    uint64_t ticks, limit;    /* ticks spent, and ticks at which to stop */
    uint32_t *places;         /* by variable: scratch of matrix.c, 0 between uses */

    struct elimination *elimination; /* data of gauss.c */
    struct chains *chains;           /* data of sum.c, while facts are proved */
};

/* The variables of an equation, by its index; valid until an equation is added. */
static inline const Var *system_vars(const struct parity *p, uint32_t index) {
    const struct xor *xor = &stack_at(&p->xors, index);
    assert(xor->begin <= p->vars.size && xor->size <= p->vars.size - xor->begin);
    return p->vars.data + xor->begin;
}

/* Adds an equation of the formula.  The caller adds the numbers of its 2^(size - 1) clauses to
 * p->ids. vars must not be in p->vars. */
uint32_t system_add(struct parity *p, const Var *vars, uint32_t size, bool value);

/* Adds the sum of two equations.  If it has at most two variables and is not 0 = 0, it becomes a
 * fact. */
uint32_t system_sum(struct parity *p, uint32_t a, uint32_t b);

/* Adds a fact of at most two variables that follows.  Not while a proof is written. */
void system_conclude(struct parity *p, const Var *vars, uint32_t size, bool value);

/* Whether an equation is 0 = 1. */
bool system_contradicts(const struct parity *p, uint32_t index);

#endif
