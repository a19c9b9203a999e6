/* SPDX-License-Identifier: MIT */
/* Lucky guesses beside the same guesses by propagation by its definition. */
#include "inprocess/lucky.h"

#include "common/base/diag.h"
#include "naive.h"
#include "small.h"
#include "unit.h"

const char diag_tool[] = "unit-lucky";

enum { VARS = 12, LITS = 2 * VARS, FORMULAS = 1000 };

/* Whether giving all open variables a sign, up or down, falsifies no clause. */
static bool succeeds(const struct formula *formula, unsigned negative, bool down) {
    signed char values[LITS] = {0};
    if (!naive_propagate(formula, values, NAIVE_ALL))
        return false;
    for (Var i = 0; i < VARS; i++) {
        Lit lit = lit_make(down ? VARS - 1 - i : i, negative);
        if (values[lit])
            continue;
        naive_set(values, lit);
        if (!naive_propagate(formula, values, NAIVE_ALL))
            return false;
    }
    return true;
}

static uint32_t assignment_of(const struct solver *s) {
    uint32_t row = 0;
    for (Var var = 0; var < VARS; var++)
        row |= (uint32_t)(s->values[lit_make(var, 0)] > 0) << var;
    return row;
}

static void check_formula(struct random *random, unsigned *found) {
    static struct small small;
    small_begin(&small, VARS);
    small_draw(&small, random, 20 + random_below(random, 25), 2, 4);
    if (!small_build(&small)) {
        small_end(&small);
        return;
    }
    size_t fixed = small.s.trail.size;
    bool expected = succeeds(&small.formula, 0, false) || succeeds(&small.formula, 0, true) ||
                    succeeds(&small.formula, 1, false) || succeeds(&small.formula, 1, true);
    CHECK_SAME(lucky(&small.s), expected);
    if (expected)
        CHECK(small.s.trail.size == VARS && truth_has(&small.models, assignment_of(&small.s)));
    else
        CHECK(!solver_level(&small.s) && small.s.trail.size == fixed);
    *found += expected;
    small_end(&small);
}

static bool is_lucky(const char *text) {
    static struct small small;
    small_begin(&small, VARS);
    small_text(&small, text);
    CHECK(small_build(&small));
    bool found = lucky(&small.s);
    small_end(&small);
    return found;
}

int main(void) {
    struct random random = {1};
    unsigned found = 0;
    CHECK(is_lucky(""));
    CHECK(is_lucky("1 2 0 1 3 4 0"));
    CHECK(is_lucky("-1 -2 0 -1 3 4 -5 0"));
    CHECK(!is_lucky("1 2 0 1 -2 0 -1 3 0 -1 -3 0"));
    for (unsigned i = 0; i < FORMULAS; i++)
        check_formula(&random, &found);
    CHECK(found > FORMULAS / 10 && found < FORMULAS - FORMULAS / 10);
    return unit_end();
}
