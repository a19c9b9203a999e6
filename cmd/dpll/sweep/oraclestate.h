/* SPDX-License-Identifier: MIT */
/* What an oracle (oracle.h) consists of. */
#ifndef DPLL_ORACLESTATE_H
#define DPLL_ORACLESTATE_H

#include "state/queue.h"
#include "state/solver.h"
#include "state/sort.h"

#define ORACLE_NONE UINT32_MAX

struct oracle_clause {
    uint32_t begin, size;       /* its literals in lits; the first two are watched */
    uint32_t chain, chain_size; /* its hints in chains, the last one first; none if it was added */
    bool needed;                /* scratch of lemmas.c */
    bool kept;                  /* it stays in the proof */
    uint64_t id;                /* its number in the proof, 0 while it is not there */
};

STACK(oracle_clause_stack, struct oracle_clause);
STACK(index_list, uint32_t);

struct oracle {
    struct memory *memory;
    bool traced;               /* chains are kept */
    Var vars, room;            /* variables in use; variables the arrays have room for */
    signed char *values;       /* by literal, as in the solver */
    signed char *phases;       /* by variable: the value to try */
    struct assigned *assigned; /* by variable; reasons are clauses */
    unsigned char *marks;      /* by variable: scratch, all 0 between uses */
    struct index_list marked;
    struct lit_stack trail;
    size_t propagated;
    struct index_list levels;    /* where each level begins on the trail */
    struct queue queue;          /* all variables in use */
    struct stamped_stack bumped; /* scratch */
    struct watches watches;      /* blocker: the other watched literal, or an old one */
    struct oracle_clause_stack clauses;
    struct lit_stack lits;
    struct index_list chains;
    struct lit_stack learned; /* scratch */
    uint32_t empty;           /* the clause without literals, or ORACLE_NONE */
    uint64_t ticks;
};

/* The literals of a clause, by its index; good until one is added. */
static inline const Lit *oracle_lits(const struct oracle *oracle, uint32_t index) {
    return oracle->lits.data + stack_at(&oracle->clauses, index).begin;
}

#endif
