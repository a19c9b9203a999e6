/* SPDX-License-Identifier: MIT */
/* State shared by the parts of SAT sweeping. */
#ifndef DPLL_SWEEP_STATE_H
#define DPLL_SWEEP_STATE_H

#include "rewrite/merge.h"
#include "search/state.h"
#include "sweep/oracle.h"

/* The origin of a clause of the environment: a clause of the formula.  For proofs only. */
struct origin {
    uint32_t begin, size; /* its literals, in sweep->original */
    uint64_t id;          /* its number in the proof */
};

STACK(origin_stack, struct origin);

/* An equivalence first = lit of two literals of the oracle, with the clauses learned for it. */
struct found_pair {
    Lit first, lit;
    uint32_t forth, back;       /* indices of (-first, lit) and (first, -lit) */
    uint64_t forth_id, back_id; /* their numbers in the proof */
};

STACK(found_pair_stack, struct found_pair);

struct sweep_findings;

struct sweep {
    struct memory memory; /* a region */
    struct oracle oracle;

    /* The equivalences found so far.  The environment contains only representatives. */
    struct merger merger;
    Var *next; /* by variable: the next one of its class, a ring */

    bool far; /* Environments reach far: sweep_farther. */

    /* The variables of the environment are numbered in the order in which they were found, from the
     * middle; the oracle uses these numbers. */
    uint32_t *places; /* by variable of the formula: its number + 1, or 0 for none */
    struct var_stack vars;
    uint32_t covered;            /* the first of them, near the middle: those asked about */
    struct origin_stack origins; /* by clause of the environment */
    struct lit_stack original;
    struct lit_stack clauses; /* the size of each clause, followed by its literals */

    /* Literals that may be constant, and classes of literals that may be equivalent, by all models
     * of the oracle so far.  In the last model the literals of a class have the same value. */
    struct lit_stack constants;
    struct lit_stack candidates; /* class by class, the lowest variable of each first */
    struct index_list ends;      /* end of each class in candidates */
    struct lit_stack spare;      /* these two: scratch */
    struct index_list spare_ends;
    uint64_t limit; /* ticks of the oracle at which to stop */

    /* Results, as indices of the oracle's clauses: units or the empty clause. */
    struct index_list units; /* of one literal, or without literals */
    struct found_pair_stack pairs;
    struct index_list lemmas;        /* clauses written to the proof */
    struct sweep_findings *findings; /* results of the whole call */
};

/* The literal of the formula for a literal of the oracle. */
static inline Lit sweep_outside(const struct sweep *sweep, Lit lit) {
    return lit_make(stack_at(&sweep->vars, lit_var(lit)), lit_negative(lit));
}

#endif
