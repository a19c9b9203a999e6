/* SPDX-License-Identifier: MIT */
/* Parity constraints found among clauses, and solved by sparse elimination, beside all
 * assignments. */
#include "parity/xors.h"

#include "common/base/diag.h"
#include "parity/gauss.h"
#include "sums.h"
#include "unit.h"

const char diag_tool[] = "unit-xors";

enum { VARS = 12, FORMULAS = 250, PLANTED_MAX = 3, SYSTEMS = 1500, EQUATIONS_MAX = 9 };

/* Adds the clauses of a random equation of 3 to 5 variables, of some a part that subsumes it. */
static struct sum plant(struct small *small, struct random *random) {
    int lits[PLANTED_INPUTS + 1], size = 2 + (int)random_below(random, PLANTED_INPUTS - 1);
    struct sum sum = {0, false};
    small_draw_lits(small, random, lits, size + 1);
    planted_xor(small, lits[size], lits, size);
    for (int i = 0; i <= size; i++) {
        sum.vars |= 1u << lit_var(lit_of(lits[i]));
        sum.value ^= lits[i] < 0;
    }
    return sum;
}

/* All planted equations are found, and what is found follows. */
static void check_found(struct random *random) {
    static struct small small;
    struct sum planted[PLANTED_MAX];
    unsigned count = 1 + random_below(random, PLANTED_MAX);
    small_begin(&small, VARS);
    small_draw(&small, random, random_below(random, 4), 2, 2);
    for (unsigned i = 0; i < count; i++)
        planted[i] = plant(&small, random);
    small_draw(&small, random, random_below(random, 30), 3, 5);
    if (small_build(&small)) {
        struct parity *p = sums_begin(&small.s);
        xors_find(&small.s, p);
        for (unsigned i = 0; i < count && !small.s.trail.size; i++)
            CHECK(sums_has(p, planted[i]));
        for (uint32_t i = 0; i < p->xors.size; i++)
            CHECK(sums_follows(&small.models, sums_read(p, i)));
        sums_end(&small.s, p);
    }
    small_end(&small);
}

/* How many equations are found in a formula. */
static size_t count_found(const char *text) {
    static struct small small;
    small_begin(&small, VARS);
    small_text(&small, text);
    CHECK(small_build(&small));
    struct parity *p = sums_begin(&small.s);
    xors_find(&small.s, p);
    size_t count = p->xors.size;
    sums_end(&small.s, p);
    small_end(&small);
    return count;
}

static void check_by_hand(void) {
    CHECK_SAME(count_found(""), 0);
    CHECK_SAME(count_found("1 2 3 0 1 -2 -3 0 -1 2 -3 0 -1 -2 3 0"), 1);
    CHECK_SAME(count_found("1 2 3 0 1 -2 -3 0 -1 2 -3 0"), 0);
    CHECK_SAME(count_found("1 2 3 0 1 -2 -3 0 -1 2 -3 0 -1 -2 4 3 0"), 0);
    CHECK_SAME(count_found("1 2 3 0 1 -2 -3 0 -1 2 -3 0 -1 -2 -3 0"), 0);
    CHECK_SAME(count_found("1 2 3 0 1 -2 -3 0 -1 2 -3 0 -1 -2 0"), 1);
    CHECK_SAME(count_found("1 2 3 0 1 -2 -3 0 -1 2 -3 0 -1 -2 3 0 3 4 0 -3 -4 0"), 2);
    CHECK_SAME(count_found("1 2 3 0 1 -2 -3 0 -1 2 -3 0 -1 -2 3 0 2 3 0 -2 -3 0"), 2);
}

/* The assignments that satisfy all equations of a system. */
static void solve(const struct sum *sums, unsigned count, struct truth *models) {
    truth_fill(models, false);
    for (uint32_t row = 0; row < 1u << VARS; row++) {
        bool fits = true;
        for (unsigned i = 0; i < count; i++)
            fits = fits && sums_is_odd(row & sums[i].vars) == sums[i].value;
        if (fits)
            truth_add(models, row);
    }
}

static void enter(struct parity *p, struct random *random, struct sum *sum) {
    Var vars[VARS];
    uint32_t size = 0;
    *sum = (struct sum){0, random_below(random, 2)};
    while (size < 3) {
        sum->vars |= 1u << random_below(random, VARS);
        size = 0;
        for (Var var = 0; var < VARS; var++)
            if (sum->vars >> var & 1)
                vars[size++] = var;
    }
    system_add(p, vars, size, sum->value);
}

/* Elimination finds a contradiction just where there is no solution; facts follow. */
static void check_solved(struct random *random, unsigned *facts) {
    static struct small small;
    struct sum sums[EQUATIONS_MAX];
    struct truth models;
    unsigned count = 2 + random_below(random, EQUATIONS_MAX - 1);
    small_begin(&small, VARS);
    CHECK(small_build(&small));
    struct parity *p = sums_begin(&small.s);
    for (unsigned i = 0; i < count; i++)
        enter(p, random, &sums[i]);
    solve(sums, count, &models);
    gauss(&small.s, p);
    bool contradicts = p->facts.size && system_contradicts(p, p->facts.data[p->facts.size - 1]);
    CHECK_SAME(contradicts, truth_is_empty(&models));
    for (size_t i = 0; i < p->facts.size; i++) {
        CHECK(sums_follows(&models, sums_read(p, p->facts.data[i])));
        CHECK(p->xors.data[p->facts.data[i]].size <= 2);
    }
    *facts += (unsigned)p->facts.size;
    sums_end(&small.s, p);
    small_end(&small);
}

/* Three variables of a ring of equations are fixed by two sums. */
static void check_ring(void) {
    static struct small small;
    unsigned units = 0;
    small_begin(&small, VARS);
    CHECK(small_build(&small));
    struct parity *p = sums_begin(&small.s);
    system_add(p, (Var[]){0, 1, 2}, 3, true);
    system_add(p, (Var[]){1, 2, 3}, 3, true);
    system_add(p, (Var[]){0, 3, 4}, 3, false);
    gauss(&small.s, p);
    for (size_t i = 0; i < p->facts.size; i++) {
        struct sum sum = sums_read(p, p->facts.data[i]);
        units += sum.vars == 1u << 4 && !sum.value;
    }
    CHECK_SAME(units, 1);
    sums_end(&small.s, p);
    small_end(&small);
}

int main(void) {
    struct random random = {1};
    unsigned facts = 0;
    check_by_hand();
    check_ring();
    for (unsigned i = 0; i < FORMULAS; i++)
        check_found(&random);
    for (unsigned i = 0; i < SYSTEMS; i++)
        check_solved(&random, &facts);
    CHECK(facts > SYSTEMS / 10);
    return unit_end();
}
