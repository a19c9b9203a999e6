/* SPDX-License-Identifier: MIT */
/* Looking ahead beside propagation by its definition and all assignments. */
#include "look/lookahead.h"

#include "common/base/diag.h"
#include "engines/look.h"
#include "look/clauses.h"
#include "look/propagate.h"
#include "naive.h"
#include "small.h"
#include "unit.h"

const char diag_tool[] = "unit-look";

enum { VARS = 12, LITS = 2 * VARS, FORMULAS = 250, DEPTH = 5 };

/* Builds the engine's clauses.  Further models count, so that no autarky may be assigned. */
static bool build(struct small *small) {
    small->settings.keep_variables = true;
    if (!small_build(small))
        return false;
    engine_look.update(&small->s);
    return true;
}

static void copy_values(const struct solver *s, signed char *values) {
    memcpy(values, s->values, LITS);
}

/* What follows from each open literal, and nothing stays. */
static void check_propagation(const struct small *small, struct solver *s) {
    signed char before[LITS], values[LITS];
    clauses_tidy(s);
    copy_values(s, before);
    for (Lit lit = 0; lit < LITS; lit++) {
        size_t keep = s->trail.size;
        if (before[lit])
            continue;
        memcpy(values, before, LITS);
        naive_set(values, lit);
        bool fine = naive_propagate(&small->formula, values, NAIVE_ALL);
        s->look->counted = keep;
        stack_push(&s->look->memory, &s->look->standing, ((struct standing){0, keep, 0}));
        CHECK_SAME(lit % 3 ? look_test(s, lit) : look_propagate(s, lit), fine);
        CHECK(!fine || !memcmp(values, s->values, LITS));
        look_undo(s, keep);
        stack_clear(&s->look->standing);
        CHECK(!memcmp(before, s->values, LITS));
    }
}

/* Decisions move clauses; going back puts them where they were. */
static void check_decisions(const struct small *small, struct solver *s, struct random *random) {
    signed char values[DEPTH + 1][LITS];
    unsigned depth = 0;
    copy_values(s, values[0]);
    for (bool fine = true; fine && depth < DEPTH && s->trail.size < VARS;) {
        Lit lit = random_below(random, LITS);
        if (s->values[lit])
            continue;
        memcpy(values[depth + 1], values[depth], LITS);
        depth++;
        naive_set(values[depth], lit);
        fine = naive_propagate(&small->formula, values[depth], NAIVE_ALL);
        clauses_decide(s, lit);
        CHECK_SAME(clauses_reduce(s), fine);
        CHECK(!fine || !memcmp(values[depth], s->values, LITS));
        if (fine)
            check_propagation(small, s);
    }
    while (depth--) {
        clauses_restore(s, depth);
        CHECK(!memcmp(values[depth], s->values, LITS));
        check_propagation(small, s);
    }
}

/* The formula's models in which all decisions are true. */
static void restrict_models(const struct small *small, struct truth *models) {
    *models = small->models;
    for (size_t i = 0; i < small->s.levels.size; i++)
        small_and_lits(models, &small->s.levels.data[i].decision, 1);
}

static void check_values(const struct small *small) {
    const struct solver *s = &small->s;
    struct truth models;
    restrict_models(small, &models);
    for (size_t i = 0; i < s->trail.size; i++)
        CHECK(truth_implies(&models, (int[]){lit_user(s->trail.data[i])}, 1));
}

/* No candidate is left that fails. */
static void check_candidates(const struct small *small) {
    const struct look *look = small->s.look;
    for (size_t i = 0; i < look->candidates.size; i++)
        for (unsigned sign = 0; sign < 2; sign++) {
            signed char values[LITS];
            Lit lit = lit_make(look->candidates.data[i], sign);
            copy_values(&small->s, values);
            if (values[lit])
                continue;
            naive_set(values, lit);
            CHECK(naive_propagate(&small->formula, values, NAIVE_ALL));
        }
}

/* Looks ahead in the nodes of one path, until a node is refuted or all variables have values. */
static void check_path(struct small *small, unsigned *refuted) {
    struct solver *s = &small->s;
    struct truth models;
    Lit branch = NO_LIT;
    while (lookahead(s, &branch)) {
        check_values(small);
        if (look_complete(s))
            return;
        check_candidates(small);
        CHECK(branch < LITS && !s->values[branch]);
        clauses_decide(s, branch);
        if (!clauses_reduce(s))
            break;
    }
    restrict_models(small, &models);
    CHECK(truth_is_empty(&models));
    ++*refuted;
}

static void check_formula(struct random *random, uint64_t *failed, unsigned *refuted) {
    static struct small small;
    small_begin(&small, VARS);
    small_draw(&small, random, 30 + random_below(random, 25), 2, 5);
    if (build(&small)) {
        check_propagation(&small, &small.s);
        check_decisions(&small, &small.s, random);
        check_path(&small, refuted);
        *failed += small.s.counters.failed_literals;
        engine_look.reset(&small.s);
        CHECK_SAME(solver_level(&small.s), 0);
    }
    small_end(&small);
}

/* A formula in which every literal fails, and one without clauses. */
static void check_by_hand(void) {
    static struct small small;
    Lit branch = NO_LIT;
    small_begin(&small, VARS);
    small_text(&small,
               "1 2 3 0 1 2 -3 0 1 -2 3 0 1 -2 -3 0 -1 2 3 0 -1 2 -3 0 -1 -2 3 0 -1 -2 -3 0");
    CHECK(build(&small));
    CHECK(!lookahead(&small.s, &branch));
    small_end(&small);
    small_begin(&small, VARS);
    CHECK(build(&small));
    CHECK(lookahead(&small.s, &branch));
    CHECK(branch < LITS);
    small_end(&small);
}

int main(void) {
    struct random random = {1};
    uint64_t failed = 0;
    unsigned refuted = 0;
    check_by_hand();
    for (unsigned i = 0; i < FORMULAS; i++)
        check_formula(&random, &failed, &refuted);
    CHECK(failed > FORMULAS);
    CHECK(refuted > FORMULAS / 20);
    return unit_end();
}
