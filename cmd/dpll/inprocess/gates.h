/* SPDX-License-Identifier: MIT */
/* The gates that congruence closure works on.
 *
 * A gate has an output, inputs, and the numbers of the clauses that define it.  An AND of k inputs
 * has k clauses (-output, input) and then the long one.  An if-then-else has inputs c, t, e and the
 * clauses (-output, -c, t), (output, -c, -t), (-output, c, e), (output, c, -e); an exclusive or is
 * one whose e is the negation of t. */
#ifndef DPLL_INPROCESS_GATES_H
#define DPLL_INPROCESS_GATES_H

#include <assert.h>

#include "rewrite/merge.h"

enum gate_kind { GATE_AND, GATE_ITE };

struct gate {
    unsigned char kind;
    bool dead;    /* its output is a constant or merged with a literal: to be ignored */
    bool entered; /* it is in the table */
    Lit output;
    uint32_t size;    /* number of inputs */
    uint32_t inputs;  /* index of its first input in closure->inputs */
    uint32_t clauses; /* index in closure->clauses of the number of its first clause */
};

/* The clauses of an if-then-else, in the order above. */
enum { NOT_THEN, THEN, NOT_ELSE, ELSE, ITE_CLAUSES };

STACK(gate_stack, struct gate);

/* Most inputs of all gates together: their clauses, which may be twice as many, fit into 32
 * bits. */
enum { GATE_INPUTS_MAX = 1 << 30 };

/* An entry in the list of gates with a given input variable. */
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
    /* Hash table with linear probing, keyed by kind and inputs: the index of a gate + 1, or 0.  A
     * gate whose inputs have changed is entered again, and its old slot stays. */
    struct number_stack table;
    uint32_t entered;        /* gates in the table */
    struct lit_stack merged; /* literals whose uses are to be rewritten */
    struct lit_stack clause; /* scratch */
    struct id_stack scratch;
};

/* closure->memory must be set, everything else zero. */
void gates_init(struct solver *s, struct closure *closure);

/* Adds a gate, unless all gates together would have more than GATE_INPUTS_MAX inputs. ids are the
 * numbers of its clauses, in the order above. */
void gates_add(struct solver *s, struct closure *closure, enum gate_kind kind, Lit output,
               const Lit *inputs, uint32_t size, const uint64_t *ids);

/* Releases the gates, and keeps what was merged. */
void gates_forget(struct closure *closure);

/* The gate->size inputs of a gate; valid until a gate is added. */
static inline Lit *gates_inputs(const struct closure *closure, const struct gate *gate) {
    assert((size_t)gate->inputs + gate->size <= closure->inputs.size);
    return closure->inputs.data + gate->inputs;
}

/* The numbers of a gate's clauses; NULL without a proof. */
static inline uint64_t *gates_clauses(const struct solver *s, const struct closure *closure,
                                      const struct gate *gate) {
    assert(!s->proof || gate->clauses < closure->clauses.size);
    return s->proof ? closure->clauses.data + gate->clauses : NULL;
}

#endif
