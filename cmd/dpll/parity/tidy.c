/* SPDX-License-Identifier: MIT */
#include "parity/tidy.h"

#include <assert.h>

#include "common/base/hash.h"
#include "parity/varset.h"
#include "search/state.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/sort.h"

/* Bits of a hash in the key that equations are sorted by; their sizes have the others. */
enum { HASH_BITS = 40 };

#define NO_ENTRY UINT32_MAX

/* An entry in the list of the equations that have, or had, a removed variable. */
struct entry {
    uint32_t equation, next;
};

STACK(entry_stack, struct entry);

/* Data for the elimination of removed variables. */
struct projection {
    size_t limit;    /* most variables of all equations together */
    Var vars;        /* entries of heads */
    uint32_t *heads; /* by variable: its first entry */
    struct entry_stack entries;
};

/* Sorts the variables and removes assigned ones and pairs of equal ones.  Sums are sorted already
 * except for substituted variables, so that insertion takes few steps. */
static void simplify(struct solver *s, struct equations *e, struct equation *equation) {
    Var *vars = e->vars.data + equation->begin;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < equation->size; i++) {
        Var var = array_at(vars, equation->size, i);
        signed char value = solver_value(s, lit_make(var, 0));
        if (value)
            equation->value ^= value > 0;
        else
            vars[INDEX(kept++, equation->size)] = var;
    }
    varset_sort(vars, kept);
    equation->size = kept;
    kept = 0;
    for (uint32_t i = 0; i < equation->size; i++) {
        Var each = array_at(vars, equation->size, i);
        if (kept && vars[kept - 1] == each)
            kept--;
        else
            vars[INDEX(kept++, equation->size)] = each;
    }
    equation->size = kept;
    assert(varset_is_set(vars, kept));
}

static void add_entries(struct solver *s, struct projection *p, struct equations *e,
                        uint32_t index) {
    const struct equation *equation = &stack_at(&e->list, index);
    for (uint32_t i = 0; i < equation->size; i++) {
        Var var = stack_at(&e->vars, equation->begin + i);
        if (!memory_at(s->removed, var))
            continue;
        struct entry entry = {index, memory_at(p->heads, var)};
        memory_at(p->heads, var) = (uint32_t)p->entries.size;
        stack_push(s->memory, &p->entries, entry);
    }
}

static bool has_var(const struct equations *e, uint32_t index, Var var) {
    return varset_has(equations_vars(e, index), stack_at(&e->list, index).size, var);
}

/* Replaces an equation by its sum with another. */
static void add_up(struct solver *s, const struct projection *p, struct equations *e, uint32_t to,
                   uint32_t from) {
    assert(to != from);
    struct equation a = stack_at(&e->list, to), b = stack_at(&e->list, from), sum;
    stack_reserve(s->memory, &e->vars, (size_t)a.size + b.size);
    sum = (struct equation){.begin = e->vars.size, .value = a.value ^ b.value};
    sum.size = varset_difference(e->vars.data + a.begin, a.size, e->vars.data + b.begin, b.size,
                                 e->vars.data + e->vars.size);
    if (sum.size > s->tuned->matrix_sum || e->vars.size > p->limit)
        sum = (struct equation){0};
    e->vars.size += sum.size;
    stack_at(&e->list, to) = sum;
}

static void log_equation(const struct solver *s, const struct equations *e, uint32_t index,
                         Var var) {
    const struct equation *sum = &stack_at(&e->list, index);
    log_vars(s, "sum", equations_vars(e, index), sum->size, "%d, without %d", sum->value,
             log_var(s, var));
}

/* Adds the shortest equation with a removed variable to all others with it, and drops it. */
static void project(struct solver *s, struct projection *p, struct equations *e, Var var) {
    assert(memory_at(s->removed, var));
    uint32_t best = NO_ENTRY;
    for (uint32_t at = memory_at(p->heads, var); at != NO_ENTRY;
         at = stack_at(&p->entries, at).next) {
        uint32_t index = stack_at(&p->entries, at).equation;
        if (has_var(e, index, var) &&
            (best == NO_ENTRY || stack_at(&e->list, index).size < stack_at(&e->list, best).size))
            best = index;
    }
    for (uint32_t at = memory_at(p->heads, var); at != NO_ENTRY;
         at = stack_at(&p->entries, at).next) {
        uint32_t index = stack_at(&p->entries, at).equation;
        if (index == best || !has_var(e, index, var))
            continue;
        add_up(s, p, e, index, best);
        log_equation(s, e, index, var);
        add_entries(s, p, e, index);
    }
    if (best != NO_ENTRY)
        stack_at(&e->list, best) = (struct equation){0};
}

