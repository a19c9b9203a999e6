/* SPDX-License-Identifier: MIT */
#include "state/checker.h"

#ifndef NDEBUG

#include <assert.h>

#include "state/log.h"
#include "state/ruptable.h"

struct checker {
    struct memory memory;
    struct rup rup;
    struct lit_stack clause; /* scratch */
    size_t told;             /* level-0 literals that rup was given */
    uint64_t derived;
    bool over; /* the clauses took too much memory: the checker has ended */
};

/* Returns the clause with the variables of rup: solver variable v is 2v, and variable v of the
 * proof's own (PROOF_VARS) is 2v + 1.  Valid until the next call. */
static const Lit *named(struct solver *s, const Lit *lits, size_t size) {
    struct checker *c = s->checker;
    stack_clear(&c->clause);
    stack_reserve(&c->memory, &c->clause, size + 1);
    for (size_t i = 0; i < size; i++) {
        Var var = lit_var(lits[i]);
        assert(var < s->vars || var >= PROOF_VARS);
        var = var < PROOF_VARS ? 2 * var : 2 * (var - PROOF_VARS) + 1;
        c->clause.data[i] = lit_make(var, lit_negative(lits[i]));
    }
    return c->clause.data;
}

static bool is_too_large(const struct solver *s, size_t words) {
    size_t limit = memory_limit(s->memory) / 16 / sizeof(uint32_t);
    return words > CHECKER_WORDS || (limit && words > limit);
}

static void add(struct solver *s, const Lit *lits, size_t size) {
    struct checker *c = s->checker;
    if (c->over)
        return;
    ruptable_add(&c->rup, named(s, lits, size), size);
    c->over = is_too_large(s, c->rup.words.size + c->rup.room);
    if (c->over)
        memory_clear(&c->memory);
}

static void load_binaries(struct solver *s, Lit lit) {
    struct watch_list list = s->watches.lists[lit];
    for (uint32_t i = 0; i < list.size; i++) {
        struct watch watch = s->watches.pool[list.begin + i];
        const Lit lits[2] = {lit, watch.blocker};
        if ((watch.ref & BINARY) && lit < watch.blocker)
            add(s, lits, 2);
    }
}

void checker_resume(struct solver *s) {
    size_t fixed = s->levels.size ? s->levels.data[0].trail : s->trail.size;
    for (; s->checker && s->checker->told < fixed; s->checker->told++)
        add(s, &s->trail.data[s->checker->told], 1);
}

void checker_begin(struct solver *s) {
    assert(!s->checker);
    if (is_too_large(s, s->arena.size + 2 * (size_t)s->vars))
        return;
    s->checker = memory_zeroed(s->memory, 1, sizeof *s->checker);
    memory_region(&s->checker->memory, s->memory);
    rup_init(&s->checker->rup, &s->checker->memory);
    for (Lit lit = 0; lit < 2 * s->vars; lit++)
        load_binaries(s, lit);
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        struct lits lits = solver_lits(s, ref);
        add(s, lits.at, lits.size);
    }
    if (s->inconsistent)
        add(s, NULL, 0);
    checker_resume(s);
}

void checker_input(struct solver *s, const Lit *lits, size_t size) {
    if (s->checker)
        add(s, lits, size);
}

static void count(struct solver *s, enum check what) {
    if (s->profile)
        s->profile->checks[what]++;
}

static void take(struct solver *s, const Lit *lits, size_t size, enum check what) {
    count(s, what);
    checker_input(s, lits, size);
}

void checker_learned(struct solver *s, const Lit *lits, size_t size) {
    take(s, lits, size, CHECK_LEARNED);
}

void checker_given(struct solver *s, const Lit *lits, size_t size) {
    take(s, lits, size, CHECK_GIVEN);
}

static bool is_at_work(const struct solver *s) {
    return s->checker && !s->checker->over;
}

static bool may_check(const struct solver *s) {
    return is_at_work(s) &&
           s->checker->rup.visits < CHECKER_VISITS + s->counters.ticks / CHECKER_TICKS;
}

static void check_derived(struct solver *s, const Lit *lits, size_t size) {
    struct checker *c = s->checker;
    bool follows = rup_implies(&c->rup, named(s, lits, size), size);
    if (!follows)
        log_error(s, "this clause does not follow:", lits, size);
    assert(follows);
}

void checker_follows(struct solver *s, const Lit *lits, size_t size) {
    if (may_check(s))
        check_derived(s, lits, size);
}

uint64_t checker_derived(struct solver *s, const Lit *lits, size_t size) {
    bool may = may_check(s);
    if (may)
        check_derived(s, lits, size);
    take(s, lits, size, may ? CHECK_DERIVED : CHECK_PASSED);
    return s->checker ? ++s->checker->derived : 0;
}

void checker_gone(struct solver *s, const Lit *lits, size_t size) {
    if (size < 2)
        return;
    count(s, is_at_work(s) ? CHECK_GONE : CHECK_PASSED);
    if (!is_at_work(s))
        return;
    bool known = ruptable_drop(&s->checker->rup, named(s, lits, size), size);
    if (!known)
        log_error(s, "this clause was never there:", lits, size);
    assert(known);
}

void checker_refuted(const struct solver *s) {
    assert(s->inconsistent);
    assert(!is_at_work(s) || s->checker->rup.contradictory);
}

#endif
