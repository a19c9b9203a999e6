/* SPDX-License-Identifier: MIT */
/* The gates that congruence closure works on.
 *
 * A gate has an output, inputs, and the numbers of the clauses that define it.  An AND of k inputs
 * has k clauses (-output, input) and then the long one.  An if-then-else has inputs c, t, e and the
 * clauses (-output, -c, t), (output, -c, -t), (-output, c, e), (output, c, -e); an exclusive or is
 * one whose e is the negation of t. */
#ifndef DPLL_GATES_H
#define DPLL_GATES_H

#include <assert.h>

#include "rewrite/merge.h"

enum gate_kind { GATE_AND, GATE_ITE };

struct gate {
    unsigned char kind;
    bool dead;    /* its output is a constant or merged with a literal: it is not looked at again */
    bool entered; /* in the table */
    Lit output;
    uint32_t size;    /* inputs */
    uint32_t inputs;  /* where they begin in closure->inputs */
    uint32_t clauses; /* where the numbers of its clauses begin in closure->clauses */
};

/* The clauses of an if-then-else, in the order above. */
enum { NOT_THEN, THEN, NOT_ELSE, ELSE, ITE_CLAUSES };

STACK(gate_stack, struct gate);

/* Most inputs of all gates together: their clauses, which may be twice as many, fit into 32
 * bits. */
enum { GATE_INPUTS_MAX = 1 << 30 };

/* An item of the list of gates that have a variable as an input. */
struct use {
    uint32_t gate, next;
};

STACK(use_stack, struct use);
STACK(number_stack, uint32_t);

#define NO_USE UINT32_MAX

struct closure {
    struct memory memory; /* a region */
    struct merger merger; /* equivalences found */
    struct gate_stack gates;
    struct lit_stack inputs;
    struct id_stack clauses;
    struct use_stack uses;
    uint32_t *first, *last; /* by variable: ends of the list of its uses, or NO_USE */
    /* Hash table with linear probing, by kind and inputs: a gate's index + 1, or 0 for none.  A
     * gate whose inputs have changed since is entered anew, and its old slot left as it is. */
    struct number_stack table;
    uint32_t entered;        /* in the table */
    struct lit_stack merged; /* literals whose uses are to be rewritten */
    struct lit_stack clause; /* scratch */
    struct id_stack scratch;
};

/* closure->memory must be set, and all else zero. */
void gates_init(struct solver *s, struct closure *closure);

/* Takes in a gate, unless all together would have more than GATE_INPUTS_MAX inputs; ids are the
 * numbers of its clauses, in the order above. */
void gates_add(struct solver *s, struct closure *closure, enum gate_kind kind, Lit output,
               const Lit *inputs, uint32_t size, const uint64_t *ids);

/* Releases the gates, but not what was merged. */
void gates_forget(struct closure *closure);

/* The inputs of a gate, gate->size of them; good until gates are added. */
static inline Lit *gates_inputs(const struct closure *closure, const struct gate *gate) {
    assert((size_t)gate->inputs + gate->size <= closure->inputs.size);
    return closure->inputs.data + gate->inputs;
}

/* The numbers of a gate's clauses; without a proof there are none. */
static inline uint64_t *gates_clauses(const struct solver *s, const struct closure *closure,
                                      const struct gate *gate) {
    assert(!s->proof || gate->clauses < closure->clauses.size);
    return s->proof ? closure->clauses.data + gate->clauses : NULL;
}

#endif
