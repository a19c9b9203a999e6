/* SPDX-License-Identifier: MIT */
/* New variables for what clauses share, beside all assignments of the old ones. */
#include "inprocess/factor.h"

#include "common/base/diag.h"
#include "left.h"
#include "unit.h"

const char diag_tool[] = "unit-factor";

enum { VARS = 9, ADDED_MAX = SCENARIO_VARS - VARS, FORMULAS = 200, RESTS = 5 };

static uint32_t set_of(const int *lits, int size) {
    uint32_t set = 0;
    for (int i = 0; i < size; i++)
        set |= 1u << lit_of(lits[i]);
    return set;
}

/* Adds a clause unless it is there, or has a variable twice.  Copies would count as rows. */
static void add_once(struct small *small, struct small_sets *sets, const int *lits, int size) {
    uint32_t set = set_of(lits, size), vars = (set | set >> 1) & 0x55555555u;
    int different = 0;
    for (; vars; vars &= vars - 1)
        different++;
    for (unsigned i = 0; i < sets->size; i++)
        if (sets->lits[i] == set)
            return;
    if (different < size)
        return;
    sets->lits[sets->size++] = set;
    small_add(small, lits, size);
}

/* Adds each of some literals with each of some rests, in clauses of two to four literals. */
static void draw(struct small *small, struct random *random) {
    struct small_sets sets = {.size = 0};
    for (int grid = 0; grid < 2; grid++) {
        int columns[VARS], rest[4], count = 1 + (int)random_below(random, 4);
        small_draw_lits(small, random, columns, count);
        for (int row = 0; row < RESTS; row++) {
            int size = 1 + (int)random_below(random, 3);
            small_draw_lits(small, random, rest + 1, size);
            for (int i = 0; i < count; i++) {
                rest[0] = columns[i];
                add_once(small, &sets, rest, size + 1);
            }
        }
    }
}

/* Each new variable saves a clause at least. */
static void check_random(struct random *random, uint64_t *factored) {
    static struct small small;
    struct solver *s = &small.s;
    small_begin(&small, VARS);
    small.settings.keep_variables = !random_below(random, 10);
    draw(&small, random);
    bool sound = small_build(&small);
    size_t before = s->irredundant;
    for (unsigned round = 0; round < 2 && sound; round++) {
        sound = factor(s, UINT32_MAX);
        CHECK_SAME(sound, !s->inconsistent);
    }
    CHECK(s->irredundant + s->counters.factored <= before || !sound);
    CHECK(!small.settings.keep_variables || s->vars == VARS);
    CHECK_SAME(small_vars(&small), VARS + s->counters.factored);
    if (s->counters.factored <= ADDED_MAX)
        CHECK(small_is_projected(&small));
    *factored += s->counters.factored;
    small_end(&small);
}

/* The clauses left of `columns` literals with `rows` rests, all of other variables. */
static size_t count_left(int columns, int rows, bool keep) {
    static struct small small;
    small_begin(&small, SCENARIO_VARS);
    small.settings.keep_variables = keep;
    for (int i = 0; i < columns; i++)
        for (int row = 0; row < rows; row++)
            small_add(&small, (int[]){1 + i, -(8 + row), 7 + row}, 3);
    CHECK(small_build(&small));
    CHECK(factor(&small.s, UINT32_MAX));
    CHECK_SAME(small.s.counters.factored, small.s.irredundant < (size_t)(columns * rows));
    size_t left = small.s.irredundant;
    small_end(&small);
    return left;
}

/* A variable for m * n clauses leaves m + n of them, and comes only where these are fewer. */
static void check_grids(void) {
    for (int columns = 1; columns <= 6; columns++)
        for (int rows = 1; rows <= 6; rows++) {
            int whole = columns * rows, split = columns + rows;
            CHECK_SAME(count_left(columns, rows, false), (size_t)(split < whole ? split : whole));
            CHECK_SAME(count_left(columns, rows, true), (size_t)whole);
        }
}

int main(void) {
    struct random random = {1};
    uint64_t factored = 0;
    check_grids();
    for (unsigned i = 0; i < FORMULAS; i++)
        check_random(&random, &factored);
    CHECK(factored > FORMULAS / 2);
    return unit_end();
}
