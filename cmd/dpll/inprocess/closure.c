/* SPDX-License-Identifier: MIT */
/* A hash table holds each gate under its kind and its inputs.  A gate that finds an equal one there
 * is dropped, and their outputs are merged: one of the two represents both from then on.  The gates
 * that have the other one as an input get the representative instead and are looked up again, which
 * may merge further outputs.  closure->merged lists the literals whose uses still have to be
 * rewritten.  Each merge leaves one representative less, so this comes to an end.
 *
 * A gate whose inputs have changed also keeps its old slot in the table until the table grows.
 * That does no harm, since gates are compared by their present inputs. */
#include "inprocess/closure.h"

#include <assert.h>
#include <string.h>

#include "common/base/hash.h"
#include "inprocess/normalize.h"
#include "state/justify.h"
#include "state/log.h"
#include "state/poll.h"

static uint32_t hash(const struct closure *closure, const struct gate *gate) {
    const Lit *inputs = gates_inputs(closure, gate);
    uint64_t sum = gate->kind + 1;
    for (uint32_t i = 0; i < gate->size; i++)
        sum = hash_add(sum, array_at(inputs, gate->size, i));
    return (uint32_t)(sum >> 32);
}

static bool is_same(const struct closure *closure, const struct gate *a, const struct gate *b) {
    return a->kind == b->kind && a->size == b->size &&
           !memcmp(gates_inputs(closure, a), gates_inputs(closure, b), a->size * sizeof(Lit));
}

/* Adds a hint; ids is NULL without a proof. */
static void justify_by_gate(struct solver *s, const uint64_t *ids, uint32_t index) {
    if (ids)
        justify_by(s, ids[index]);
}

/* Writes (-g, h) for the outputs g, h of two gates with the same inputs.  Returns its number. */
static uint64_t derive_implication(struct solver *s, const struct closure *closure,
                                   const struct gate *g, const struct gate *h) {
    assert(g->kind == h->kind && g->size == h->size);
    const uint64_t *of_g = gates_clauses(s, closure, g), *of_h = gates_clauses(s, closure, h);
    Lit lits[3] = {lit_not(g->output), h->output, gates_inputs(closure, g)[0]};
    if (!justify_wanted(s))
        return 0;
    if (g->kind == GATE_AND) {
        for (uint32_t i = 0; i < g->size; i++)
            justify_by_gate(s, of_g, i);
        justify_by_gate(s, of_h, h->size);
        return justify_clause(s, lits, 2);
    }
    justify_by_gate(s, of_g, NOT_ELSE);
    justify_by_gate(s, of_h, ELSE);
    uint64_t id = justify_clause(s, lits, 3);
    justify_by(s, id);
    justify_by_gate(s, of_g, NOT_THEN);
    justify_by_gate(s, of_h, THEN);
    uint64_t derived = justify_clause(s, lits, 2);
    justify_gone(s, id, lits, 3);
    return derived;
}

/* Merges the outputs of two gates with the same inputs. */
static void merge_outputs(struct solver *s, struct closure *closure, const struct gate *g,
                          const struct gate *h) {
    assert(g->kind == h->kind && g->size == h->size);
    if (lit_var(g->output) == lit_var(h->output))
        return;
    assert(g != h && is_same(closure, g, h));
    uint64_t forth = derive_implication(s, closure, g, h),
             back = derive_implication(s, closure, h, g);
    normalize_merge(s, closure, g->output, h->output, forth, back);
}

static void grow_table(struct closure *closure);

#ifndef NDEBUG
/* Whether all inputs of a gate are representatives. */
static bool is_named(const struct closure *closure, const struct gate *gate) {
    const Lit *inputs = gates_inputs(closure, gate);
    for (uint32_t i = 0; i < gate->size; i++)
        if (memory_at(closure->merger.parents, inputs[i]) != inputs[i])
            return false;
    return true;
}
#endif

