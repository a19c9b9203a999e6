/* SPDX-License-Identifier: MIT */
/* Clauses made shorter or needless by vivification, beside all assignments. */
#include "inprocess/vivify.h"

#include "common/base/diag.h"
#include "left.h"
#include "unit.h"

const char diag_tool[] = "unit-vivify";

enum { VARS = 10, CLAUSES = 24, FORMULAS = 400 };

static bool is_part_of_some(uint32_t lits, const struct small_sets *sets) {
    for (unsigned i = 0; i < sets->size; i++)
        if (!(lits & ~sets->lits[i]))
            return true;
    return false;
}

/* Every clause is, or was cut from, one that was there before. */
static void check_parts(const struct solver *s, const struct small_sets *before) {
    struct small_sets now;
    small_list(s, &now, true);
    for (unsigned i = 0; i < now.size; i++)
        CHECK(is_part_of_some(now.lits[i], before));
}

static void check_random(struct random *random) {
    static struct small small;
    struct small_sets before;
    small_begin(&small, VARS);
    small_draw(&small, random, CLAUSES + random_below(random, 16), 2, 5);
    bool sound = small_build(&small);
    if (sound)
        small_learn_some(&small, random, 60, 2, 5);
    small_list(&small.s, &before, true);
    for (unsigned round = 0; round < 2 && sound; round++) {
        sound = vivify(&small.s, random_below(random, 4) ? UINT32_MAX : 50);
        CHECK_SAME(sound, !small.s.inconsistent);
        CHECK(!sound || small.s.propagated == small.s.trail.size);
        check_parts(&small.s, &before);
        CHECK(small_is_kept(&small));
    }
    small_end(&small);
}

static void run(struct small *small, const char *text) {
    small_begin(small, VARS);
    small_text(small, text);
    CHECK(small_build(small));
    CHECK(vivify(&small->s, UINT32_MAX));
    CHECK(small_is_kept(small));
}

/* Propagation shows that two literals are enough, or one. */
static void check_shortened(void) {
    static struct small small;
    run(&small, "1 2 3 4 5 0 1 6 0 -6 2 7 0 -7 2 0");
    CHECK(small_has_binary(&small.s, 1, 2));
    CHECK_SAME(small_count(&small.s, "1 2 3 4 5 0"), 0);
    small_end(&small);
    run(&small, "1 2 3 0 1 2 -3 0 1 -2 3 0 1 -2 -3 0");
    CHECK(small.s.values[lit_of(1)] > 0);
    small_end(&small);
    run(&small, "1 2 3 4 0 -4 1 2 5 0 -5 3 0 3 6 7 0 3 8 9 0");
    CHECK_SAME(small_count(&small.s, "1 2 3 0"), 1);
    CHECK_SAME(small_count(&small.s, "1 2 3 4 0"), 0);
    small_end(&small);
}

/* A clause that others imply, with all of its literals, goes. */
static void check_needless(void) {
    static struct small small;
    run(&small, "1 2 3 0 1 4 0 2 5 0 3 -4 -5 0");
    CHECK_SAME(small_count(&small.s, "1 2 3 0"), 0);
    CHECK_SAME(small_count(&small.s, "3 -4 -5 0"), 1);
    CHECK_SAME(small.s.irredundant, 3);
    small_end(&small);
    run(&small, "1 2 3 0 1 2 3 0");
    CHECK_SAME(small_count(&small.s, "1 2 3 0"), 1);
    small_end(&small);
    run(&small, "1 2 3 0 -1 2 4 0 -2 -3 -4 0");
    CHECK_SAME(small.s.irredundant, 3);
    CHECK_SAME(small.s.arena.size, 3 * (CLAUSE_WORDS + 3));
    small_end(&small);
}

/* A clause of the formula stays where one that implies it was learned. */
static void check_learned(void) {
    static struct small small;
    small_begin(&small, VARS);
    small_text(&small, "1 2 3 0 1 -4 0 -1 4 0");
    CHECK(small_build(&small));
    CHECK(small_learn(&small, (int[]){4, 2, 3}, 3) != NO_CONFLICT);
    CHECK(vivify(&small.s, UINT32_MAX));
    CHECK_SAME(small_count(&small.s, "1 2 3 0"), 1);
    CHECK(small_is_kept(&small));
    small_end(&small);
}

static void check_unsound(void) {
    static struct small small;
    small_begin(&small, VARS);
    small_text(&small, "1 2 3 0 1 2 -3 0 1 -2 3 0 1 -2 -3 0 -1 2 3 0 -1 2 -3 0 -1 -2 3 0 "
                       "-1 -2 -3 0");
    CHECK(small_build(&small));
    CHECK(!vivify(&small.s, UINT32_MAX));
    CHECK(small.s.inconsistent);
    small_end(&small);
    small_begin(&small, 1);
    CHECK(small_build(&small));
    CHECK(vivify(&small.s, UINT32_MAX));
    small_end(&small);
}

int main(void) {
    struct random random = {1};
    check_shortened();
    check_needless();
    check_learned();
    check_unsound();
    for (unsigned i = 0; i < FORMULAS; i++)
        check_random(&random);
    return unit_end();
}
