/* SPDX-License-Identifier: MIT */
/* Gates are equal if kind and inputs are, so inputs are brought into one form.  Inputs of AND gates
 * are sorted, without repetition.  The condition of an if-then-else is positive, and so is its
 * then-input: (-c ? a : b) becomes (c ? b : a), and (c ? -a : b) the negation of (c ? a : -b).  A
 * gate that has become simpler is dropped.  Opposite inputs make an AND false; the output of an AND
 * with one input, and of an if-then-else with equal branches, is merged with that literal.  What
 * the clauses of other such gates have become is left to the next round. */
#include "inprocess/normalize.h"

#include <assert.h>
#include <string.h>

#include "search/unit.h"
#include "state/justify.h"
#include "state/log.h"

void normalize_merge(struct solver *s, struct closure *closure, Lit a, Lit b, uint64_t forth,
                     uint64_t back) {
    Lit loser;
    log_literal_words(s, "merge", a, "is %d", log_number(s, b));
    if (merge_literals(s, &closure->merger, a, b, forth, back, &loser) == MERGE_DONE)
        stack_push(&closure->memory, &closure->merged, loser);
}

/* Writes clause `id` with its inputs replaced by their representatives, each once; the first
 * literal, the output's, stays.  Returns the new number, or id if nothing changes. */
static uint64_t renamed_clause(struct solver *s, struct closure *closure, const Lit *lits,
                               uint32_t size, uint64_t id) {
    assert(size > 1 && s->proof);
    const struct merger *merger = &closure->merger;
    bool changed = false;
    stack_clear(&closure->clause);
    stack_push(&closure->memory, &closure->clause, lits[0]);
    for (uint32_t i = 1; i < size; i++) {
        Lit lit = array_at(lits, size, i);
        Lit name = memory_at(merger->parents, lit);
        bool known = false;
        if (name != lit) {
            justify_by(s, memory_at(merger->ids, lit));
            changed = true;
        }
        for (size_t k = 0; k < closure->clause.size && !known; k++) {
            known = stack_at(&closure->clause, k) == name;
            if (stack_at(&closure->clause, k) == lit_not(name)) {
                stack_clear(&solver_proof(s)->hints);
                return id; /* A tautology: check_and and normalize_ite will find the gate dead. */
            }
        }
        if (!known)
            stack_push(&closure->memory, &closure->clause, name);
    }
    if (!changed)
        return id;
    justify_by(s, id);
    return justify_clause(s, closure->clause.data, closure->clause.size);
}

static void rename_and_clauses(struct solver *s, struct closure *closure, const struct gate *gate) {
    const Lit *inputs = gates_inputs(closure, gate);
    uint64_t *ids = gates_clauses(s, closure, gate);
    for (uint32_t i = 0; i < gate->size; i++) {
        Lit lits[2] = {lit_not(gate->output), array_at(inputs, gate->size, i)};
        ids[INDEX(i, gate->size)] = renamed_clause(s, closure, lits, 2, ids[INDEX(i, gate->size)]);
    }
    stack_clear(&s->clause);
    stack_push(s->memory, &s->clause, gate->output);
    for (uint32_t i = 0; i < gate->size; i++)
        stack_push(s->memory, &s->clause, lit_not(array_at(inputs, gate->size, i)));
    ids[gate->size] =
        renamed_clause(s, closure, s->clause.data, (uint32_t)s->clause.size, ids[gate->size]);
}

static void rename_ite_clauses(struct solver *s, struct closure *closure, const struct gate *gate) {
    const Lit *in = gates_inputs(closure, gate);
    uint64_t *ids = gates_clauses(s, closure, gate);
    Lit out = gate->output;
    const Lit lits[ITE_CLAUSES][3] = {{lit_not(out), lit_not(in[0]), in[1]},
                                      {out, lit_not(in[0]), lit_not(in[1])},
                                      {lit_not(out), in[0], in[2]},
                                      {out, in[0], lit_not(in[2])}};
    for (int i = 0; i < ITE_CLAUSES; i++)
        ids[i] = renamed_clause(s, closure, lits[i], 3, ids[i]);
}

