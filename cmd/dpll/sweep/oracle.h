/* A small solver for small formulas that are asked many questions: conflict-driven, with watches,
 * learning and assumptions, and nothing that pays in long searches only.
 *
 * Its variables are numbers from 0 and its clauses indices in the order they came: those that were
 * added, then those that were learned, with the chain of clauses each follows from, for proofs.
 * oracle_clear makes room for another formula without giving memory back. */
#ifndef DPLL_ORACLE_H
#define DPLL_ORACLE_H

#include "state/heap.h"
#include "state/solver.h"

#define ORACLE_NONE UINT32_MAX

struct oracle_clause {
    uint32_t begin, size;       /* in lits; the first two are watched */
    uint32_t chain, chain_size; /* in chains: the last hint first; 0 for a clause that was added */
    bool needed;                /* scratch of lemmas.c */
    bool kept;                  /* stays in the proof */
    uint64_t id;                /* in the proof, 0 while it is not there */
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
    struct index_list levels; /* where each level begins on the trail */
    struct heap heap;         /* by score: all open variables, perhaps some with values */
    double increment;
    struct watches watches; /* blocker: the other watched literal, or an old one */
    struct oracle_clause_stack clauses;
    struct lit_stack lits;
    struct index_list chains;
    struct lit_stack learned; /* scratch */
    uint32_t empty;           /* the clause without literals, or ORACLE_NONE */
    uint64_t ticks;
};

enum oracle_answer { ORACLE_SAT, ORACLE_UNSAT, ORACLE_UNKNOWN };

/* memory is a region that is cleared after the last use of the oracle, which is all zero. */
void oracle_init(struct oracle *oracle, struct memory *memory, bool traced);

/* Forgets all clauses; variables are those below vars. */
void oracle_clear(struct oracle *oracle, Var vars);

/* Adds a clause, no two of its literals of the same variable, before any question.  Returns its
 * index. */
uint32_t oracle_add(struct oracle *oracle, const Lit *lits, uint32_t size);

/* Asks for a model in which all of some assumptions, no two opposite, are true.  After ORACLE_SAT
 * all variables have values, until the next question; after ORACLE_UNSAT *core is a learned clause
 * of negated assumptions; ORACLE_UNKNOWN means that `conflicts` conflicts did not decide it. */
enum oracle_answer oracle_solve(struct oracle *oracle, const Lit *assumptions, uint32_t count,
                                unsigned conflicts, uint32_t *core);

static inline const Lit *oracle_lits(const struct oracle *oracle, uint32_t index) {
    return oracle->lits.data + oracle->clauses.data[index].begin;
}

#endif
