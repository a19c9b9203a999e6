/* SPDX-License-Identifier: MIT */
/* Local search beside counting in the clauses as they were read: what is false, what a flip breaks,
 * the weights of clauses, and how often each variable is chosen. */
#include "local/local.h"

#include <math.h>

#include "common/base/diag.h"
#include "small.h"
#include "unit.h"

const char diag_tool[] = "unit-local";

enum { VARS = 12, CLAUSES = 45, FORMULAS = 120, PIECES = 12, DRAWS = 30000 };

static bool is_false(const struct clause_view *clause, const signed char *phases, Var flipped) {
    for (size_t i = 0; i < clause->size; i++) {
        Lit lit = clause_lit(clause, i);
        bool value = (phases[lit_var(lit)] == lit_sign(lit)) != (lit_var(lit) == flipped);
        if (value)
            return false;
    }
    return true;
}

/* How many clauses of the formula are false after flipping a variable, or VARS for none; and of
 * them those that are true before. */
static unsigned count_false(const struct formula *formula, const signed char *phases, Var flipped,
                            unsigned *broken) {
    struct clause_view clause;
    unsigned count = 0;
    *broken = 0;
    for (size_t at = 0; formula_next(formula, &at, &clause);)
        if (is_false(&clause, phases, flipped)) {
            count++;
            *broken += !is_false(&clause, phases, VARS);
        }
    return count;
}

static void read_values(const struct field *field, signed char *phases) {
    for (Var var = 0; var < VARS; var++)
        phases[var] = field->values[lit_make(var, 0)];
}

/* The best assignment so far is kept. */
static void check_best(const struct formula *formula, const struct field *field) {
    unsigned broken;
    CHECK_SAME(field->best, count_false(formula, field->phases, VARS, &broken));
    CHECK(field->best <= field->falsified.size);
}

/* A variable that has a value at level 0 is in no clause of the field. */
static void check_breaks(const struct solver *s, const struct field *field,
                         const struct probsat *probsat) {
    signed char phases[VARS];
    unsigned broken;
    read_values(field, phases);
    CHECK_SAME(field->falsified.size, count_false(s->formula, phases, VARS, &broken));
    for (Var var = 0; var < VARS; var++) {
        count_false(s->formula, phases, var, &broken);
        CHECK_SAME(probsat->breaks[var], s->values[lit_make(var, 0)] ? 0 : broken);
    }
    check_best(s->formula, field);
}

/* The weight of the clauses that are false after flipping a variable, or VARS for none. */
static double false_weight(const struct field *field, const double *weights, Var flipped) {
    double sum = 0;
    for (uint32_t clause = 0; clause < field->clauses; clause++) {
        bool falls = true;
        for (uint32_t i = field_start(field, clause); i < field_end(field, clause); i++) {
            Lit lit = field->lits.data[i];
            falls = falls && (field->values[lit] > 0) == (lit_var(lit) == flipped);
        }
        sum += falls ? weights[clause] : 0;
    }
    return sum;
}

static void check_weights(const struct formula *formula, const struct field *field,
                          const struct ddfw *ddfw) {
    double sum = 0, now = false_weight(field, ddfw->weights, VARS);
    unsigned rising = 0;
    for (uint32_t clause = 0; clause < field->clauses; clause++) {
        CHECK(ddfw->weights[clause] > 0);
        sum += ddfw->weights[clause];
    }
    CHECK(fabs(sum - tunables_default.weight_first * field->clauses) < 1e-6);
    for (Var var = 0; var < VARS; var++) {
        double gain = now - false_weight(field, ddfw->weights, var);
        CHECK(fabs(gain - ddfw->movers[var].gain) < 1e-5);
        rising += ddfw->movers[var].place != 0;
        CHECK((gain > 1e-4) <= (ddfw->movers[var].place != 0));
        CHECK(gain > -1e-4 || !ddfw->movers[var].place);
    }
    CHECK_SAME(rising, ddfw->rising.size);
    check_best(formula, field);
}

/* Random values, those of level 0 as they are. */
static void draw_phases(const struct solver *s, struct random *random, signed char *phases) {
    for (Var var = 0; var < VARS; var++) {
        signed char value = s->values[lit_make(var, 0)];
        phases[var] = value ? value : random_below(random, 2) ? 1 : -1;
    }
}

static signed char *new_phases(struct solver *s) {
    signed char *phases = memory_zeroed(s->memory, VARS, 1);
    memset(phases, -1, VARS);
    return phases;
}

