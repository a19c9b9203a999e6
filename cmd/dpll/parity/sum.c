/* SPDX-License-Identifier: MIT */
#include "parity/sum.h"

#include <assert.h>

#include "parity/chain.h"
#include "state/justify.h"
#include "state/poll.h"
#include "state/ticks.h"

/* In place of a chain: the chain is about to be made. */
#define CHAIN_WANTED (NO_CHAIN - 1)

struct chains {
    struct chain_stack stack;
    struct index_stack proved; /* by chain: its equation */
    struct stamped_stack todo; /* equations still to be proved */
    uint64_t ids[2][1 << (GROUP_SIZE_MAX - 1)];
};

/* The chain of one of two equations or of their sum, and how far it was traversed. */
struct side {
    const struct chain *chain;
    const Var *vars;
    uint32_t size, at;
};

static struct chain *chain_of(const struct parity *p, uint32_t index) {
    assert(stack_at(&p->xors, index).chain < p->chains->stack.size);
    return &stack_at(&p->chains->stack, stack_at(&p->xors, index).chain);
}

static void add_chain(struct solver *s, struct parity *p, uint32_t index) {
    assert(stack_at(&p->xors, index).chain == CHAIN_WANTED);
    struct xor *xor = &stack_at(&p->xors, index);
    struct chain chain = chain_make(s, system_vars(p, index), xor->size);
    xor->chain = (uint32_t)p->chains->stack.size;
    stack_push(&p->memory, &p->chains->stack, chain);
    stack_push(&p->memory, &p->chains->proved, index);
}

static Lit unit_of(const struct parity *p, uint32_t index) {
    return chain_unit(chain_of(p, index), stack_at(&p->xors, index).size,
                      stack_at(&p->xors, index).value);
}

/* Sets s->clause to the clause that is false under `values` of the first `size` variables of an
 * equation and the wrong sum. */
static void prefix_clause(struct solver *s, const struct parity *p, uint32_t index, uint32_t size,
                          uint32_t values) {
    assert(size < stack_at(&p->xors, index).size);
    stack_clear(&s->clause);
    stack_push(s->memory, &s->clause, unit_of(p, index));
    for (uint32_t i = 0; i < size; i++)
        stack_push(s->memory, &s->clause, chain_refused(system_vars(p, index)[i], values >> i & 1));
}

/* Proves the clause of all variables but the last: with these values, the chain and the wrong sum
 * imply the value of the last variable, which a clause of the formula excludes. */
static uint64_t prove_prefix(struct solver *s, const struct parity *p, uint32_t index,
                             uint32_t values) {
    assert(stack_at(&p->xors, index).parts[0] == NO_XOR);
    const struct xor *xor = &stack_at(&p->xors, index);
    const struct chain *chain = chain_of(p, index);
    unsigned sum = chain_hints(s, chain, xor->size - 1, values);
    justify_by(s, chain_step(s, chain, xor->size, sum, sum ^ xor->value));
    justify_by(s, stack_at(&p->ids, xor->ids + values));
    prefix_clause(s, p, index, xor->size - 1, values);
    return justify_clause(s, s->clause.data, s->clause.size);
}

static void delete_prefixes(struct solver *s, const struct parity *p, uint32_t index, uint32_t size,
                            const uint64_t *ids) {
    for (uint32_t values = 0; values < 1u << size; values++) {
        prefix_clause(s, p, index, size, values);
        justify_gone(s, array_at(ids, 1u << size, values), s->clause.data, s->clause.size);
    }
}

/* Proves the unit of an equation of the formula: first a clause for each assignment of all
 * variables but the last, then repeatedly with one variable less. */
static void prove_input(struct solver *s, const struct parity *p, uint32_t index) {
    struct chains *c = p->chains;
    uint32_t size = stack_at(&p->xors, index).size - 1;
    uint64_t *ids = c->ids[0], *next = c->ids[1];
    for (uint32_t values = 0; values < 1u << size; values++)
        ids[INDEX(values, 1u << (GROUP_SIZE_MAX - 1))] = prove_prefix(s, p, index, values);
    for (; size; size--) {
        for (uint32_t values = 0; values < 1u << (size - 1); values++) {
            justify_by(s, array_at(ids, 1u << (size - 1), values));
            justify_by(s, ids[INDEX(values | 1u << (size - 1), 1u << (GROUP_SIZE_MAX - 1))]);
            prefix_clause(s, p, index, size - 1, values);
            next[values] = justify_clause(s, s->clause.data, s->clause.size);
        }
        delete_prefixes(s, p, index, size, ids);
        uint64_t *swap = ids;
        ids = next;
        next = swap;
    }
    assert(size == 0);
    chain_of(p, index)->unit = ids[0];
}

