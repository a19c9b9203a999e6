/* SPDX-License-Identifier: MIT */
/* Equivalent literals merged and renamed, beside all assignments and the closure of binary
 * clauses. */
#include "rewrite/substitute.h"

#include "common/base/diag.h"
#include "left.h"
#include "unit.h"

const char diag_tool[] = "unit-substitute";

enum { VARS = 10, LITS = 2 * VARS, FORMULAS = 500 };

/* Bit OTHER of implied[LIT]: binary clauses lead from the literal to the other. */
struct implications {
    uint32_t implied[LITS];
};

static void close_implications(const struct solver *s, struct implications *implications) {
    for (Lit lit = 0; lit < LITS; lit++) {
        const struct watch_list *list = &s->watches.lists[lit_not(lit)];
        implications->implied[lit] = 1u << lit;
        for (uint32_t i = 0; i < list->size; i++) {
            const struct watch *watch = &s->watches.pool[list->begin + i];
            if (watch->ref & BINARY)
                implications->implied[lit] |= 1u << watch->blocker;
        }
    }
    for (Lit by = 0; by < LITS; by++)
        for (Lit lit = 0; lit < LITS; lit++)
            if (implications->implied[lit] >> by & 1)
                implications->implied[lit] |= implications->implied[by];
}

static bool are_equivalent(const struct implications *implications, Lit a, Lit b) {
    return implications->implied[a] >> b & 1 && implications->implied[b] >> a & 1;
}

static bool is_contradictory(const struct implications *implications) {
    for (Lit lit = 0; lit < LITS; lit++)
        if (are_equivalent(implications, lit, lit_not(lit)))
            return true;
    return false;
}

/* Of each class one variable is left, unless it has a value. */
static void check_classes(const struct solver *s, const struct implications *implications) {
    for (Var a = 0; a < VARS; a++) {
        unsigned others = 0, left = !s->removed[a];
        for (Lit b = 0; b < LITS; b++) {
            bool same = lit_var(b) != a && are_equivalent(implications, lit_make(a, 0), b);
            others += same;
            left += same && !s->removed[lit_var(b)];
        }
        CHECK(others || !s->removed[a]);
        CHECK(left == 1 || s->values[lit_make(a, 0)]);
    }
}

/* Binary clauses that lead in a circle, with random signs. */
static void draw_circle(struct small *small, struct random *random) {
    int lits[VARS], size = 2 + (int)random_below(random, 4);
    small_draw_lits(small, random, lits, size);
    for (int i = 0; i < size; i++)
        small_add(small, (int[]){-lits[i], lits[(i + 1) % size]}, 2);
}

static void check_random(struct random *random, unsigned *gone) {
    static struct small small;
    struct solver *s = &small.s;
    struct implications implications;
    small_begin(&small, VARS);
    for (unsigned i = random_below(random, 3); i; i--)
        draw_circle(&small, random);
    small_draw(&small, random, 4 + random_below(random, 10), 2, 2);
    small_draw(&small, random, 12, 3, 4);
    bool sound = small_build(&small);
    if (sound)
        small_learn_some(&small, random, 30, 2, 4);
    close_implications(s, &implications);
    if (sound) {
        sound = substitute(s);
        CHECK_SAME(sound, !s->inconsistent);
        CHECK(!sound || !is_contradictory(&implications));
    }
    CHECK(small_is_projected(&small));
    if (sound)
        check_classes(s, &implications);
    *gone += s->gone;
    small_end(&small);
}

static Var count_gone(const char *text, bool keep) {
    return small_count_gone(text, VARS, keep, substitute);
}

static void check_by_hand(void) {
    CHECK_SAME(count_gone("", false), 0);
    CHECK_SAME(count_gone("-1 2 0 -2 3 0", false), 0);
    CHECK_SAME(count_gone("-1 2 0 1 -2 0", false), 1);
    CHECK_SAME(count_gone("-1 2 0 1 -2 0", true), 0);
    CHECK_SAME(count_gone("1 2 0 -1 -2 0 1 3 4 0", false), 1);
    CHECK_SAME(count_gone("-1 2 0 -2 3 0 -3 4 0 -4 1 0 1 2 3 4 5 0", false), 3);
    CHECK_SAME(count_gone("-1 2 0 1 -2 0 1 -2 3 0 1 2 3 0", false), 1);
    CHECK_SAME(count_gone("-1 2 0 -2 -1 0 1 3 0 -3 1 0", false), VARS);
    CHECK_SAME(count_gone("-1 2 0 1 -2 0 -3 4 0 3 -4 0 2 3 0 -2 -4 0", false), 3);
}

int main(void) {
    struct random random = {1};
    unsigned gone = 0;
    check_by_hand();
    for (unsigned i = 0; i < FORMULAS; i++)
        check_random(&random, &gone);
    CHECK(gone > FORMULAS / 2);
    return unit_end();
}
