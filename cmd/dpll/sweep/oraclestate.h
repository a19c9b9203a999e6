/* SPDX-License-Identifier: MIT */
/* The data of an oracle (oracle.h). */
#ifndef DPLL_SWEEP_ORACLESTATE_H
#define DPLL_SWEEP_ORACLESTATE_H

#include "state/queue.h"
#include "state/solver.h"
#include "state/sort.h"

#define ORACLE_NONE UINT32_MAX

struct oracle_clause {
    uint32_t begin, size; /* lits[begin] to lits[begin + size - 1]; the first two are watched */
    uint32_t chain, chain_size; /* its hints in chains, the last one first; none if it was added */
    bool needed;                /* scratch of lemmas.c */
    bool kept;                  /* not to be deleted from the proof */
    uint64_t id;                /* its number in the proof, or 0 */
};

STACK(oracle_clause_stack, struct oracle_clause);
STACK(index_list, uint32_t);

struct oracle {
    struct memory *memory;
    bool traced;               /* whether chains are kept */
    Var vars, room;            /* variables in use; variables the arrays have room for */
    signed char *values;       /* by literal: 1 true, -1 false, 0 open */
    signed char *phases;       /* by variable: the value to decide */
    struct assigned *assigned; /* by variable; reasons are indices of clauses */
    unsigned char *marks;      /* by variable: scratch, 0 between uses */
    struct index_list marked;
    struct lit_stack trail;
    size_t propagated;
    struct index_list levels;    /* place on the trail where each level begins */
    struct queue queue;          /* all variables in use */
    struct stamped_stack bumped; /* scratch */
    struct watches watches;      /* the blocker is the other watched literal, or was */
    struct oracle_clause_stack clauses;
    struct lit_stack lits;
    struct index_list chains;
    struct lit_stack learned; /* scratch */
    uint32_t empty;           /* index of the empty clause, or ORACLE_NONE */
    uint64_t ticks, conflicts;
};

/* The literals of a clause; valid until a clause is added. */
static inline const Lit *oracle_lits(const struct oracle *oracle, uint32_t index) {
    return oracle->lits.data + stack_at(&oracle->clauses, index).begin;
}

#endif
