/* SPDX-License-Identifier: MIT */
/* Variables resolved away, and models mended, beside all assignments and all resolvents. */
#include "inprocess/eliminate.h"

#include "common/base/diag.h"
#include "left.h"
#include "state/technique.h"
#include "unit.h"

const char diag_tool[] = "unit-eliminate";

enum { VARS = 10, CLAUSES = 20, FORMULAS = 250, ROUNDS = 5 };

/* By each literal, its negation in the other half of each pair of bits. */
static uint32_t negated(uint32_t lits) {
    return (lits & 0x55555555u) << 1 | (lits >> 1 & 0x55555555u);
}

static bool is_tautology(uint32_t lits) {
    return lits & negated(lits);
}

/* Whether the resolvents on an open variable that are no tautologies are more than its clauses. */
static bool is_dear(const struct small_sets *sets, Var var) {
    uint32_t lit = 1u << lit_make(var, 0), other = 1u << lit_make(var, 1);
    unsigned clauses = 0, resolvents = 0;
    for (unsigned i = 0; i < sets->size; i++) {
        clauses += (sets->lits[i] & (lit | other)) != 0;
        for (unsigned k = 0; k < sets->size && sets->lits[i] & lit; k++)
            resolvents += sets->lits[k] & other &&
                          !is_tautology((sets->lits[i] & ~lit) | (sets->lits[k] & ~other));
    }
    return resolvents > clauses;
}

static void check_rest(const struct solver *s) {
    struct small_sets sets;
    small_list(s, &sets, false);
    for (Var var = 0; var < VARS; var++)
        if (!s->removed[var] && !s->values[lit_make(var, 0)])
            CHECK(is_dear(&sets, var));
}

/* With a bound of 0 there are never more clauses than before, and in the end none that are cheaper
 * without a variable; the last round has found nothing. */
static void check_random(struct random *random, struct tunables *tuned, Var *gone) {
    static struct small small;
    struct solver *s = &small.s;
    tuned->eliminate_bound = random_below(random, 2) ? 0 : 16;
    small_begin(&small, VARS);
    small.settings.tunables = tuned;
    small.settings.without = random_below(random, 3) ? 0 : (uint64_t)1 << TECHNIQUE_GATES;
    small_draw(&small, random, CLAUSES + random_below(random, 30), 2, 4);
    bool sound = small_build(&small);
    if (sound)
        small_learn_some(&small, random, 10, 2, 4);
    size_t before = s->irredundant, last = SIZE_MAX;
    for (unsigned round = 0; round < ROUNDS && sound; round++) {
        last = s->gone + s->trail.size;
        sound = eliminate(s, UINT32_MAX);
        CHECK_SAME(sound, !s->inconsistent);
        CHECK(small_is_projected(&small));
        CHECK(!sound || tuned->eliminate_bound || s->irredundant <= before);
    }
    if (sound && !tuned->eliminate_bound && last == s->gone + s->trail.size)
        check_rest(s);
    *gone += s->gone;
    small_end(&small);
}

static bool eliminate_all(struct solver *s) {
    return eliminate(s, UINT32_MAX);
}

static Var count_gone(const char *text, bool keep) {
    return small_count_gone(text, VARS, keep, eliminate_all);
}

static void check_by_hand(void) {
    CHECK_SAME(count_gone("", false), VARS);
    CHECK_SAME(count_gone("1 2 0 1 3 4 0", false), VARS);
    CHECK_SAME(count_gone("1 2 0 1 3 4 0", true), 0);
    CHECK_SAME(count_gone("1 0 -1 2 0 -2 3 4 0", false), VARS - 2);
    CHECK_SAME(count_gone("-1 2 0 -2 3 0 -3 4 0 -4 1 0", false), VARS);
}

/* A clause recorded later is mended first, and may be broken by none that is mended after it. */
static void check_extend(void) {
    static struct small small;
    signed char model[VARS] = {-1, -1, -1, 1};
    small_begin(&small, VARS);
    CHECK(small_build(&small));
    extend_push(&small.s, lit_of(1), (Lit[]){lit_of(1), lit_of(-2)}, 2);
    extend_push(&small.s, lit_of(-2), (Lit[]){lit_of(-2)}, 1);
    extend_push(&small.s, lit_of(2), (Lit[]){lit_of(3), lit_of(2), lit_of(-4)}, 3);
    extend(&small.s, model);
    CHECK(model[0] < 0 && model[1] < 0 && model[2] < 0 && model[3] > 0);
    extend_push(&small.s, lit_of(3), (Lit[]){lit_of(-4), lit_of(3)}, 2);
    model[1] = 1;
    extend(&small.s, model);
    CHECK(model[0] < 0 && model[1] < 0 && model[2] > 0 && model[3] > 0);
    small_end(&small);
}

static void check_unsound(void) {
    static struct small small;
    small_begin(&small, VARS);
    small_text(&small, "1 2 0 1 -2 0 -1 2 0 -1 -2 0");
    CHECK(small_build(&small));
    CHECK(!eliminate(&small.s, UINT32_MAX));
    CHECK(small.s.inconsistent);
    small_end(&small);
}

int main(void) {
    struct random random = {1};
    struct tunables tuned = tunables_default;
    Var gone = 0;
    check_by_hand();
    check_extend();
    check_unsound();
    for (unsigned i = 0; i < FORMULAS; i++)
        check_random(&random, &tuned, &gone);
    CHECK(gone > 2 * FORMULAS);
    return unit_end();
}
