/* SPDX-License-Identifier: MIT */
/* The chain of an equation x1 + ... + xn = b in the proof.  Its variables p0, ..., pn are the
 * proof's own: p0 is false and pi = p(i-1) + xi, so that the equation becomes the unit clause pn =
 * b (sum.h). */
#ifndef DPLL_PARITY_CHAIN_H
#define DPLL_PARITY_CHAIN_H

#include "state/solver.h"

/* The variables of a chain and the numbers of its clauses. */
struct chain {
    Var first;       /* p0; the others follow */
    uint64_t zero;   /* number of the clause -p0 */
    uint64_t define; /* first clause of the four for each variable: see chain_three */
    uint64_t unit;   /* number of the unit clause, pn or its negation */
};

STACK(chain_stack, struct chain);

/* The literal that is false if a variable has this value, 1 for true. */
static inline Lit chain_refused(Var var, unsigned value) {
    return lit_make(var, value);
}

/* The literal that says pn = b. */
static inline Lit chain_unit(const struct chain *chain, uint32_t size, bool value) {
    return chain_refused(chain->first + size, !value);
}

/* Writes the definitions of p0, ..., pn. */
struct chain chain_make(struct solver *s, const Var *vars, uint32_t size);

/* Deletes all clauses of a chain from the proof, the unit included. */
void chain_drop(struct solver *s, const struct chain *chain, const Var *vars, uint32_t size,
                bool value);

/* Four clauses say that three variables a, b, c add up to 0.  Sets lits to the one that is false if
 * b and c have the values in bits and a is not b + c. */
void chain_three(const Var *vars, unsigned bits, Lit *lits);

/* Deletes four such clauses, numbered from `first`, from the proof. */
void chain_drop_three(struct solver *s, const Var *vars, uint64_t first);

/* The number of the clause of step i with the given values of p(i-1) and xi. */
uint64_t chain_step(const struct solver *s, const struct chain *chain, uint32_t i, unsigned before,
                    unsigned value);

/* Adds hints that propagate p0, ..., pn under values of the variables.  Returns the value of pn. */
unsigned chain_hints(struct solver *s, const struct chain *chain, uint32_t size, uint32_t values);

#endif
