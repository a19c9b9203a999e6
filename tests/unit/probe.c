/* SPDX-License-Identifier: MIT */
/* Literals that fail, or follow from a literal and from its negation, beside propagation by its
 * definition and all assignments. */
#include "inprocess/probe.h"

#include "common/base/diag.h"
#include "left.h"
#include "naive.h"
#include "unit.h"

const char diag_tool[] = "unit-probe";

enum { VARS = 12, LITS = 2 * VARS, CLAUSES = 30, FORMULAS = 500, ROUNDS = 3 * LITS };

/* The values that follow at level 0, and from a literal beside.  Returns whether no clause is
 * false. */
static bool follow(const struct small *small, Lit lit, signed char *values) {
    const struct solver *s = &small->s;
    memset(values, 0, LITS);
    for (size_t i = 0; i < s->trail.size; i++)
        naive_set(values, s->trail.data[i]);
    if (values[lit])
        return true;
    naive_set(values, lit);
    return naive_propagate(&small->formula, values, NAIVE_ALL);
}

/* By the watches, which have the binary clauses whose literals are open. */
static bool has_binary(const struct solver *s, Lit lit) {
    const struct watch_list *list = &s->watches.lists[lit];
    for (uint32_t i = 0; i < list->size; i++)
        if (s->watches.pool[list->begin + i].ref & BINARY)
            return true;
    return false;
}

static bool is_root(const struct solver *s, Lit lit) {
    return !s->values[lit] && has_binary(s, lit_not(lit)) && !has_binary(s, lit);
}

/* No root is left that fails, nor a literal that it and its negation imply. */
static void check_roots(const struct small *small, unsigned *roots) {
    signed char with[LITS], without[LITS];
    for (Lit lit = 0; lit < LITS; lit++) {
        if (!is_root(&small->s, lit))
            continue;
        ++*roots;
        CHECK(follow(small, lit, with));
        CHECK(follow(small, lit_not(lit), without));
        for (Lit other = 0; other < LITS; other++)
            CHECK(small->s.values[other] || with[other] <= 0 || without[other] <= 0);
    }
}

static void check_random(struct random *random, uint64_t *found, unsigned *roots) {
    static struct small small;
    small_begin(&small, VARS);
    small_draw(&small, random, 6 + random_below(random, 8), 2, 2);
    small_draw(&small, random, CLAUSES - random_below(random, 20), 3, 3);
    bool sound = small_build(&small);
    for (unsigned round = 0; round < ROUNDS && sound; round++) {
        sound = probe(&small.s, UINT64_MAX);
        CHECK_SAME(sound, !small.s.inconsistent);
        CHECK_SAME(solver_level(&small.s), 0);
    }
    CHECK(small_is_kept(&small));
    if (sound)
        check_roots(&small, roots);
    found[0] += small.s.counters.failed_literals;
    found[1] += small.s.counters.lifted;
    small_end(&small);
}

/* The user's literals that are true after probing, as a set of variables and one of negations. */
static void check_true(const char *text, const char *expected) {
    static struct small small;
    int lits[SMALL_SIZE], size = small_scan(&expected, lits);
    small_begin(&small, VARS);
    small_text(&small, text);
    CHECK(small_build(&small));
    CHECK(probe(&small.s, UINT64_MAX));
    CHECK_SAME(small.s.trail.size, (size_t)size);
    for (int i = 0; i < size; i++)
        CHECK(small.s.values[lit_of(lits[i])] > 0);
    CHECK(small_is_kept(&small));
    small_end(&small);
}

static void check_unsound(const char *text) {
    static struct small small;
    small_begin(&small, VARS);
    small_text(&small, text);
    CHECK(small_build(&small));
    CHECK(!probe(&small.s, UINT64_MAX));
    CHECK(small.s.inconsistent && truth_is_empty(&small.models));
    small_end(&small);
}

static void check_by_hand(void) {
    check_true("", "0");
    check_true("1 2 0", "0");
    check_true("-1 2 0 -1 3 0 -2 -3 0", "-1 0");
    check_true("-1 2 0 1 3 0 -2 4 0 -3 4 0", "4 0");
    check_true("-1 2 0 -2 3 0 -2 4 0 -3 -4 5 0 -3 -5 0", "-1 -2 0");
    check_unsound("-1 2 0 -1 3 0 -2 -3 0 -4 6 0 -4 7 0 -6 -7 0 1 4 5 0 1 4 -5 0");
}

int main(void) {
    struct random random = {1};
    uint64_t found[2] = {0};
    unsigned roots = 0;
    check_by_hand();
    for (unsigned i = 0; i < FORMULAS; i++)
        check_random(&random, found, &roots);
    CHECK(found[0] > FORMULAS / 20);
    CHECK(found[1] > FORMULAS / 50);
    CHECK(roots > FORMULAS);
    return unit_end();
}
