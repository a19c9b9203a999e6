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

/* An equivalence with the variable in the middle, and the learned clauses behind it. */
struct found_pair {
    Lit lit; /* of the oracle, equivalent to v, the variable's true literal in the first model */
    uint32_t forth, back; /* (-v, lit) and (v, -lit) */
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
    uint32_t inner; /* variables up to here are at most INNER clauses away */
    struct origin_stack origins;
    struct lit_stack original; /* literals of all origins */
    struct lit_stack clauses;  /* scratch: size, literals, and so on */

    struct lit_stack candidates; /* of the oracle: same value as the middle in all models so far */
    struct found_pair_stack pairs;
    struct index_list lemmas; /* learned clauses that are in the proof */

    unsigned char *queued; /* by variable: to be swept again */
};

/* The formula's literal behind one of the oracle. */
static inline Lit sweep_outside(const struct sweep *sweep, Lit lit) {
    return lit_make(sweep->vars.data[lit_var(lit)], lit_negative(lit));
}

#endif
