/* SPDX-License-Identifier: MIT */
/* Propagation over watches, decisions and backtracking, beside propagation by its definition. */
#include "search/propagate.h"

#include "common/base/diag.h"
#include "left.h"
#include "naive.h"
#include "search/backtrack.h"
#include "search/decide.h"
#include "state/trail.h"
#include "unit.h"

const char diag_tool[] = "unit-propagate";

enum { VARS = 14, LITS = 2 * VARS, CLAUSES = 40, FORMULAS = 60, STEPS = 150, IGNORED = 400 };

static void copy_decisions(const struct solver *s, unsigned levels, signed char *values) {
    memset(values, 0, LITS);
    for (unsigned i = 0; i < levels; i++)
        naive_set(values, s->levels.data[i].decision);
}

/* The level of each literal that follows: how many decisions it takes. */
static void check_levels(const struct small *small) {
    const struct solver *s = &small->s;
    signed char values[LITS], below[LITS] = {0};
    for (unsigned level = 0; level <= solver_level(s); level++) {
        copy_decisions(s, level, values);
        CHECK(naive_propagate(&small->formula, values, NAIVE_ALL));
        for (Lit lit = 0; lit < LITS; lit++)
            if (values[lit] && !below[lit])
                CHECK_SAME(s->assigned[lit_var(lit)].level, level);
        memcpy(below, values, sizeof below);
    }
    CHECK(!memcmp(below, s->values, sizeof below));
}

/* A reason is a clause of the formula that is false but for the literal it forces, by literals that
 * came before. */
static void check_reason(const struct small *small, size_t place) {
    const struct solver *s = &small->s;
    Lit lit = s->trail.data[place], other;
    uint32_t reason = s->assigned[lit_var(lit)].reason;
    if (reason == NO_REASON)
        return;
    struct lits lits = solver_reason_lits(s, reason, &other);
    bool seen = reason & BINARY;
    for (uint32_t i = 0; i < lits.size; i++) {
        bool earlier = false;
        for (size_t k = 0; k < place; k++)
            earlier |= s->trail.data[k] == lit_not(lits.at[i]);
        CHECK(earlier || lits.at[i] == lit);
        seen |= lits.at[i] == lit;
    }
    CHECK(seen);
    if (reason & BINARY)
        CHECK(small_implies(small, (Lit[]){lit, other}, 2));
}

static void check_conflict(const struct small *small, Ref conflict) {
    const struct solver *s = &small->s;
    signed char values[LITS];
    struct lits lits = solver_conflict_lits(s, conflict);
    for (uint32_t i = 0; i < lits.size; i++)
        CHECK(s->values[lits.at[i]] < 0);
    CHECK(small_implies(small, lits.at, lits.size));
    CHECK(s->propagated < s->trail.size);
    copy_decisions(s, solver_level(s), values);
    CHECK(!naive_propagate(&small->formula, values, NAIVE_ALL));
}

/* The variable that comes first, by the order of the mode, among all that are open. */
static void check_choice(struct solver *s) {
    Var chosen = decide_variable(s);
    CHECK(!s->values[lit_make(chosen, 0)]);
    for (Var var = 0; var < VARS; var++) {
        if (s->values[lit_make(var, 0)])
            continue;
        CHECK(s->cdcl->stable
                  ? s->cdcl->heap.scores[var] <= s->cdcl->heap.scores[chosen]
                  : s->cdcl->queue.links[var].stamp <= s->cdcl->queue.links[chosen].stamp);
        CHECK(var == chosen || decide_before(s, chosen, var) || s->cdcl->stable);
    }
}

/* As conflicts do: of the queue, variables that have a value. */
static void bump(struct solver *s, struct random *random) {
    Var var = random_below(random, VARS);
    if (s->values[lit_make(var, 0)])
        queue_bump(&s->cdcl->queue, var);
    heap_raise(&s->cdcl->heap, var, s->cdcl->heap.scores[var] + random_below(random, 3));
}

/* Goes back, after which what is undone has left its values as signs. */
static void go_back(struct solver *s, unsigned level) {
    signed char before[LITS];
    memcpy(before, s->values, LITS);
    backtrack(s, level);
    CHECK_SAME(solver_level(s), level);
    CHECK(s->propagated <= s->trail.size);
    for (Var var = 0; var < VARS; var++) {
        Lit lit = lit_make(var, 0);
        CHECK(!before[lit] || s->values[lit] == before[lit] ||
              (!s->values[lit] && s->cdcl->phases.saved[var] == before[lit]));
        CHECK(s->values[lit] || heap_has(&s->cdcl->heap, var));
    }
}