static struct side side_of(const struct parity *p, uint32_t index) {
    return (struct side){.chain = chain_of(p, index),
                         .vars = system_vars(p, index),
                         .size = stack_at(&p->xors, index).size};
}

static void reached(const struct side *sides, Var *three) {
    for (int i = 0; i < 3; i++)
        three[i] = sides[i].chain->first + sides[i].at;
}

/* At the start all p0 are 0, and of the values that a clause excludes one is 1. */
static uint64_t prove_start(struct solver *s, const struct side *sides) {
    Var three[3];
    Lit lits[3];
    uint64_t first = proof_after(s->proof, solver_proof(s)->last, 1);
    reached(sides, three);
    for (unsigned bits = 0; bits < 4; bits++) {
        chain_three(three, bits, lits);
        justify_by(s, sides[bits & 1 ? 1 : bits >> 1 ? 2 : 0].chain->zero);
        justify_clause(s, lits, 3);
    }
    return first;
}

/* Adds the hints for one of the four clauses after a step; bits are as in chain_three.  With the
 * value of the variable that two of the chains have in that step, the chains give the values before
 * the step, which were excluded. */
static void hint_advance(struct solver *s, const struct side *sides, const bool *moves,
                         uint64_t before, unsigned bits, unsigned value) {
    unsigned now[3] = {!((bits & 1) ^ bits >> 1), bits & 1, bits >> 1}, then[3];
    for (int i = 0; i < 3; i++) {
        then[i] = now[i] ^ (moves[i] && value);
        /* The clause that gives p(i-1) from now[i]. */
        if (moves[i])
            justify_by(s, chain_step(s, sides[i].chain, sides[i].at + 1, !then[i], value));
    }
    justify_by(s, proof_after(s->proof, before, then[1] + 2 * then[2]));
}

/* Advances by one variable. `before` and the result number the first of the four clauses that say
 * that the p reached in the three chains add up to 0. */
static uint64_t advance(struct solver *s, struct side *sides, Var var, uint64_t before) {
    assert(var != NO_VAR);
    Var old[3], new[3];
    bool moves[3];
    uint64_t split = proof_after(s->proof, solver_proof(s)->last, 1);
    Lit lits[4];
    reached(sides, old);
    for (int i = 0; i < 3; i++) {
        moves[i] = sides[i].at < sides[i].size && sides[i].vars[sides[i].at] == var;
        new[i] = old[i] + moves[i];
    }
    lits[3] = chain_refused(var, 0);
    for (unsigned bits = 0; bits < 4; bits++) {
        chain_three(new, bits, lits);
        hint_advance(s, sides, moves, before, bits, 0);
        justify_clause(s, lits, 4);
    }
    for (unsigned bits = 0; bits < 4; bits++) {
        chain_three(new, bits, lits);
        justify_by(s, proof_after(s->proof, split, bits));
        hint_advance(s, sides, moves, before, bits, 1);
        justify_clause(s, lits, 3);
    }
    for (unsigned bits = 0; bits < 4; bits++) {
        chain_three(new, bits, lits);
        justify_gone(s, proof_after(s->proof, split, bits), lits, 4);
    }
    chain_drop_three(s, old, before);
    for (int i = 0; i < 3; i++)
        sides[i].at += moves[i];
    return proof_after(s->proof, split, 4);
}

/* The lowest variable not traversed yet in some chain; NO_VAR for none. */
static Var next_var(const struct side *sides) {
    Var var = NO_VAR;
    for (int i = 1; i < 3; i++)
        if (sides[i].at < sides[i].size && sides[i].vars[sides[i].at] < var)
            var = sides[i].vars[sides[i].at];
    return var;
}

/* Proves the unit of a sum. */
static void prove_sum(struct solver *s, const struct parity *p, uint32_t index) {
    assert(stack_at(&p->xors, index).parts[0] != NO_XOR);
    const struct xor *xor = &stack_at(&p->xors, index);
    struct side sides[3] = {side_of(p, index), side_of(p, xor->parts[0]),
                            side_of(p, xor->parts[1])};
    uint64_t reach = prove_start(s, sides);
    for (Var var = next_var(sides); var != NO_VAR; var = next_var(sides))
        reach = advance(s, sides, var, reach);
    assert(sides[0].at == sides[0].size && sides[1].at == sides[1].size &&
           sides[2].at == sides[2].size);
    unsigned a = stack_at(&p->xors, xor->parts[0]).value,
             b = stack_at(&p->xors, xor->parts[1]).value;
    Lit unit = unit_of(p, index);
    Var three[3];
    reached(sides, three);
    justify_by(s, sides[1].chain->unit);
    justify_by(s, sides[2].chain->unit);
    justify_by(s, proof_after(s->proof, reach, a + 2 * b));
    chain_of(p, index)->unit = justify_clause(s, &unit, 1);
    chain_drop_three(s, three, reach);
}