static void walk(struct small *small, struct local *local, struct random *random) {
    struct solver *s = &small->s;
    signed char *phases = new_phases(s);
    draw_phases(s, random, phases);
    field_assign(s, &local->field, phases);
    probsat_enter(&local->probsat, &local->field);
    for (unsigned i = 0; i < PIECES; i++) {
        size_t before = local->field.best;
        check_breaks(s, &local->field, &local->probsat);
        probsat_run(s, &local->probsat, &local->field, 1 + random_below(random, 30));
        CHECK(local->field.best <= before);
    }
    draw_phases(s, random, phases);
    field_assign(s, &local->field, phases);
    ddfw_enter(s, &local->ddfw, &local->field);
    for (unsigned i = 0; i < PIECES; i++) {
        check_weights(&small->formula, &local->field, &local->ddfw);
        ddfw_run(s, &local->ddfw, &local->field, 1 + random_below(random, 60));
    }
    ddfw_run(s, &local->ddfw, &local->field, 20000);
    CHECK_SAME(!local->field.best, !truth_is_empty(&small->models));
}

static void check_random(struct random *random) {
    static struct small small;
    struct local local = {0};
    small_begin(&small, VARS);
    small_draw(&small, random, CLAUSES + random_below(random, 15), 2, 4);
    small_draw(&small, random, random_below(random, 3), 1, 1);
    small_text(&small, "1 -1 2 0 3 3 4 0 -5 2 -5 2 0");
    if (small_build(&small)) {
        CHECK(local_begin(&small.s, &local, random));
        probsat_begin(&local.probsat, &local.field, &tunables_default);
        ddfw_begin(&local.ddfw, &local.field, &tunables_default);
        walk(&small, &local, random);
        local_end(&local);
    }
    small_end(&small);
}

/* Of one false clause whose variables break 0, 1 and 2 clauses, each is flipped as often as (0.9 +
 * breaks) to the power of -2.06 says (Balint, Schoening, 2012). */
static void check_choices(struct random *random) {
    static struct small small;
    struct local local = {0};
    unsigned count[3] = {0};
    double sum = 0;
    small_begin(&small, VARS);
    small_text(&small, "1 2 3 0 -2 4 5 0 -3 4 5 0 -3 5 6 0");
    CHECK(small_build(&small) && local_begin(&small.s, &local, random));
    probsat_begin(&local.probsat, &local.field, &tunables_default);
    signed char *phases = new_phases(&small.s);
    for (unsigned i = 0; i < DRAWS; i++) {
        memset(phases, -1, VARS);
        field_assign(&small.s, &local.field, phases);
        probsat_enter(&local.probsat, &local.field);
        probsat_run(&small.s, &local.probsat, &local.field, 1);
        for (Var var = 0; var < 3; var++)
            count[var] += local.field.values[lit_make(var, 0)] > 0;
    }
    CHECK_SAME(count[0] + count[1] + count[2], DRAWS);
    for (int breaks = 0; breaks < 3; breaks++)
        sum += pow(0.9 + breaks, -2.06);
    for (int breaks = 0; breaks < 3; breaks++)
        CHECK(fabs(count[breaks] / (double)DRAWS - pow(0.9 + breaks, -2.06) / sum) < 0.01);
    local_end(&local);
    small_end(&small);
}

/* For clauses of 5 and 7 literals the weights fall by factors of 3.7 and 5.4 (the same). */
static void check_bases(struct random *random, int length, double base) {
    static struct small small;
    struct local local = {0};
    small_begin(&small, VARS);
    small_draw(&small, random, 10, length, length);
    CHECK(small_build(&small) && local_begin(&small.s, &local, random));
    probsat_begin(&local.probsat, &local.field, &tunables_default);
    for (int breaks = 1; breaks < 6; breaks++)
        CHECK(
            fabs(local.probsat.weights[length][breaks - 1] / local.probsat.weights[length][breaks] -
                 base) < 1e-9);
    local_end(&local);
    small_end(&small);
}

static void check_hopeless(void) {
    static struct small small;
    small_begin(&small, VARS);
    small_text(&small, "-1 0");
    CHECK(small_build(&small));
    CHECK_SAME(local_walk(&small.s, new_phases(&small.s), 100), 0);
    small_end(&small);
    small_begin(&small, VARS);
    small_text(&small, "1 0 -1 0");
    small_build(&small);
    CHECK_SAME(local_walk(&small.s, new_phases(&small.s), 100), 1);
    small_end(&small);
}

int main(void) {
    struct random random = {1};
    check_hopeless();
    check_choices(&random);
    check_bases(&random, 5, 3.7);
    check_bases(&random, 7, 5.4);
    for (unsigned i = 0; i < FORMULAS; i++)
        check_random(&random);
    return unit_end();
}
