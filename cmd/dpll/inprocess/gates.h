/* The gates that congruence works on.
 *
 * A gate has an output, inputs, and the numbers of the clauses that define it.  An AND of k inputs
 * has k clauses (-output, input) and then the long one.  An if-then-else has inputs c, t, e and the
 * clauses (-output, -c, t), (output, -c, -t), (-output, c, e), (output, c, -e); an exclusive or is
 * one whose e is the negation of t. */
#ifndef DPLL_GATES_H
#define DPLL_GATES_H

#include "rewrite/merge.h"

enum gate_kind { GATE_AND, GATE_ITE };

struct gate {
    unsigned char kind;
    bool dead;    /* constant, or equal to something else */
    bool entered; /* in the table */
    Lit output;
    uint32_t size;    /* inputs */
    uint32_t inputs;  /* where they begin */
    uint32_t clauses; /* where the numbers begin; size + 1 of an AND, 4 of an if-then-else */
};

/* The clauses of an if-then-else, by their place. */
enum { NOT_THEN, THEN, NOT_ELSE, ELSE, ITE_CLAUSES };

STACK(gate_stack, struct gate);

/* Inputs of all gates together, so that 32 bits count their clauses, too. */
enum { GATE_INPUTS_MAX = 1 << 30 };

/* A gate in the list of those that have an input. */
struct use {
    uint32_t gate, next;
};

STACK(use_stack, struct use);
STACK(number_stack, uint32_t);

#define NO_USE UINT32_MAX

struct closure {
    struct memory memory;
    struct merger merger;
    struct gate_stack gates;
    struct lit_stack inputs;
    struct id_stack clauses;
    struct use_stack uses;
    uint32_t *first, *last; /* by variable: its uses, or NO_USE */
    Var vars;
    struct number_stack table; /* hash table of gates, each one more than its index,
                                * 0 for none; its inputs may have changed since */
    uint32_t entered;          /* in the table */
    struct lit_stack merged;   /* literals whose uses are to be rewritten */
    struct lit_stack clause;   /* scratch */
    struct id_stack scratch;
};

void gates_init(struct solver *s, struct closure *closure);

/* Takes in a gate, unless there are too many; ids are the numbers of its clauses, in the order
 * above. */
void gates_add(struct solver *s, struct closure *closure, enum gate_kind kind, Lit output,
               const Lit *inputs, uint32_t size, const uint64_t *ids);

/* Releases the gates, but not what was merged. */
void gates_forget(struct closure *closure);

static inline Lit *gate_inputs(const struct closure *closure, const struct gate *gate) {
    return closure->inputs.data + gate->inputs;
}

/* The numbers of a gate's clauses; without a proof there are none. */
static inline uint64_t *gate_clauses(const struct solver *s, const struct closure *closure,
                                     const struct gate *gate) {
    return s->proof ? closure->clauses.data + gate->clauses : NULL;
}

#endif