static void decide(struct solver *s, struct random *random) {
    if (random_below(random, 3))
        bump(s, random);
    s->cdcl->stable = random_below(random, 2);
    check_choice(s);
    Lit lit = lit_make(decide_variable(s), random_below(random, 2));
    trail_decide(s, lit);
    CHECK(s->values[lit] > 0);
    CHECK_SAME(s->levels.data[s->levels.size - 1].decision, lit);
}

static void step(struct small *small, struct random *random) {
    struct solver *s = &small->s;
    Ref conflict = propagate(s);
    if (conflict != NO_CONFLICT)
        check_conflict(small, conflict);
    else
        check_levels(small);
    for (size_t i = 0; i < s->trail.size; i++)
        check_reason(small, i);
    if (conflict != NO_CONFLICT || s->trail.size == VARS || !random_below(random, 8))
        go_back(s, solver_level(s) ? random_below(random, solver_level(s)) : 0);
    if (s->propagated == s->trail.size && s->trail.size < VARS)
        decide(s, random);
}

static void check_steps(struct random *random) {
    static struct small small;
    signed char values[LITS] = {0};
    small_begin(&small, VARS);
    small_draw(&small, random, CLAUSES, 1 + (int)random_below(random, 2), 5);
    bool sound = naive_propagate(&small.formula, values, NAIVE_ALL);
    CHECK_SAME(small_build(&small), sound);
    for (unsigned i = 0; i < STEPS && sound; i++)
        step(&small, random);
    small_end(&small);
}

/* Large clauses are in the arena in the order of the formula. */
static void check_ignoring(struct random *random) {
    static struct small small;
    signed char values[LITS] = {0};
    small_begin(&small, VARS);
    small_draw(&small, random, CLAUSES, 3, 4);
    CHECK(small_build(&small));
    int ignored = (int)random_below(random, CLAUSES);
    Ref ref = 0;
    for (int i = 0; i < ignored; i++)
        ref = arena_after(&small.s.arena, ref);
    Ref conflict = NO_CONFLICT;
    while (conflict == NO_CONFLICT && small.s.trail.size < VARS) {
        Lit lit = lit_make(decide_variable(&small.s), random_below(random, 2));
        naive_set(values, lit);
        trail_decide(&small.s, lit);
        conflict = propagate_without(&small.s, ref);
        CHECK_SAME(conflict == NO_CONFLICT, naive_propagate(&small.formula, values, ignored));
        CHECK(conflict != NO_CONFLICT || !memcmp(values, small.s.values, LITS));
    }
    small_end(&small);
}

enum { UNSOUND = 1000 };

/* How many clauses of two and more literals are left of a formula, or UNSOUND. */
static size_t count_taken(const char *text) {
    static struct small small;
    small_begin(&small, 3);
    small_text(&small, text);
    bool sound = small_build(&small);
    size_t count = sound ? small.s.irredundant : UNSOUND;
    CHECK(sound || small.s.inconsistent);
    CHECK(small_is_kept(&small));
    small_end(&small);
    return count;
}

/* What is special about clauses as they are taken in. */
static void check_intake(void) {
    CHECK_SAME(count_taken(""), 0);
    CHECK_SAME(count_taken("0"), UNSOUND);
    CHECK_SAME(count_taken("1 2 0 0 3 0"), UNSOUND);
    CHECK_SAME(count_taken("1 0 1 0"), 0);
    CHECK_SAME(count_taken("1 0 -1 0"), UNSOUND);
    CHECK_SAME(count_taken("1 -1 0 2 -2 3 0"), 0);
    CHECK_SAME(count_taken("3 2 -3 2 0 1 1 2 2 0"), 1);
    CHECK_SAME(count_taken("-1 -1 0 1 2 3 0 -1 2 3 0"), 1);
    CHECK_SAME(count_taken("1 1 0 -1 -1 -1 0"), UNSOUND);
    CHECK_SAME(count_taken("-1 -2 -3 0 -1 -2 0"), 2);
    CHECK_SAME(count_taken("1 2 3 0 -1 0 -2 0 -3 0"), UNSOUND);
    CHECK_SAME(count_taken("3 0 1 2 0 1 -2 -3 0 -1 2 0"), 3);
}

int main(void) {
    struct random random = {1};
    check_intake();
    for (unsigned i = 0; i < FORMULAS; i++)
        check_steps(&random);
    for (unsigned i = 0; i < IGNORED; i++)
        check_ignoring(&random);
    return unit_end();
}
