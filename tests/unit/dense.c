/* SPDX-License-Identifier: MIT */
/* The formula by occurrences, while clauses come and go, and what resolvents would cost, beside
 * lists of all clauses and resolvents. */
#include "rewrite/dense.h"

#include "common/base/diag.h"
#include "inprocess/resolvents.h"
#include "left.h"
#include "naive.h"
#include "unit.h"

const char diag_tool[] = "unit-dense";

enum { VARS = 9, LITS = 2 * VARS, FORMULAS = 250, STEPS = 25 };

static bool is_true(const struct solver *s, uint32_t lits) {
    for (Lit lit = 0; lit < LITS; lit++)
        if (lits >> lit & 1 && s->values[lit] > 0)
            return true;
    return false;
}

/* The numbers of occurrences of open literals. */
static void check_counts(const struct solver *s, const struct dense *dense) {
    struct small_sets sets;
    uint32_t counts[LITS] = {0};
    small_list(s, &sets, false);
    for (unsigned i = 0; i < sets.size; i++)
        for (Lit lit = 0; lit < LITS && !is_true(s, sets.lits[i]); lit++)
            counts[lit] += sets.lits[i] >> lit & 1;
    for (Lit lit = 0; lit < LITS; lit++)
        CHECK(s->values[lit] || dense->occurrences[lit] == counts[lit]);
}

/* A random clause of the arena that is part of the formula, or NULL. */
static struct clause *draw_clause(const struct solver *s, struct random *random, Ref *ref) {
    *ref = 0;
    for (uint32_t i = random_below(random, 30); i && *ref < s->arena.size; i--)
        *ref = arena_after(&s->arena, *ref);
    struct clause *clause = *ref < s->arena.size ? solver_clause(s, *ref) : NULL;
    return clause && !clause->garbage && !clause->redundant ? clause : NULL;
}

/* Adds a clause that has all literals of another and one more. */
static void add_longer(struct solver *s, struct dense *dense, struct random *random) {
    Ref ref;
    const struct clause *clause = draw_clause(s, random, &ref);
    if (!clause)
        return;
    Lit lits[SMALL_SIZE], more = random_below(random, LITS);
    bool fits = !s->values[more] && clause->size < VARS;
    for (uint32_t i = 0; i < clause->size; i++) {
        lits[i] = clause->lits[i];
        fits = fits && lit_var(lits[i]) != lit_var(more) && !s->values[lits[i]];
    }
    lits[clause->size] = more;
    if (fits)
        dense_add(s, dense, lits, clause->size + 1);
}

/* Removes a clause that the others imply. */
static void remove_needless(const struct small *small, struct solver *s, struct dense *dense,
                            struct random *random) {
    struct truth others;
    Ref ref;
    struct clause *clause = draw_clause(s, random, &ref);
    if (!clause)
        return;
    clause->garbage = true;
    small_left(&others, s, false);
    clause->garbage = false;
    if (truth_equal(&others, &small->models))
        dense_remove(s, dense, ref);
}

/* Adds the negation of a literal that propagation refutes. */
static void add_unit(const struct small *small, struct solver *s, struct dense *dense,
                     struct random *random) {
    signed char values[LITS] = {0};
    Lit lit = random_below(random, LITS), unit = lit_not(lit);
    if (s->values[lit])
        return;
    naive_set(values, lit);
    if (!naive_propagate(&small->formula, values, NAIVE_ALL))
        dense_add(s, dense, &unit, 1);
}

static void gather(struct solver *s, struct dense *dense, Lit lit, int side, uint32_t *sets) {
    const struct watch_list *list = &s->watches.lists[lit];
    stack_clear(&dense->sides[side]);
    for (uint32_t i = 0; i < list->size; i++) {
        struct watch watch = s->watches.pool[list->begin + i];
        Lit pair[2];
        uint32_t size;
        if (!dense_alive(s, lit, watch))
            continue;
        const Lit *lits = dense_lits(s, lit, watch, pair, &size);
        uint32_t *set = &sets[dense->sides[side].size];
        *set = 0;
        for (uint32_t k = 0; k < size; k++)
            *set |= 1u << lits[k];
        stack_push(&dense->memory, &dense->sides[side], watch);
    }
}

static unsigned count_bits(uint32_t bits) {
    unsigned count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

static bool is_tautology(uint32_t lits) {
    return lits & lits >> 1 & 0x55555555u;
}

/* Whether the resolvents are at most as many as the clauses, or `bound` more and then without more
 * literals. */
static bool should_pay(const struct dense *dense, Lit lit, uint32_t sets[2][SMALL_CLAUSES],
                       unsigned bound) {
    size_t sizes[2] = {dense->sides[0].size, dense->sides[1].size}, clauses = 0;
    unsigned before = 0, after = 0;
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < sizes[side]; i++)
            before += count_bits(sets[side][i]);
    for (size_t i = 0; i < sizes[0]; i++)
        for (size_t k = 0; k < sizes[1]; k++) {
            uint32_t resolvent = (sets[0][i] | sets[1][k]) & ~(1u << lit | 1u << lit_not(lit));
            if (is_tautology(resolvent))
                continue;
            clauses++;
            after += count_bits(resolvent);
        }
    return clauses <= sizes[0] + sizes[1] ||
           (clauses <= sizes[0] + sizes[1] + bound && after <= before);
}

/* Returns the number of variables for which the bound makes a difference. */
static unsigned check_costs(struct solver *s, struct dense *dense) {
    static uint32_t sets[2][SMALL_CLAUSES];
    unsigned differences = 0;
    for (Lit lit = 0; lit < LITS; lit++) {
        gather(s, dense, lit, 0, sets[0]);
        gather(s, dense, lit_not(lit), 1, sets[1]);
        dense->gates[0] = dense->gates[1] = 0;
        for (unsigned bound = 0; bound < 4; bound++)
            CHECK_SAME(resolvents_pay(s, dense, lit, bound), should_pay(dense, lit, sets, bound));
        differences += should_pay(dense, lit, sets, 3) && !should_pay(dense, lit, sets, 0);
    }
    return differences;
}

static void step(struct small *small, struct dense *dense, struct random *random) {
    struct solver *s = &small->s;
    switch (random_below(random, 8)) {
    case 0:
        dense_compact(s, dense);
        break;
    case 1:
        add_unit(small, s, dense, random);
        break;
    case 2:
    case 3:
        remove_needless(small, s, dense, random);
        break;
    default:
        add_longer(s, dense, random);
    }
}

static void check_random(struct random *random, unsigned *differences) {
    static struct small small;
    small_begin(&small, VARS);
    small_draw(&small, random, 8 + random_below(random, 8), 2, 2);
    small_draw(&small, random, 10, 3, 4);
    if (!small_build(&small)) {
        small_end(&small);
        return;
    }
    small_learn_some(&small, random, 10, 2, 4);
    struct dense *dense = dense_begin(&small.s, UINT64_MAX);
    for (unsigned i = 0; i < STEPS && !small.s.inconsistent; i++) {
        check_counts(&small.s, dense);
        step(&small, dense, random);
        dense_propagate(&small.s, dense);
    }
    if (!small.s.trail.size)
        *differences += check_costs(&small.s, dense);
    dense_end(&small.s, dense);
    CHECK(small_is_kept(&small));
    small_end(&small);
}

int main(void) {
    struct random random = {1};
    unsigned differences = 0;
    for (unsigned i = 0; i < FORMULAS; i++)
        check_random(&random, &differences);
    CHECK(differences);
    return unit_end();
}
