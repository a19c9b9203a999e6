/* SPDX-License-Identifier: MIT */
/* Parity constraints reduced to the variables that remain, beside all assignments; and those that
 * are loose, by definition. */
#include "parity/tidy.h"

#include "common/base/diag.h"
#include "left.h"
#include "parity/peel.h"
#include "unit.h"

const char diag_tool[] = "unit-tidy";

enum { VARS = 12, SYSTEMS = 1000, EQUATIONS_MAX = 10, SIZE_MOST = 5 };

static bool is_odd(uint32_t bits) {
    bool odd = false;
    for (; bits; bits &= bits - 1)
        odd = !odd;
    return odd;
}

static uint32_t set_of(const struct equations *e, size_t index) {
    uint32_t set = 0;
    for (uint32_t i = 0; i < e->list.data[index].size; i++)
        set |= 1u << equations_vars(e, index)[i];
    return set;
}

/* The assignments that satisfy all equations and what is true at level 0. */
static void solve(const struct solver *s, const struct equations *e, struct truth *solutions) {
    truth_fill(solutions, false);
    for (uint32_t row = 0; row < 1u << VARS; row++) {
        bool fits = true;
        for (size_t i = 0; i < e->list.size && fits; i++)
            fits = is_odd(row & set_of(e, i)) == e->list.data[i].value;
        if (fits)
            truth_add(solutions, row);
    }
    for (size_t i = 0; i < s->trail.size; i++)
        small_and_lits(solutions, &s->trail.data[i], 1);
}

static void draw(struct solver *s, struct random *random, struct equations *e) {
    for (unsigned i = 1 + random_below(random, EQUATIONS_MAX); i; i--) {
        Var vars[SIZE_MOST];
        uint32_t size = 0, used = 0, wanted = 1 + random_below(random, SIZE_MOST);
        while (size < wanted) {
            Var var = random_below(random, VARS);
            if (!(used >> var & 1))
                vars[size++] = var;
            used |= 1u << var;
        }
        equations_add(s, e, vars, size, random_below(random, 2));
        if (!random_below(random, 6))
            equations_add(s, e, vars, size, random_below(random, 4) & 1);
    }
}

/* Gives some variables values, and removes others. */
static void settle(struct solver *s, struct random *random) {
    for (Var var = 0; var < VARS; var++)
        switch (random_below(random, 6)) {
        case 0:
            checker_given(s, (Lit[]){lit_make(var, 1)}, 1);
            unit_assign(s, lit_make(var, 1), 0);
            break;
        case 1:
            cdcl_remove(s, var);
        }
}

/* Open variables in ascending order, shorter equations first, none twice. */
static void check_form(const struct solver *s, const struct equations *e) {
    for (size_t i = 0; i < e->list.size; i++) {
        const Var *vars = equations_vars(e, i);
        uint32_t size = e->list.data[i].size;
        CHECK(size || e->list.data[i].value);
        CHECK(!i || e->list.data[i - 1].size <= size);
        for (uint32_t k = 0; k < size; k++) {
            CHECK(!s->values[lit_make(vars[k], 0)] && !s->removed[vars[k]]);
            CHECK(!k || vars[k - 1] < vars[k]);
        }
        for (size_t k = 0; k < i; k++)
            CHECK(set_of(e, k) != set_of(e, i) || e->list.data[k].value != e->list.data[i].value);
    }
}

static unsigned count_bits(uint32_t bits) {
    unsigned count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

/* Variables that an equation shares with others that are not loose. */
static unsigned count_shared(const struct equations *e, size_t index, const bool *loose) {
    uint32_t others = 0;
    for (size_t i = 0; i < e->list.size; i++)
        others |= i != index && !loose[i] ? set_of(e, i) : 0;
    return count_bits(others & set_of(e, index));
}

static void check_loose(const struct equations *e) {
    bool loose[2 * EQUATIONS_MAX] = {false};
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < e->list.size; i++)
            if (!loose[i] && count_shared(e, i, loose) < 2)
                loose[i] = changed = true;
    }
    for (size_t i = 0; i < e->list.size; i++)
        CHECK_SAME(e->list.data[i].loose, loose[i]);
}

static void check_system(struct random *random, unsigned *tight) {
    static struct small small;
    struct solver *s = &small.s;
    struct truth before, after;
    small_begin(&small, VARS);
    CHECK(small_build(&small));
    struct equations *e = &s->cdcl->equations;
    draw(s, random, e);
    settle(s, random);
    solve(s, e, &before);
    tidy(s, e);
    solve(s, e, &after);
    for (Var var = 0; var < VARS; var++)
        if (s->removed[var])
            small_forget(&before, var);
    CHECK(truth_equal(&before, &after));
    check_form(s, e);
    peel(s, e);
    check_loose(e);
    for (size_t i = 0; i < e->list.size; i++)
        *tight += !e->list.data[i].loose;
    small_end(&small);
}

int main(void) {
    struct random random = {1};
    unsigned tight = 0;
    for (unsigned i = 0; i < SYSTEMS; i++)
        check_system(&random, &tight);
    CHECK(tight > SYSTEMS / 10);
    return unit_end();
}
