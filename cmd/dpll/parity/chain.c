/* SPDX-License-Identifier: MIT */
#include "parity/chain.h"

#include <assert.h>

#include "state/justify.h"

void chain_three(const Var *vars, unsigned bits, Lit *lits) {
    assert(bits < 4);
    unsigned b = bits & 1, c = bits >> 1;
    lits[0] = chain_refused(vars[0], !(b ^ c));
    lits[1] = chain_refused(vars[1], b);
    lits[2] = chain_refused(vars[2], c);
}

/* Writes the four clauses that define a fresh variable a as b + c.  Each has RAT on a: its
 * resolvents with the clauses before it are tautologies, since b or c has opposite values in
 * them. */
static void define(struct solver *s, const Var *vars) {
    assert(vars[0] >= PROOF_VARS);
    uint64_t first = proof_after(s->proof, solver_proof(s)->last, 1);
    Lit lits[3], other[3];
    for (unsigned bits = 0; bits < 4; bits++) {
        chain_three(vars, bits, lits);
        for (unsigned before = 0; before < bits; before++) {
            chain_three(vars, before, other);
            if (other[0] == lit_not(lits[0]))
                justify_resolving(s, proof_after(s->proof, first, before));
        }
        justify_clause(s, lits, 3);
    }
}

void chain_drop_three(struct solver *s, const Var *vars, uint64_t first) {
    Lit lits[3];
    for (unsigned bits = 0; bits < 4; bits++) {
        chain_three(vars, bits, lits);
        justify_gone(s, proof_after(s->proof, first, bits), lits, 3);
    }
}

/* The variables of step i of a chain: pi, p(i-1), xi. */
static void step_vars(const struct chain *chain, const Var *vars, uint32_t i, Var *three) {
    assert(i);
    three[0] = chain->first + i;
    three[1] = chain->first + i - 1;
    three[2] = vars[i - 1];
}

uint64_t chain_step(const struct solver *s, const struct chain *chain, uint32_t i, unsigned before,
                    unsigned value) {
    assert(i && before < 2 && value < 2);
    return proof_after(s->proof, chain->define, 4 * (i - 1) + before + 2 * value);
}

struct chain chain_make(struct solver *s, const Var *vars, uint32_t size) {
    assert(s->proof);
    struct chain chain = {.first = proof_new_vars(s->proof, size + 1)};
    Lit zero = chain_refused(chain.first, 1);
    chain.zero = justify_clause(s, &zero, 1);
    chain.define = proof_after(s->proof, chain.zero, 1);
    for (uint32_t i = 1; i <= size; i++) {
        Var three[3];
        step_vars(&chain, vars, i, three);
        define(s, three);
    }
    return chain;
}

unsigned chain_hints(struct solver *s, const struct chain *chain, uint32_t size, uint32_t values) {
    assert(size <= 32);
    unsigned sum = 0;
    justify_by(s, chain->zero);
    for (uint32_t i = 1; i <= size; i++) {
        justify_by(s, chain_step(s, chain, i, sum, values >> (i - 1) & 1));
        sum ^= values >> (i - 1) & 1;
    }
    return sum;
}

void chain_drop(struct solver *s, const struct chain *chain, const Var *vars, uint32_t size,
                bool value) {
    Lit zero = chain_refused(chain->first, 1), unit = chain_unit(chain, size, value);
    for (uint32_t i = 1; i <= size; i++) {
        Var three[3];
        step_vars(chain, vars, i, three);
        chain_drop_three(s, three, chain_step(s, chain, i, 0, 0));
    }
    justify_gone(s, chain->unit, &unit, 1);
    justify_gone(s, chain->zero, &zero, 1);
}
