/* SPDX-License-Identifier: MIT */
/* Copies of binary clauses, and pairs of them that give a unit, beside all assignments. */
#include "rewrite/deduplicate.h"

#include "common/base/diag.h"
#include "left.h"
#include "unit.h"

const char diag_tool[] = "unit-deduplicate";

enum { VARS = 8, FORMULAS = 800 };

/* No two binary clauses are equal, or differ in one sign. */
static void check_different(const struct solver *s) {
    struct small_sets sets = {.size = 0};
    small_list_binaries(s, &sets, true);
    for (unsigned i = 0; i < sets.size; i++)
        for (unsigned k = 0; k < i; k++) {
            uint32_t both = sets.lits[i] & sets.lits[k],
                     others = (sets.lits[i] | sets.lits[k]) & ~both;
            CHECK(others);
            CHECK(!both || !(others & others >> 1 & 0x55555555u));
        }
}

static void check_random(struct random *random) {
    static struct small small;
    small_begin(&small, VARS);
    small_draw(&small, random, 6 + random_below(random, 25), 2, 2);
    small_draw(&small, random, 6, 3, 4);
    bool sound = small_build(&small);
    if (sound)
        small_learn_some(&small, random, 30, 2, 3);
    if (sound) {
        sound = deduplicate(&small.s);
        CHECK_SAME(sound, !small.s.inconsistent);
    }
    CHECK(small_is_kept(&small));
    if (sound && !small.s.trail.size)
        check_different(&small.s);
    small_end(&small);
}

/* Clauses that a unit makes true may stay. */
static void check_left(const char *text, size_t clauses, size_t units) {
    static struct small small;
    small_begin(&small, VARS);
    small_text(&small, text);
    CHECK(small_build(&small));
    CHECK(deduplicate(&small.s));
    CHECK(small_is_kept(&small));
    CHECK(units || small.s.irredundant == clauses);
    CHECK_SAME(small.s.trail.size, units);
    small_end(&small);
}

/* Of a learned clause and its copy in the formula the latter stays. */
static void check_learned(void) {
    static struct small small;
    small_begin(&small, VARS);
    small_text(&small, "1 2 0");
    CHECK(small_build(&small));
    for (int i = 0; i < 3; i++)
        small_learn(&small, (int[]){2, 1}, 2);
    CHECK(deduplicate(&small.s));
    CHECK_SAME(small.s.irredundant, 1);
    CHECK_SAME(small.s.redundant, 0);
    small_end(&small);
}

int main(void) {
    struct random random = {1};
    check_left("", 0, 0);
    check_left("1 2 0 2 1 0 1 2 0", 1, 0);
    check_left("1 2 0 -1 -2 0", 2, 0);
    check_left("1 2 0 1 -2 0 3 4 0", 3, 1);
    check_learned();
    for (unsigned i = 0; i < FORMULAS; i++)
        check_random(&random);
    return unit_end();
}
