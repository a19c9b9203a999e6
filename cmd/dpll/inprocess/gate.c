/* SPDX-License-Identifier: MIT */
/* (-x, a), (-x, b) and (x, -a, -b) define x = a AND b.  Their resolvents on x are tautologies,
 * which holds for each kind of gate here.  AND gates are found in linear time, by marks of the
 * literals that binary clauses imply; the other kinds compare pairs of clauses, in quadratic time,
 * and only if there are few clauses. */
#include "inprocess/gate.h"

#include <assert.h>

#include "common/base/bit.h"
#include "inprocess/resolvents.h"
#include "state/log.h"
#include "state/technique.h"
#include "state/ticks.h"

/* Most variables of an exclusive or, its output included: n variables take 2^(n - 1) clauses. */
enum { XOR_SIZE_MAX = 5 };

/* The two sides from the view of one polarity: the clauses with lit, and those with its
 * negation. */
struct view {
    Lit lit;
    struct occurrence_stack *with, *without;
    size_t *gates_with, *gates_without;
};

static struct view view_of(struct dense *dense, Lit lit, int polarity) {
    return (struct view){polarity ? lit_not(lit) : lit, &dense->sides[polarity],
                         &dense->sides[!polarity], &dense->gates[polarity],
                         &dense->gates[!polarity]};
}

/* Swaps entry i of a side to the front, behind the gate clauses found so far. */
static void take(struct occurrence_stack *side, size_t *gates, size_t i) {
    struct watch watch = stack_at(side, i);
    assert(*gates <= i && i < side->size);
    stack_at(side, i) = stack_at(side, *gates);
    stack_at(side, (*gates)++) = watch;
}

static void forget(struct dense *dense) {
    dense->gates[0] = dense->gates[1] = 0;
}

/* Marks the literals that view->lit implies by binary clauses. */
static void mark_implied(struct dense *dense, const struct view *view, signed char mark) {
    for (size_t i = 0; i < view->without->size; i++)
        if (stack_at(view->without, i).ref & BINARY)
            memory_at(dense->marks, stack_at(view->without, i).blocker) = mark;
}

/* Whether a clause with lit is the long clause of an AND gate: by the marks, lit implies the
 * negation of each other literal. */
static bool is_and(const struct dense *dense, Lit lit, const Lit *lits, uint32_t size) {
    for (uint32_t i = 0; i < size; i++) {
        Lit other = array_at(lits, size, i);
        if (other != lit && !memory_at(dense->marks, lit_not(other)))
            return false;
    }
    return true;
}

/* Takes the binary clause of each input of the AND gate with the given long clause; only one of
 * several copies. */
static void take_inputs(struct dense *dense, const struct view *view, const Lit *lits,
                        uint32_t size) {
    assert(*view->gates_without == 0);
    signed char *marks = dense->marks;
    mark_implied(dense, view, 0);
    for (uint32_t i = 0; i < size; i++) {
        Lit other = array_at(lits, size, i);
        memory_at(marks, lit_not(other)) = other != view->lit;
    }
    for (size_t i = 0; i < view->without->size; i++) {
        struct watch watch = stack_at(view->without, i);
        if (!(watch.ref & BINARY) || !memory_at(marks, watch.blocker))
            continue;
        memory_at(marks, watch.blocker) = 0;
        take(view->without, view->gates_without, i);
    }
}

#ifndef NDEBUG
static bool is_unmarked(const struct dense *dense, const struct occurrence_stack *side) {
    for (size_t i = 0; i < side->size; i++)
        if ((stack_at(side, i).ref & BINARY) && memory_at(dense->marks, stack_at(side, i).blocker))
            return false;
    return true;
}

/* Whether all resolvents on the variable of two gate clauses are tautologies. */
static bool is_definition(const struct solver *s, const struct dense *dense, Lit lit) {
    for (size_t i = 0; i < dense->gates[0]; i++)
        for (size_t k = 0; k < dense->gates[1]; k++)
            if (!resolvents_cancel(s, lit, stack_at(&dense->sides[0], i),
                                   stack_at(&dense->sides[1], k)))
                return false;
    return true;
}
#endif

