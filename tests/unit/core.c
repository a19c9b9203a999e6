/* SPDX-License-Identifier: MIT */
/* Questions under assumptions, one after the other: models, and which assumptions fail, beside all
 * assignments. */
#include "search/core.h"

#include "common/base/diag.h"
#include "left.h"
#include "state/model.h"
#include "unit.h"

const char diag_tool[] = "unit-core";

enum { VARS = 13, CLAUSES = 45, FORMULAS = 100, QUESTIONS = 10, ASSUMED_MAX = 6 };

static enum res_answer ask(struct small *small, const int *assumed, size_t count) {
    struct solver *s = &small->s;
    engine_cdcl.reset(s);
    intake_update(s);
    engine_cdcl.update(s);
    intake_assume(s, assumed, count);
    return engine_cdcl.solve(s);
}

static void check_model(const struct solver *s, const struct truth *expected) {
    signed char model[SMALL_VARS];
    uint32_t row = 0;
    model_extract(s, model);
    for (Var var = 0; var < VARS; var++)
        row |= (uint32_t)(model[var] > 0) << var;
    CHECK(truth_has(expected, row));
}

/* The failed assumptions are some of those made, in their order, and contradict the formula. */
static void check_core(const struct small *small, const int *assumed, size_t count) {
    const struct lit_stack *core = &small->s.core;
    struct truth left = small->models;
    size_t at = 0;
    for (size_t i = 0; i < core->size; i++) {
        small_and_lits(&left, &core->data[i], 1);
        while (at < count && lit_of(assumed[at]) != core->data[i])
            at++;
        CHECK(at < count);
    }
    CHECK(truth_is_empty(&left));
}

/* Asks under assumptions, which may repeat or contradict each other. */
static void check_question(struct small *small, struct random *random, unsigned *cores) {
    int assumed[ASSUMED_MAX];
    size_t count = random_below(random, ASSUMED_MAX + 1);
    struct truth expected = small->models;
    for (size_t i = 0; i < count; i++) {
        small_draw_lits(small, random, &assumed[i], 1);
        if (i && !random_below(random, 8))
            assumed[i] = random_below(random, 2) ? assumed[i - 1] : -assumed[i - 1];
        truth_and(&expected, assumed[i]);
    }
    enum res_answer answer = ask(small, assumed, count);
    CHECK(answer == (truth_is_empty(&expected) ? RES_UNSAT : RES_SAT));
    if (answer == RES_SAT)
        check_model(&small->s, &expected);
    else
        check_core(small, assumed, count);
    *cores += answer == RES_UNSAT && !small->s.inconsistent;
}

static void check_formula(struct random *random, unsigned *cores) {
    static struct small small;
    small_begin(&small, VARS);
    small.settings.keep_variables = true;
    small_draw(&small, random, CLAUSES - random_below(random, 15), 2, 4);
    small_build(&small);
    for (unsigned i = 0; i < QUESTIONS; i++) {
        check_question(&small, random, cores);
        if (!random_below(random, 3))
            small_draw(&small, random, 2, 1, 4);
    }
    small_end(&small);
}

/* The failed assumptions of a formula, as a sum of powers of 2. */
static unsigned core_of(const char *text, const int *assumed, size_t count) {
    static struct small small;
    unsigned core = 0;
    small_begin(&small, VARS);
    small.settings.keep_variables = true;
    small_text(&small, text);
    small_build(&small);
    CHECK(ask(&small, assumed, count) == RES_UNSAT);
    for (size_t i = 0; i < small.s.core.size; i++)
        core |= 1u << lit_var(small.s.core.data[i]);
    small_end(&small);
    return core;
}

static void check_by_hand(void) {
    CHECK_SAME(core_of("1 0 -1 0", (int[]){2}, 1), 0);
    CHECK_SAME(core_of("1 0", (int[]){2, -1, 3}, 3), 1);
    CHECK_SAME(core_of("", (int[]){3, 2, -2}, 3), 2);
    CHECK_SAME(core_of("-1 2 0 -2 -3 0", (int[]){4, 1, 5, 3}, 4), 5);
    CHECK_SAME(core_of("1 2 3 0 1 2 -3 0", (int[]){-1, -2, 3}, 3), 3);
}

int main(void) {
    struct random random = {1};
    unsigned cores = 0;
    check_by_hand();
    for (unsigned i = 0; i < FORMULAS; i++)
        check_formula(&random, &cores);
    CHECK(cores > FORMULAS);
    return unit_end();
}