static bool is_sum(const struct xor *xor) {
    return xor->parts[0] != NO_XOR;
}

/* Adds an equation to the list of equations to prove, unless it is listed or proved. */
static void want(struct parity *p, uint32_t index) {
    struct stamped entry = {index, index};
    if (stack_at(&p->xors, index).chain != NO_CHAIN)
        return;
    stack_at(&p->xors, index).chain = CHAIN_WANTED;
    stack_push(&p->memory, &p->chains->todo, entry);
}

/* Lists an equation and all its direct and indirect parts that are not proved, each once.  Returns
 * the number of steps of their proofs, or more than the limit. */
static uint64_t list_todo(struct parity *p, uint32_t index, uint64_t limit) {
    struct stamped_stack *todo = &p->chains->todo;
    uint64_t steps = 0;
    stack_clear(todo);
    want(p, index);
    for (size_t i = 0; i < todo->size && steps <= limit; i++) {
        const struct xor *xor = &stack_at(&p->xors, stack_at(todo, i).value);
        if (!is_sum(xor)) {
            steps += (uint64_t)2 << xor->size;
            continue;
        }
        steps += 4 * (uint64_t) xor->size;
        for (int part = 0; part < 2; part++) {
            steps += 8 * (uint64_t)stack_at(&p->xors, xor->parts[part]).size + 8;
            want(p, xor->parts[part]);
        }
    }
    return steps;
}

/* Proves equations in ascending order: a part has a lower index than its sum. */
static void prove_todo(struct solver *s, struct parity *p) {
    struct stamped_stack *todo = &p->chains->todo;
    size_t count = todo->size;
    stack_reserve(&p->memory, todo, count);
    sort_stamped(todo->data, count);
    for (size_t i = 0; i < count; i++) {
        uint32_t index = stack_at(todo, i).value;
        poll_check(s);
        add_chain(s, p, index);
        if (is_sum(&stack_at(&p->xors, index)))
            prove_sum(s, p, index);
        else
            prove_input(s, p, index);
    }
}

bool sum_prove(struct solver *s, struct parity *p, uint32_t index) {
    if (!s->proof)
        return true;
    if (!proof_may_define(s->proof, 1))
        return false;
    if (!p->chains)
        p->chains = memory_zeroed(&p->memory, 1, sizeof *p->chains);
    uint64_t left = p->limit > p->ticks ? p->limit - p->ticks : 0;
    uint64_t steps = list_todo(p, index, left);
    /* An equation of n variables defines n + 1, and has more steps. */
    if (steps <= left && proof_may_define(s->proof, steps)) {
        ticks_add(&p->ticks, steps);
        prove_todo(s, p);
        return true;
    }
    for (size_t i = 0; i < p->chains->todo.size; i++)
        stack_at(&p->xors, stack_at(&p->chains->todo, i).value).chain = NO_CHAIN;
    return false;
}

uint64_t sum_clause(struct solver *s, const struct parity *p, uint32_t index, unsigned values) {
    assert(stack_at(&p->xors, index).size <= 2);
    const struct xor *xor = &stack_at(&p->xors, index);
    Lit lits[2];
    for (uint32_t i = 0; i < xor->size; i++)
        lits[INDEX(i, xor->size)] = chain_refused(system_vars(p, index)[i], values >> i & 1);
    if (!s->proof) {
        checker_given(s, lits, xor->size);
        return 0;
    }
    const struct chain *chain = chain_of(p, index);
    unsigned sum = chain_hints(s, chain, xor->size ? xor->size - 1 : 0, values);
    justify_by(s, chain->unit);
    if (xor->size)
        justify_by(s, chain_step(s, chain, xor->size, sum, values >> (xor->size - 1) & 1));
    return justify_clause(s, lits, xor->size);
}

void sum_end(struct solver *s, const struct parity *p) {
    const struct chains *c = p->chains;
    for (size_t i = 0; c && i < c->stack.size; i++) {
        uint32_t index = stack_at(&c->proved, i);
        const struct xor *xor = &stack_at(&p->xors, index);
        chain_drop(s, &stack_at(&c->stack, i), system_vars(p, index), xor->size, xor->value);
    }
}