/* Finds view->lit = AND of inputs; an equivalence has one input. */
static bool find_and(struct solver *s, struct dense *dense, const struct view *view) {
    assert(!dense->gates[0] && !dense->gates[1]);
    bool found = false;
    mark_implied(dense, view, 1);
    for (size_t i = 0; i < view->with->size && !found; i++) {
        Lit pair[2];
        uint32_t size;
        const Lit *lits = dense_lits(s, view->lit, stack_at(view->with, i), pair, &size);
        dense->ticks++;
        if (!is_and(dense, view->lit, lits, size))
            continue;
        log_clause_words(s, "inputs", lits, size, "of an and, negated, with its output");
        take_inputs(dense, view, lits, size);
        take(view->with, view->gates_with, i);
        found = true;
    }
    if (!found)
        mark_implied(dense, view, 0);
    assert(is_unmarked(dense, view->without));
    return found;
}

/* Sets other[0..1] to the literals of a ternary clause except lit.  Returns false if the clause is
 * not ternary. */
static bool others(const struct solver *s, Lit lit, struct watch watch, Lit *other) {
    int count = 0;
    if (watch.ref & BINARY || solver_clause(s, watch.ref)->size != 3)
        return false;
    const Lit *lits = solver_clause(s, watch.ref)->lits;
    for (int i = 0; i < 3; i++)
        if (lits[i] != lit)
            other[count++] = lits[i];
    assert(count == 2);
    return true;
}

/* The index of the clause (lit, a, b) in a side, or the size of the side if it is not there. */
static size_t find_ternary(struct solver *s, struct dense *dense,
                           const struct occurrence_stack *side, Lit lit, Lit a, Lit b) {
    assert(lit_var(a) != lit_var(b));
    Lit other[2];
    ticks_add(&dense->ticks, side->size / 4);
    for (size_t i = 0; i < side->size; i++)
        if (others(s, lit, stack_at(side, i), other) &&
            ((other[0] == a && other[1] == b) || (other[0] == b && other[1] == a)))
            return i;
    return side->size;
}

/* Given clauses i and j of a side, (lit, cond, if_false) and (lit, -cond, if_true): if the other
 * side has (-lit, cond, -if_false) and (-lit, -cond, -if_true), takes all four for the gate -lit =
 * (cond ? if_true : if_false).  Returns whether it does. */
static bool take_ite(struct solver *s, struct dense *dense, const struct view *view, size_t i,
                     size_t j, Lit cond, Lit if_false, Lit if_true) {
    assert(i < j);
    Lit without = lit_not(view->lit);
    size_t k = find_ternary(s, dense, view->without, without, cond, lit_not(if_false)),
           l = find_ternary(s, dense, view->without, without, lit_not(cond), lit_not(if_true));
    if (k == view->without->size || l == view->without->size || k == l)
        return false;
    log_clause_words(s, "inputs", (const Lit[]){cond, if_true, if_false}, 3,
                     "of an if-then-else, negated");
    take(view->with, view->gates_with, i);
    take(view->with, view->gates_with, j);
    take(view->without, view->gates_without, k);
    /* Taking k has swapped it with entry 0; if that was l, l is now at k. */
    take(view->without, view->gates_without, l ? l : k);
    return true;
}

/* Takes the if-then-else gate that clauses i and j of a side belong to, if there is one. first and
 * second are their literals except the side's. */
static bool try_ite(struct solver *s, struct dense *dense, const struct view *view, size_t i,
                    size_t j, const Lit first[2], const Lit second[2]) {
    for (int a = 0; a < 2; a++)
        for (int b = 0; b < 2; b++)
            if (first[a] == lit_not(second[b]) &&
                take_ite(s, dense, view, i, j, first[a], first[!a], second[!b]))
                return true;
    return false;
}

static bool find_ite(struct solver *s, struct dense *dense, const struct view *view) {
    assert(!dense->gates[0] && !dense->gates[1]);
    Lit first[2], second[2];
    for (size_t i = 0; i < view->with->size; i++) {
        if (!others(s, view->lit, stack_at(view->with, i), first))
            continue;
        for (size_t j = i + 1; j < view->with->size; j++) {
            dense->ticks++;
            if (others(s, view->lit, stack_at(view->with, j), second) &&
                try_ite(s, dense, view, i, j, first, second))
                return true;
        }
    }
    return false;
}