/* Enters a gate into the table, or merges its output with that of an equal gate. */
static void enter(struct solver *s, struct closure *closure, uint32_t index) {
    struct gate *gate = &stack_at(&closure->gates, index);
    assert(!gate->dead && is_named(closure, gate));
    gate->entered = false;
    if (2 * (size_t)closure->entered >= closure->table.size)
        grow_table(closure);
    assert(2 * (size_t)closure->entered < closure->table.size);
    uint32_t mask = (uint32_t)closure->table.size - 1, at = hash(closure, gate) & mask;
    for (; stack_at(&closure->table, at); at = (at + 1) & mask) {
        uint32_t other = stack_at(&closure->table, at) - 1;
        const struct gate *found = &stack_at(&closure->gates, other);
        if (other == index) {
            gate->entered = true;
            return;
        }
        if (found->dead || !is_same(closure, found, gate))
            continue;
        gate->dead = true;
        log_literal_words(s, "equal", gate->output, "the gate of %d has the same inputs",
                          log_number(s, found->output));
        merge_outputs(s, closure, gate, found);
        assert(s->inconsistent || lit_var(merge_find(s, &closure->merger, gate->output)) ==
                                      lit_var(merge_find(s, &closure->merger, found->output)));
        return;
    }
    stack_at(&closure->table, at) = index + 1;
    closure->entered++;
    gate->entered = true;
}

/* Doubles the table; leaves out dead gates and slots of gates whose inputs have changed. */
static void grow_table(struct closure *closure) {
    size_t size = closure->table.size ? closure->table.size : 1024;
    while (size < 4 * closure->gates.size)
        size *= 2;
    stack_clear(&closure->table);
    stack_reserve(&closure->memory, &closure->table, size);
    closure->table.size = size;
    memset(closure->table.data, 0, size * sizeof *closure->table.data);
    closure->entered = 0;
    for (uint32_t i = 0; i < closure->gates.size; i++) {
        const struct gate *gate = &stack_at(&closure->gates, i);
        uint32_t mask = (uint32_t)size - 1, at = hash(closure, gate) & mask;
        if (gate->dead || !gate->entered)
            continue;
        while (stack_at(&closure->table, at))
            at = (at + 1) & mask;
        stack_at(&closure->table, at) = i + 1;
        closure->entered++;
    }
    assert(2 * (size_t)closure->entered < size);
}

/* Looks up a gate that is new or has an input that was merged into another literal. */
static void rewrite(struct solver *s, struct closure *closure, uint32_t index) {
    assert(!stack_at(&closure->gates, index).dead);
    struct gate *gate = &stack_at(&closure->gates, index);
    normalize_names(s, closure, gate);
    normalize_order(s, closure, gate);
    if (!gate->dead)
        enter(s, closure, index);
}

/* Rewrites the gates with a given input, which is no longer a representative, and moves its uses to
 * the representative. */
static void rewrite_uses(struct solver *s, struct closure *closure, Lit loser) {
    Var var = lit_var(loser), root = lit_var(merge_find(s, &closure->merger, loser));
    uint32_t first = memory_at(closure->first, var), last = memory_at(closure->last, var);
    assert(root != var);
    if (first == NO_USE)
        return;
    memory_at(closure->first, var) = memory_at(closure->last, var) = NO_USE;
    for (uint32_t at = first; at != NO_USE && !s->inconsistent;
         at = at == last ? NO_USE : stack_at(&closure->uses, at).next) {
        uint32_t index = stack_at(&closure->uses, at).gate;
        if (stack_at(&closure->gates, index).dead)
            continue;
        rewrite(s, closure, index);
    }
    assert(stack_at(&closure->uses, last).next == NO_USE);
    stack_at(&closure->uses, last).next = memory_at(closure->first, root);
    if (memory_at(closure->first, root) == NO_USE)
        memory_at(closure->last, root) = last;
    memory_at(closure->first, root) = first;
}

void closure_run(struct solver *s, struct closure *closure) {
    assert(!closure->merged.size);
    for (uint32_t i = 0; i < closure->gates.size && !s->inconsistent; i++) {
        poll_step(s, i);
        if (!stack_at(&closure->gates, i).dead)
            rewrite(s, closure, i);
    }
    while (closure->merged.size && !s->inconsistent) {
        poll_check(s);
        rewrite_uses(s, closure, stack_pop(&closure->merged));
    }
    gates_forget(closure);
}
