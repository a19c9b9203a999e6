/* SPDX-License-Identifier: MIT */
/* Subsumption and strengthening, beside all assignments and all pairs of clauses. */
#include "inprocess/subsume.h"

#include "common/base/diag.h"
#include "left.h"
#include "rewrite/connect.h"
#include "unit.h"

const char diag_tool[] = "unit-subsume";

enum { VARS = 10, CLAUSES = 30, FORMULAS = 400 };

static bool run(struct solver *s) {
    struct dense *dense = dense_begin(s, UINT64_MAX);
    subsume_begin(s, dense);
    subsume(s, dense);
    return dense_end(s, dense);
}

static bool has(const struct clause *clause, Lit lit) {
    for (uint32_t i = 0; i < clause->size; i++)
        if (clause->lits[i] == lit)
            return true;
    return false;
}

/* Whether all literals of one clause are in another, or all but one, whose negation is. */
static bool may_shorten(const struct clause *by, const struct clause *other) {
    unsigned found = 0, negated = 0;
    for (uint32_t i = 0; i < by->size; i++) {
        found += has(other, by->lits[i]);
        negated += has(other, lit_not(by->lits[i]));
    }
    return found + negated == by->size && negated < 2;
}

static bool is_live(const struct clause *clause) {
    return !clause->garbage && !clause->redundant;
}

/* No clause of three and more literals is left to subsume or to strengthen another. */
static void check_pairs(const struct solver *s) {
    for (Ref a = 0; a < s->arena.size; a = arena_after(&s->arena, a))
        for (Ref b = 0; b < s->arena.size; b = arena_after(&s->arena, b))
            if (a != b && is_live(solver_clause(s, a)) && is_live(solver_clause(s, b)))
                CHECK(!may_shorten(solver_clause(s, a), solver_clause(s, b)));
}

static void check_random(struct random *random, uint64_t *gone) {
    static struct small small;
    small_begin(&small, VARS);
    small_draw(&small, random, CLAUSES + random_below(random, 30), 2, 5);
    bool sound = small_build(&small);
    if (sound)
        small_learn_some(&small, random, 10, 2, 4);
    size_t fixed = small.s.trail.size;
    if (sound) {
        sound = run(&small.s);
        CHECK_SAME(sound, !small.s.inconsistent);
    }
    CHECK(small_is_kept(&small));
    if (!small.s.inconsistent && small.s.trail.size == fixed)
        check_pairs(&small.s);
    gone[0] += small.s.counters.subsumed;
    gone[1] += small.s.counters.strengthened;
    small_end(&small);
}

static void prepare(struct small *small, const char *text, bool sound) {
    small_begin(small, VARS);
    small_text(small, text);
    CHECK(small_build(small));
    CHECK_SAME(run(&small->s), sound);
    CHECK(small_is_kept(small));
}

static void check_by_hand(void) {
    static struct small small;
    prepare(&small, "1 2 3 0 3 2 1 4 0 5 1 3 2 6 0 1 2 4 0", true);
    CHECK_SAME(small.s.irredundant, 2);
    CHECK_SAME(small_count(&small.s, "1 2 3 0"), 1);
    small_end(&small);
    prepare(&small, "1 2 3 0 1 2 -3 4 5 0", true);
    CHECK_SAME(small_count(&small.s, "1 2 4 5 0"), 1);
    CHECK_SAME(small_count(&small.s, "1 2 3 0"), 1);
    CHECK_SAME(small.s.irredundant, 2);
    small_end(&small);
    prepare(&small, "1 2 3 0 1 2 -3 0", true);
    CHECK(small_has_binary(&small.s, 1, 2));
    CHECK_SAME(small.s.irredundant, 1);
    small_end(&small);
    prepare(&small, "1 2 3 0 1 2 3 0 3 2 1 0", true);
    CHECK_SAME(small.s.irredundant, 1);
    small_end(&small);
    prepare(&small, "1 2 3 0 1 -2 -3 0 -1 2 -3 0", true);
    CHECK_SAME(small.s.irredundant, 3);
    small_end(&small);
    prepare(&small, "1 2 3 0 1 2 -3 0 1 -2 3 0 1 -2 -3 0", true);
    CHECK(small.s.values[lit_of(1)] > 0);
    small_end(&small);
    prepare(&small, "1 2 3 0 1 2 -3 0 1 -2 3 0 1 -2 -3 0 -1 2 3 0 -1 2 -3 0 -1 -2 3 0 -1 -2 -3 0",
            false);
    small_end(&small);
}

static void check_signatures(struct random *random) {
    Lit lits[SMALL_SIZE];
    for (uint32_t i = 0; i < SMALL_SIZE; i++)
        lits[i] = random_below(random, 1000);
    uint32_t whole = connect_signature(lits, SMALL_SIZE);
    CHECK(whole);
    for (uint32_t begin = 0; begin < SMALL_SIZE; begin++)
        CHECK_SAME(connect_signature(lits + begin, SMALL_SIZE - begin) & ~whole, 0);
    lits[0] = lit_not(lits[0]);
    CHECK_SAME(connect_signature(lits, SMALL_SIZE), whole);
}

int main(void) {
    struct random random = {1};
    uint64_t gone[2] = {0};
    check_by_hand();
    for (unsigned i = 0; i < FORMULAS; i++)
        check_random(&random, gone);
    for (unsigned i = 0; i < FORMULAS; i++)
        check_signatures(&random);
    CHECK(gone[0] > FORMULAS);
    CHECK(gone[1] > FORMULAS);
    return unit_end();
}
