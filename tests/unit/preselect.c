/* SPDX-License-Identifier: MIT */
/* Strengths of literals by their definition, from the clauses as they were read, the choice of
 * candidates and the order of look-aheads. */
#include "look/preselect.h"

#include <math.h>

#include "common/base/diag.h"
#include "engines/look.h"
#include "look/clauses.h"
#include "look/order.h"
#include "small.h"
#include "unit.h"

const char diag_tool[] = "unit-preselect";

enum { VARS = 16, LITS = 2 * VARS, FORMULAS = 400 };

/* The open literals of a clause; 0 for one that is true. */
static uint32_t open_part(const struct solver *s, const struct clause_view *clause, Lit *lits) {
    uint32_t size = 0;
    for (size_t i = 0; i < clause->size; i++) {
        Lit lit = clause_lit(clause, i);
        if (s->values[lit] > 0)
            return 0;
        if (!s->values[lit])
            lits[size++] = lit;
    }
    return size;
}

static double mean_of(const struct solver *s, const double *strength) {
    double sum = 0;
    unsigned count = 0;
    for (Lit lit = 0; lit < LITS; lit++) {
        count += !s->values[lit];
        sum += s->values[lit] ? 0 : strength[lit];
    }
    return count ? sum / count : 1;
}

/* A round: a literal gets the strengths of literals that it implies, times a factor, and products
 * of the two that a clause of three leaves; strengths before it are divided by their mean. */
static void refine(const struct small *small, double *strength) {
    const struct solver *s = &small->s;
    double next[LITS], mean = mean_of(s, strength);
    struct clause_view clause;
    for (Lit lit = 0; lit < LITS; lit++)
        next[lit] = s->tuned->look_strength_base;
    for (size_t at = 0; formula_next(&small->formula, &at, &clause);) {
        Lit lits[3];
        uint32_t size = open_part(s, &clause, lits);
        for (uint32_t i = 0; i < size; i++) {
            double first = strength[lits[(i + 1) % size]] / mean;
            next[lit_not(lits[i])] += size == 2 ? s->tuned->look_strength_binary * first
                                                : first * strength[lits[(i + 2) % size]] / mean;
        }
    }
    for (Lit lit = 0; lit < LITS; lit++)
        strength[lit] = fmin(next[lit], s->tuned->look_strength_most);
}

static void check_strengths(const struct solver *s, const double *expected) {
    for (Lit lit = 0; lit < LITS; lit++)
        CHECK(s->values[lit] ||
              fabs((double)s->look->strength[lit] - expected[lit]) <= 1e-4 * expected[lit]);
    double mean = mean_of(s, expected);
    CHECK(fabs(s->look->scale - 1 / (mean * mean)) <= 1e-3 * s->look->scale);
}

static bool is_candidate(const struct look *look, Var var) {
    for (size_t i = 0; i < look->candidates.size; i++)
        if (look->candidates.data[i] == var)
            return true;
    return false;
}

static float product_of(const struct look *look, Var var) {
    return look->strength[lit_make(var, 0)] * look->strength[lit_make(var, 1)];
}

/* Open variables, as many as are wanted, and none of the others has a larger product. */
static void check_choice(const struct solver *s, size_t wanted) {
    const struct look *look = s->look;
    size_t open = VARS - s->trail.size;
    CHECK_SAME(look->candidates.size, open < wanted ? open : wanted);
    for (size_t i = 0; i < look->candidates.size; i++) {
        Var chosen = look->candidates.data[i];
        CHECK(!s->values[lit_make(chosen, 0)]);
        for (Var var = 0; var < VARS; var++)
            if (!s->values[lit_make(var, 0)] && !is_candidate(look, var))
                CHECK(product_of(look, var) <= product_of(look, chosen));
    }
}

/* Whether what is open of some clause says that one literal implies another. */
static bool implies(const struct small *small, Lit lit, Lit other) {
    struct clause_view clause;
    for (size_t at = 0; formula_next(&small->formula, &at, &clause);) {
        Lit lits[3];
        if (open_part(&small->s, &clause, lits) == 2 && lits[0] + lits[1] == lit_not(lit) + other &&
            (lits[0] == other || lits[1] == other))
            return true;
    }
    return false;
}

/* Both literals of each candidate, each behind the one it stands on, which it implies; what lies
 * between them stands on that one, too. */
static void check_order(const struct small *small) {
    const struct look *look = small->s.look;
    uint32_t seen = 0, last = NO_PLACE;
    for (uint32_t place = 0; place < look->order.size; last = place++) {
        struct visit visit = look->order.data[place];
        CHECK(is_candidate(look, lit_var(visit.lit)) && !(seen >> visit.lit & 1));
        seen |= 1u << visit.lit;
        if (visit.parent == NO_PLACE)
            continue;
        CHECK(visit.parent < place);
        CHECK(implies(small, visit.lit, look->order.data[visit.parent].lit));
        while (last != NO_PLACE && last != visit.parent)
            last = look->order.data[last].parent;
        CHECK_SAME(last, visit.parent);
    }
    CHECK_SAME(look->order.size, 2 * look->candidates.size);
}

/* At the root, or below some decisions and far down, where few variables are wanted. */
static void check_node(struct small *small, struct random *random, bool root) {
    struct solver *s = &small->s;
    double expected[LITS];
    bool fine = true;
    for (unsigned i = root ? 0 : 1 + random_below(random, 2); i && fine; i--) {
        Lit lit = random_below(random, LITS);
        if (s->values[lit])
            continue;
        clauses_decide(s, lit);
        fine = clauses_reduce(s);
    }
    if (!fine || look_complete(s))
        return;
    s->look->depth = root ? 0 : 1000000;
    for (Lit lit = 0; lit < LITS; lit++)
        expected[lit] = (double)s->look->strength[lit];
    clauses_tidy(s);
    preselect(s);
    for (uint32_t i = root ? s->tuned->look_rounds_root : s->tuned->look_rounds; i; i--)
        refine(small, expected);
    check_strengths(s, expected);
    check_choice(s, root ? VARS : s->tuned->look_candidates);
    order_candidates(s);
    check_order(small);
}

static void check_formula(struct random *random) {
    static struct small small;
    static struct tunables tuned;
    tuned = tunables_default;
    tuned.look_candidates = 1 + random_below(random, VARS);
    small_begin(&small, VARS);
    small.settings.keep_variables = true;
    small.settings.tunables = &tuned;
    small_draw(&small, random, random_below(random, 15), 2, 2);
    small_draw(&small, random, 20 + random_below(random, 30), 3, 3);
    if (small_build(&small)) {
        engine_look.update(&small.s);
        check_node(&small, random, true);
        check_node(&small, random, false);
    }
    small_end(&small);
}

int main(void) {
    struct random random = {1};
    for (unsigned i = 0; i < FORMULAS; i++)
        check_formula(&random);
    return unit_end();
}