void normalize_names(struct solver *s, struct closure *closure, const struct gate *gate) {
    assert(!gate->dead);
    Lit *inputs = gates_inputs(closure, gate);
    for (uint32_t i = 0; i < gate->size; i++) {
        Lit input = array_at(inputs, gate->size, i);
        merge_find(s, &closure->merger, input);
        merge_find(s, &closure->merger, lit_not(input));
    }
    if (s->proof && gate->kind == GATE_AND)
        rename_and_clauses(s, closure, gate);
    else if (s->proof)
        rename_ite_clauses(s, closure, gate);
    for (uint32_t i = 0; i < gate->size; i++)
        inputs[INDEX(i, gate->size)] =
            memory_at(closure->merger.parents, inputs[INDEX(i, gate->size)]);
}

/* Derives that the output is false, from the clauses by which it implies an input and its
 * negation. */
static void refute_output(struct solver *s, const struct gate *gate, uint64_t first,
                          uint64_t second) {
    assert(justify_wanted(s) || (!first && !second));
    Lit unit = lit_not(gate->output);
    log_literal_words(s, "refute", gate->output, "has opposite inputs");
    if (solver_value(s, unit))
        return; /* Propagation derives the rest. */
    justify_by(s, first);
    justify_by(s, second);
    unit_assign(s, unit, justify_clause(s, &unit, 1));
}

/* Marks an AND gate as dead if it has become simpler: an input is constant, has the output's
 * variable, or is the negation of another, or there is only one input.  The next round finds what
 * its clauses have become. */
static void check_and(struct solver *s, struct closure *closure, struct gate *gate) {
    const Lit *inputs = gates_inputs(closure, gate);
    const uint64_t *ids = gates_clauses(s, closure, gate);
    for (uint32_t i = 0; i < gate->size && !gate->dead; i++) {
        Lit input = array_at(inputs, gate->size, i);
        if (lit_var(input) == lit_var(gate->output) || solver_value(s, input))
            gate->dead = true;
        if (i + 1 < gate->size &&
            inputs[INDEX(i + 1, gate->size)] == lit_not(inputs[INDEX(i, gate->size)])) {
            refute_output(s, gate, ids ? ids[INDEX(i, gate->size)] : 0,
                          ids ? ids[INDEX(i + 1, gate->size)] : 0);
            gate->dead = true;
        }
    }
    if (gate->dead || gate->size > 1)
        return;
    gate->dead = true;
    normalize_merge(s, closure, gate->output, inputs[0], ids ? ids[0] : 0, ids ? ids[1] : 0);
}

#ifndef NDEBUG
static bool is_ascending(const Lit *inputs, uint32_t size) {
    for (uint32_t i = 1; i < size; i++)
        if (inputs[INDEX(i - 1, size)] >= inputs[INDEX(i, size)])
            return false;
    return true;
}

/* The value of a literal of the inputs' variables, where bit i is the value of input i; if two
 * inputs have the variable, of the first. */
static unsigned value_of(const Lit *inputs, unsigned bits, Lit lit) {
    unsigned i = 0;
    while (i < 2 && lit_var(inputs[i]) != lit_var(lit))
        i++;
    assert(lit_var(inputs[i]) == lit_var(lit));
    return (bits >> i & 1) ^ (lit != inputs[i]);
}

/* Whether two lists of inputs define the same if-then-else function, or with `negated` the opposite
 * one, even if some variables coincide. */
static bool is_same_ite(const Lit *a, const Lit *b, bool negated) {
    for (unsigned bits = 0; bits < 8; bits++) {
        unsigned first = value_of(a, bits, value_of(a, bits, a[0]) ? a[1] : a[2]),
                 second = value_of(a, bits, value_of(a, bits, b[0]) ? b[1] : b[2]);
        if ((first != second) != negated)
            return false;
    }
    return true;
}
#endif

/* Sorts the inputs of an AND gate and removes duplicates. */
static void normalize_and(struct solver *s, struct closure *closure, struct gate *gate) {
    Lit *inputs = gates_inputs(closure, gate);
    uint64_t *ids = gates_clauses(s, closure, gate), last = ids ? ids[gate->size] : 0;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < gate->size; i++) {
        Lit lit = array_at(inputs, gate->size, i);
        uint64_t id = ids ? ids[INDEX(i, gate->size)] : 0;
        uint32_t at = kept;
        while (at && inputs[INDEX(at - 1, gate->size)] > lit)
            at--;
        if (at && array_at(inputs, kept, at - 1) == lit)
            continue;
        memmove(inputs + at + 1, inputs + at, (kept - at) * sizeof *inputs);
        array_at(inputs, gate->size, at) = lit;
        if (ids) {
            memmove(ids + at + 1, ids + at, (kept - at) * sizeof *ids);
            ids[at] = id;
        }
        kept++;
    }
    gate->size = kept;
    if (ids)
        ids[kept] = last;
    assert(kept && is_ascending(inputs, kept));
    check_and(s, closure, gate);
}

