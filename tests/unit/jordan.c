/* SPDX-License-Identifier: MIT */
/* What parity constraints imply together during the search, beside all assignments. */
#include "parity/jordan.h"

#include "common/base/diag.h"
#include "parity/assemble.h"
#include "planted.h"
#include "search/analyze.h"
#include "search/backtrack.h"
#include "search/imply.h"
#include "state/trail.h"
#include "unit.h"

const char diag_tool[] = "unit-jordan";

enum { VARS = 12, FORMULAS = 120, EQUATIONS_MAX = 9, STEPS = 25 };

/* An equation of 3 to 5 variables, by its clauses and as such. */
static void add_equation(struct small *small, struct random *random, struct equation *equation,
                         Var *vars) {
    int lits[PLANTED_INPUTS + 1], size = 2 + (int)random_below(random, PLANTED_INPUTS - 1);
    small_draw_lits(small, random, lits, size + 1);
    planted_xor(small, lits[size], lits, size);
    *equation = (struct equation){.size = (uint32_t)size + 1};
    for (int i = 0; i <= size; i++) {
        vars[i] = lit_var(lit_of(lits[i]));
        equation->value ^= lits[i] < 0;
    }
}

/* The formula's models in which all decisions are true. */
static void restrict_models(const struct small *small, struct truth *models) {
    *models = small->models;
    for (size_t i = 0; i < small->s.levels.size; i++)
        small_and_lits(models, &small->s.levels.data[i].decision, 1);
}

/* All that follows is assigned, and nothing else. */
static void check_implied(const struct small *small) {
    struct truth models;
    restrict_models(small, &models);
    CHECK(!truth_is_empty(&models));
    for (Lit lit = 0; lit < 2 * VARS; lit++)
        CHECK_SAME(small->s.values[lit] > 0, truth_implies(&models, (int[]){lit_user(lit)}, 1));
}

/* Reasons of the matrix are clauses that follow, with one true literal. */
static void check_reasons(struct small *small) {
    struct solver *s = &small->s;
    for (size_t i = 0; i < s->trail.size; i++) {
        Lit lit = s->trail.data[i];
        if (!theory_gave(s->assigned[lit_var(lit)].reason))
            continue;
        struct lits lits = solver_lits(s, theory_reason(s, lit_var(lit)));
        uint32_t others = 0;
        for (uint32_t k = 0; k < lits.size; k++)
            others += s->values[lits.at[k]] < 0;
        CHECK_SAME(others, lits.size - 1);
        CHECK(small_implies(small, lits.at, lits.size));
    }
    theory_forget(s);
}

static void check_conflict(const struct small *small, Ref conflict) {
    struct truth models;
    restrict_models(small, &models);
    CHECK(truth_is_empty(&models));
    struct lits lits = solver_conflict_lits(&small->s, conflict);
    CHECK(small_implies(small, lits.at, lits.size));
    for (uint32_t i = 0; i < lits.size; i++)
        CHECK(small->s.values[lits.at[i]] < 0);
}

static void decide(struct solver *s, struct random *random) {
    Lit lit = random_below(random, 2 * VARS);
    while (s->values[lit])
        lit = random_below(random, 2 * VARS);
    trail_decide(s, lit);
}

/* At level 0 a matrix says of a conflict that the formula is contradictory. */
static bool propagate_units(struct solver *s) {
    bool sound = unit_propagate(s);
    for (size_t before = 0; sound && s->cdcl->theory && before < s->trail.size;) {
        before = s->trail.size;
        s->cdcl->theory->propagate(s);
        sound = unit_propagate(s);
    }
    return sound;
}

/* Decides, learns and goes back.  Returns false when the formula is refuted. */
static bool step(struct small *small, struct random *random) {
    struct solver *s = &small->s;
    Ref conflict = NO_CONFLICT;
    if (!solver_level(s) && !propagate_units(s))
        return false;
    if (solver_level(s))
        conflict = imply(s);
    if (conflict != NO_CONFLICT) {
        check_conflict(small, conflict);
        analyze(s, conflict);
        CHECK(small_implies(small, s->clause.data, (uint32_t)s->clause.size));
        return true;
    }
    check_implied(small);
    check_reasons(small);
    if (s->trail.size == VARS || !random_below(random, 6))
        backtrack(s, solver_level(s) ? random_below(random, solver_level(s)) : 0);
    if (s->trail.size < VARS)
        decide(s, random);
    return true;
}

static void check_formula(struct random *random, uint64_t *implied) {
    static struct small small;
    struct equation equations[EQUATIONS_MAX];
    Var vars[EQUATIONS_MAX][PLANTED_INPUTS + 1];
    unsigned count = 3 + random_below(random, EQUATIONS_MAX - 2);
    small_begin(&small, VARS);
    for (unsigned i = 0; i < count; i++)
        add_equation(&small, random, &equations[i], vars[i]);
    bool sound = small_build(&small);
    for (unsigned i = 0; i < count && sound; i++)
        equations_add(&small.s, &small.s.cdcl->equations, vars[i], equations[i].size,
                      equations[i].value);
    sound = sound && assemble(&small.s);
    for (unsigned i = 0; i < STEPS && sound; i++)
        sound = step(&small, random);
    CHECK(sound || truth_is_empty(&small.models));
    if (sound)
        backtrack(&small.s, 0);
    *implied += small.s.cdcl->gain.implied;
    jordan_free(&small.s);
    small_end(&small);
}

int main(void) {
    struct random random = {1};
    uint64_t implied = 0;
    for (unsigned i = 0; i < FORMULAS; i++)
        check_formula(&random, &implied);
    CHECK(implied > FORMULAS);
    return unit_end();
}
