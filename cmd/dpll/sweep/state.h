/* What the parts of SAT sweeping share. */
#ifndef DPLL_SWEEP_STATE_H
#define DPLL_SWEEP_STATE_H

#include "rewrite/merge.h"
#include "search/state.h"
#include "sweep/oracle.h"

/* Where a clause of the environment comes from; kept for proofs only. */
struct origin {
    uint32_t begin, size; /* its literals as the formula has them */
    uint64_t id;
};

STACK(origin_stack, struct origin);

/* An equivalence of two literals of the oracle, and the learned clauses behind it. */
struct found_pair {
    Lit first, lit;
    uint32_t forth, back; /* (-first, lit) and (first, -lit) */
    uint64_t forth_id, back_id;
};

STACK(found_pair_stack, struct found_pair);

struct sweep {
    struct memory memory;
    struct oracle oracle;

    /* Equivalences found so far.  The environment has representatives only. */
    struct merger merger;
    Var *next; /* by variable: the next of its class, in a ring */

    /* The environment: its variables are numbered in the order they were found, from the middle. */
    uint32_t *places; /* by variable of the formula: its number, and 1; or 0 */
    struct var_stack vars;
    uint32_t inner;   /* variables up to here are at most INNER clauses away */
    uint32_t covered; /* those up to here are asked about */
    struct origin_stack origins;
    struct lit_stack original; /* literals of all origins */
    struct lit_stack clauses;  /* scratch: size, literals, and so on */

    /* Literals of the oracle that all its models so far leave: those of one class have the same
     * value in each, constants are true. */
    struct lit_stack constants, candidates, spare;
    struct index_list ends, spare_ends; /* where each class of candidates ends */
    uint64_t limit;                     /* ticks of the oracle after which no question is asked */

    /* What was found: clauses of the oracle of one literal at most, and pairs. */
    struct index_list units;
    struct found_pair_stack pairs;
    struct index_list lemmas; /* learned clauses that are in the proof */
};

/* The formula's literal behind one of the oracle. */
static inline Lit sweep_outside(const struct sweep *sweep, Lit lit) {
    return lit_make(sweep->vars.data[lit_var(lit)], lit_negative(lit));
}

#endif