/* Sets bit k of *signs if the clause has variable k of the base with the other sign.  Returns false
 * if its variables are not those of the base. */
static bool differing_signs(const struct solver *s, struct watch watch, const Lit *base,
                            uint32_t size, uint32_t *signs) {
    assert(size <= XOR_SIZE_MAX);
    uint32_t found = 0;
    if ((watch.ref & BINARY) || solver_clause(s, watch.ref)->size != size)
        return false;
    const Lit *lits = solver_clause(s, watch.ref)->lits;
    *signs = 0;
    for (uint32_t i = 0; i < size; i++) {
        Lit lit = array_at(lits, size, i);
        for (uint32_t k = 0; k < size; k++)
            if (lit_var(lit) == lit_var(base[k])) {
                *signs |= (lit ^ base[k]) << k;
                found++;
            }
    }
    return found == size;
}

/* Takes the clauses of a side that differ from the base in an even number of signs, one of several
 * copies.  Returns their number. */
static uint32_t take_xor(struct solver *s, struct dense *dense, struct occurrence_stack *side,
                         size_t *gates, const Lit *base, uint32_t size) {
    assert(!*gates);
    uint32_t seen = 0, signs = 0;
    for (size_t i = 0; i < side->size; i++) {
        dense->ticks++;
        if (!differing_signs(s, stack_at(side, i), base, size, &signs) || bit_odd(signs) ||
            (seen >> signs & 1))
            continue;
        seen |= 1u << signs;
        take(side, gates, i);
    }
    return (uint32_t)*gates;
}

/* Finds an exclusive or: 2^(n - 1) clauses over n variables that differ in even numbers of signs,
 * half of them on each side. */
static bool find_xor(struct solver *s, struct dense *dense, const struct view *view) {
    for (size_t i = 0; i < view->with->size; i++) {
        struct watch watch = stack_at(view->with, i);
        Lit base[XOR_SIZE_MAX];
        if (watch.ref & BINARY)
            continue;
        const struct clause *clause = solver_clause(s, watch.ref);
        uint32_t size = clause->size;
        if (size > XOR_SIZE_MAX)
            continue;
        assert(size > 2);
        uint32_t need = 1u << (size - 2);
        if (view->with->size < need || view->without->size < need)
            continue;
        for (uint32_t k = 0; k < size; k++)
            base[INDEX(k, size)] = clause_at(clause, k);
        if (take_xor(s, dense, view->with, view->gates_with, base, size) == need &&
            take_xor(s, dense, view->without, view->gates_without, base, size) == need) {
            log_clause_words(s, "inputs", base, size, "of an exclusive or, with its output");
            return true;
        }
        forget(dense);
    }
    return false;
}

/* Where a side has many clauses, only AND gates are looked for: the others take quadratic time. */
void gate_find(struct solver *s, struct dense *dense, Lit lit) {
    struct view positive = view_of(dense, lit, 0), negative = view_of(dense, lit, 1);
    forget(dense);
    if (!technique_is_on(s, TECHNIQUE_GATES))
        return;
    uint64_t *kind = &s->counters.and_gates;
    bool found = find_and(s, dense, &positive) || find_and(s, dense, &negative);
    if (!found && positive.with->size <= s->tuned->gates_side &&
        positive.without->size <= s->tuned->gates_side) {
        kind = &s->counters.ite_gates;
        found = find_ite(s, dense, &positive);
        if (!found) {
            kind = &s->counters.xor_gates;
            found = find_xor(s, dense, &positive);
        }
    }
    s->counters.gates += found;
    *kind += found;
    if (found)
        log_literal_words(s, "gate", lit, "%zu of %zu clauses, negated %zu of %zu", dense->gates[0],
                          positive.with->size, dense->gates[1], positive.without->size);
    assert(found == (dense->gates[0] > 0) && is_definition(s, dense, lit));
}
