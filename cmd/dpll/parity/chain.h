/* SPDX-License-Identifier: MIT */
/* One equation x1 + ... + xn = b in the proof, by variables of the proof's own: p0 is false, pi is
 * p(i-1) + xi, and that pn is b can be shown then (sum.h). */
#ifndef DPLL_CHAIN_H
#define DPLL_CHAIN_H

#include "state/solver.h"

/* The variables that stand for an equation's parts, and the numbers of their clauses. */
struct chain {
    Var first;       /* p0; the others follow */
    uint64_t zero;   /* -p0 */
    uint64_t define; /* four for each variable of the equation: those of chain_three */
    uint64_t unit;   /* pn or its negation */
};

STACK(chain_stack, struct chain);

/* The literal that is false when a variable has this value, 1 for true. */
static inline Lit chain_refused(Var var, unsigned value) {
    return lit_make(var, value);
}

/* That pn is b. */
static inline Lit chain_unit(const struct chain *chain, uint32_t size, bool value) {
    return chain_refused(chain->first + size, !value);
}

/* Writes the definitions of p0, ..., pn. */
struct chain chain_make(struct solver *s, const Var *vars, uint32_t size);

/* Takes all clauses of a chain out of the proof, its unit, too. */
void chain_drop(struct solver *s, const struct chain *chain, const Var *vars, uint32_t size,
                bool value);

/* That three variables a, b, c add up to 0 takes four clauses.  Sets lits to the one that is false
 * where b and c have the values in bits, and a is not b + c. */
void chain_three(const Var *vars, unsigned bits, Lit *lits);

/* Takes four such clauses, the first of them number `first`, out of the proof. */
void chain_drop_three(struct solver *s, const Var *vars, uint64_t first);

/* The clause of step i with given values of p(i-1) and xi. */
uint64_t chain_step(const struct solver *s, const struct chain *chain, uint32_t i, unsigned before,
                    unsigned value);

/* Hints that give p0, ..., pn under values of the variables.  Returns the value of pn. */
unsigned chain_hints(struct solver *s, const struct chain *chain, uint32_t size, uint32_t values);

#endif