static void project_all(struct solver *s, struct equations *e) {
    struct projection *p = memory_zeroed(s->memory, 1, sizeof *p);
    p->heads = memory_zeroed(s->memory, s->vars, sizeof *p->heads);
    p->vars = s->vars;
    p->limit = s->tuned->matrix_growth * e->vars.size;
    for (Var var = 0; var < s->vars; var++)
        memory_at(p->heads, var) = NO_ENTRY;
    for (uint32_t index = 0; index < e->list.size; index++)
        add_entries(s, p, e, index);
    for (Var var = 0; var < s->vars; var++) {
        poll_step(s, var);
        if (memory_at(p->heads, var) != NO_ENTRY)
            project(s, p, e, var);
    }
    memory_release(s->memory, p->heads);
    stack_free(s->memory, &p->entries);
    memory_release(s->memory, p);
}

static bool is_trivial(const struct equation *equation) {
    return !equation->size && !equation->value;
}

static bool are_same(const struct equations *e, const struct equation *a,
                     const struct equation *b) {
    if (a->size != b->size || a->value != b->value)
        return false;
    for (uint32_t i = 0; i < a->size; i++)
        if (stack_at(&e->vars, a->begin + i) != stack_at(&e->vars, b->begin + i))
            return false;
    return true;
}

/* A key that sorts by size and brings equal equations together. */
static uint64_t key(const struct equations *e, const struct equation *equation) {
    uint64_t hash = equation->value;
    for (uint32_t i = 0; i < equation->size; i++)
        hash = hash_add(hash, stack_at(&e->vars, equation->begin + i));
    return (uint64_t)equation->size << HASH_BITS | hash >> (64 - HASH_BITS);
}

/* Whether an equation of the order is there before.  Others may have the same key and lie between
 * copies. */
static bool is_copy(const struct equations *e, const struct stamped_stack *order, size_t i) {
    struct stamped item = stack_at(order, i);
    for (size_t k = i; k-- > 0 && stack_at(order, k).stamp == item.stamp;)
        if (are_same(e, &stack_at(&e->list, item.value),
                     &stack_at(&e->list, stack_at(order, k).value)))
            return true;
    return false;
}

/* Sorts the equations into new arrays, without duplicates. */
static void sort_all(struct solver *s, struct equations *e) {
    struct stamped_stack *order = &s->cdcl->bumped;
    struct equations old = *e;
    stack_clear(order);
    stack_reserve(s->memory, order, 2 * old.list.size);
    for (uint32_t i = 0; i < old.list.size; i++)
        if (!is_trivial(&stack_at(&old.list, i)))
            order->data[order->size++] = (struct stamped){key(&old, &stack_at(&old.list, i)), i};
    sort_stamped(order->data, order->size);
    *e = (struct equations){0};
    for (size_t i = 0; i < order->size; i++) {
        const struct equation *equation = &stack_at(&old.list, stack_at(order, i).value);
        if (!is_copy(&old, order, i))
            equations_add(s, e, old.vars.data + equation->begin, equation->size, equation->value);
    }
    equations_free(s, &old);
}

#ifndef NDEBUG
/* Whether an equation has only variables that are open, each once. */
static bool is_open(const struct solver *s, const struct equations *e, uint32_t index) {
    const struct equation *equation = &stack_at(&e->list, index);
    for (uint32_t i = 0; i < equation->size; i++) {
        Var var = stack_at(&e->vars, equation->begin + i);
        if (solver_value(s, lit_make(var, 0)) || memory_at(s->removed, var))
            return false;
    }
    return varset_is_set(e->vars.data + equation->begin, equation->size);
}

/* Whether all equations are such, shorter ones come first, and none says nothing. */
static bool is_tidy(const struct solver *s, const struct equations *e) {
    for (uint32_t i = 0; i < e->list.size; i++)
        if (!is_open(s, e, i) || is_trivial(&stack_at(&e->list, i)) ||
            (i && stack_at(&e->list, i - 1).size > stack_at(&e->list, i).size))
            return false;
    return true;
}
#endif

void tidy(struct solver *s, struct equations *e) {
    assert(!solver_level(s));
    for (size_t i = 0; i < e->list.size; i++) {
        poll_step(s, i);
        simplify(s, e, &stack_at(&e->list, i));
    }
    sort_all(s, e);
    project_all(s, e);
    sort_all(s, e);
    assert(is_tidy(s, e));
    log_words(s, "equations", "%zu are kept", e->list.size);
}