static void swap_ids(uint64_t *ids, int a, int b) {
    assert(a != b);
    if (!ids)
        return;
    uint64_t id = ids[a];
    ids[a] = ids[b];
    ids[b] = id;
}

static void swap_lits(Lit *a, Lit *b) {
    Lit lit = *a;
    *a = *b;
    *b = lit;
}

/* Merges the output of an if-then-else with the input that both branches are. */
static void merge_branches(struct solver *s, struct closure *closure, const struct gate *gate) {
    assert(gate->kind == GATE_ITE);
    Lit output = gate->output, then = gates_inputs(closure, gate)[1];
    assert(gates_inputs(closure, gate)[2] == then);
    log_literal_words(s, "equal", output, "both branches are %d", log_number(s, then));
    const uint64_t *ids = gates_clauses(s, closure, gate);
    uint64_t forth = 0, back = 0;
    if (ids) {
        Lit lits[2] = {lit_not(output), then};
        justify_by(s, ids[NOT_THEN]);
        justify_by(s, ids[NOT_ELSE]);
        forth = justify_clause(s, lits, 2);
        lits[0] = output;
        lits[1] = lit_not(then);
        justify_by(s, ids[THEN]);
        justify_by(s, ids[ELSE]);
        back = justify_clause(s, lits, 2);
    }
    normalize_merge(s, closure, output, then, forth, back);
}

/* Makes the condition and the first branch positive, and sorts the inputs of an exclusive or, so
 * that equal functions have equal inputs. */
static void order_ite(struct gate *gate, Lit *in, uint64_t *ids) {
    assert(gate->size == 3);
    const Lit old[3] = {in[0], in[1], in[2]}, output = gate->output;
    if (lit_negative(in[0])) {
        in[0] = lit_not(in[0]);
        swap_lits(&in[1], &in[2]);
        swap_ids(ids, NOT_THEN, NOT_ELSE);
        swap_ids(ids, THEN, ELSE);
    }
    if (lit_negative(in[1])) {
        in[1] = lit_not(in[1]);
        in[2] = lit_not(in[2]);
        gate->output = lit_not(gate->output);
        swap_ids(ids, NOT_THEN, THEN);
        swap_ids(ids, NOT_ELSE, ELSE);
    }
    if (in[2] == lit_not(in[1]) && in[0] > in[1]) {
        swap_lits(&in[0], &in[1]);
        in[2] = lit_not(in[1]);
        swap_ids(ids, NOT_THEN, NOT_ELSE);
    }
    assert(!lit_negative(in[0]) && !lit_negative(in[1]));
    assert(is_same_ite(old, in, output != gate->output));
    (void)old, (void)output;
}

/* Whether an input is constant or has the output's variable, or a branch has the condition's. */
static bool is_degenerate(const struct solver *s, const struct gate *gate, const Lit *in) {
    for (int i = 0; i < 3; i++)
        if (lit_var(in[i]) == lit_var(gate->output) || solver_value(s, in[i]))
            return true;
    return lit_var(in[0]) == lit_var(in[1]) || lit_var(in[0]) == lit_var(in[2]);
}

/* Normalizes the inputs of an if-then-else.  Marks the gate as dead if it has become simpler. */
static void normalize_ite(struct solver *s, struct closure *closure, struct gate *gate) {
    Lit *in = gates_inputs(closure, gate);
    order_ite(gate, in, gates_clauses(s, closure, gate));
    gate->dead |= is_degenerate(s, gate, in);
    if (gate->dead || in[1] != in[2])
        return;
    merge_branches(s, closure, gate);
    gate->dead = true;
}

void normalize_order(struct solver *s, struct closure *closure, struct gate *gate) {
    assert(!gate->dead);
    if (gate->kind == GATE_AND)
        normalize_and(s, closure, gate);
    else
        normalize_ite(s, closure, gate);
}
