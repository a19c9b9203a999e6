/* SPDX-License-Identifier: MIT */
/* What the parts of SAT sweeping share. */
#ifndef DPLL_SWEEP_STATE_H
#define DPLL_SWEEP_STATE_H

#include "rewrite/merge.h"
#include "search/state.h"
#include "sweep/oracle.h"

/* The clause of the formula behind one of the environment; kept for proofs only. */
struct origin {
    uint32_t begin, size; /* its literals, in sweep->original */
    uint64_t id;          /* its number in the proof */
};

STACK(origin_stack, struct origin);

/* An equivalence of two literals of the oracle, and the clauses that it has learned for that. */
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

    /* Equivalences found so far.  The environment has representatives only. */
    struct merger merger;
    Var *next; /* by variable: the next of its class, in a ring */

    bool far; /* Environments reach far: sweep_farther. */

    /* The environment: its variables are numbered in the order they were found, from the middle,
     * and the oracle knows them by these numbers. */
    uint32_t *places; /* by variable of the formula: its number + 1, or 0 for none */
    struct var_stack vars;
    uint32_t covered;            /* how many of them, near the middle, are asked about */
    struct origin_stack origins; /* by clause of the environment */
    struct lit_stack original;
    struct lit_stack clauses; /* of each clause its size, then its literals */

    /* What all models of the oracle so far allow: literals that may be constant, and classes of
     * literals that may be equivalent: in the last model those of a class have the same value. */
    struct lit_stack constants;
    struct lit_stack candidates; /* class by class, the lowest variable of each first */
    struct index_list ends;      /* where each class ends */
    struct lit_stack spare;      /* these two: scratch */
    struct index_list spare_ends;
    uint64_t limit; /* ticks of the oracle after which no question is asked */

    /* What was found, by indices of the oracle's clauses. */
    struct index_list units; /* of one literal, or without literals */
    struct found_pair_stack pairs;
    struct index_list lemmas;        /* those that have been written to the proof */
    struct sweep_findings *findings; /* of the whole call */
};

/* The literal of the formula that one of the oracle stands for. */
static inline Lit sweep_outside(const struct sweep *sweep, Lit lit) {
    return lit_make(stack_at(&sweep->vars, lit_var(lit)), lit_negative(lit));
}

#endif
