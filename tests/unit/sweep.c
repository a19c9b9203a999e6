/* SPDX-License-Identifier: MIT */
/* Sweeping of formulas that fit into one environment: it finds all that is constant or equivalent
 * in all models. */
#include "sweep/sweep.h"

#include "common/base/diag.h"
#include "planted.h"
#include "unit.h"

const char diag_tool[] = "unit-sweep";

enum { VARS = 10, CLAUSES = 26, FORMULAS = 250, CALLS_MAX = 50 };

static bool run(struct solver *s, uint64_t ticks, struct sweep_findings *findings) {
    bool sound = true;
    sweep_restart(s);
    for (unsigned i = 0; i < CALLS_MAX && sound && !sweep_done(s); i++)
        sound = sweep(s, ticks, findings);
    CHECK(!sound || sweep_done(s));
    return sound;
}

static bool says_equal(const struct truth *truth, int a, int b) {
    return truth_implies(truth, (int[]){-a, b}, 2) && truth_implies(truth, (int[]){a, -b}, 2);
}

/* Units and binary clauses tell what is constant and equivalent in all models. */
static void check_all_found(const struct small *small) {
    struct truth found;
    small_left_short(&found, &small->s);
    for (int a = 1; a <= VARS; a++) {
        for (int sign = -1; sign <= 1; sign += 2)
            CHECK(!truth_implies(&small->models, (int[]){sign * a}, 1) ||
                  small->s.values[lit_of(sign * a)] > 0);
        for (int b = 1; b < a; b++)
            for (int sign = -1; sign <= 1; sign += 2)
                CHECK(!says_equal(&small->models, a, sign * b) || says_equal(&found, a, sign * b));
    }
}

static void check_random(struct random *random, struct sweep_findings *findings) {
    static struct small small;
    small_begin(&small, VARS);
    small_draw(&small, random, CLAUSES + random_below(random, 16), 2, 4);
    bool sound = small_build(&small);
    if (sound) {
        sweep_restart(&small.s);
        sweep_farther(&small.s);
        sound = run(&small.s, random_below(random, 2) ? UINT32_MAX : 2000, findings);
        CHECK_SAME(sound, !small.s.inconsistent);
    }
    CHECK(small_is_kept(&small));
    CHECK_SAME(!sound, truth_is_empty(&small.models));
    if (sound)
        check_all_found(&small);
    small_end(&small);
}

/* An exclusive or by its clauses, and the same by two ANDs and an OR. */
static void check_two_circuits(void) {
    static struct small small;
    struct sweep_findings findings = {0};
    struct truth found;
    small_begin(&small, VARS);
    planted_xor(&small, 3, (int[]){1, 2}, 2);
    planted_and(&small, 4, (int[]){1, -2}, 2);
    planted_and(&small, 5, (int[]){-1, 2}, 2);
    planted_and(&small, -6, (int[]){-4, -5}, 2);
    CHECK(small_build(&small));
    CHECK(run(&small.s, UINT32_MAX, &findings));
    CHECK_SAME(findings.pairs, 1);
    CHECK_SAME(findings.units, 0);
    small_left_short(&found, &small.s);
    CHECK(says_equal(&found, 3, 6));
    CHECK(!says_equal(&found, 3, 4));
    CHECK(small_is_kept(&small));
    small_end(&small);
}

int main(void) {
    struct random random = {1};
    struct sweep_findings findings = {0};
    check_two_circuits();
    for (unsigned i = 0; i < FORMULAS; i++)
        check_random(&random, &findings);
    CHECK(findings.units > FORMULAS);
    CHECK(findings.pairs > FORMULAS / 5);
    return unit_end();
}
