/* SPDX-License-Identifier: MIT */
/* Parities of "exactly k of n literals", planted among other clauses, beside all assignments. */
#include "parity/exact.h"

#include "common/base/diag.h"
#include "sums.h"
#include "unit.h"

const char diag_tool[] = "unit-exact";

enum { VARS = 12, FORMULAS = 300, MOST = 7 };

static unsigned count_bits(unsigned bits) {
    unsigned count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

/* Adds a clause of the chosen ones of some literals, with a sign. */
static void add_chosen(struct small *small, const int *lits, int size, unsigned chosen, int sign) {
    int clause[MOST], count = 0;
    for (int i = 0; i < size; i++)
        if (chosen >> i & 1)
            clause[count++] = sign * lits[i];
    small_add(small, clause, count);
}

/* Of any n - k + 1 literals one is true, and of any k + 1 one is false. */
static void add_exactly(struct small *small, const int *lits, int size, int k, unsigned left_out) {
    unsigned number = 0;
    for (unsigned chosen = 1; chosen < 1u << size; chosen++)
        for (int sign = -1; sign <= 1; sign += 2)
            if (count_bits(chosen) == (unsigned)(sign > 0 ? size - k + 1 : k + 1) &&
                ++number != left_out)
                add_chosen(small, lits, size, chosen, sign);
}

/* Plants a constraint whose clauses have at least two literals. */
static struct sum plant(struct small *small, struct random *random, unsigned left_out) {
    int lits[MOST], size = 3 + (int)random_below(random, MOST - 2),
                    k = 1 + (int)random_below(random, (uint32_t)size - 1);
    struct sum sum = {0, k & 1};
    small_draw_lits(small, random, lits, size);
    add_exactly(small, lits, size, k, left_out);
    for (int i = 0; i < size; i++) {
        sum.vars |= 1u << lit_var(lit_of(lits[i]));
        sum.value ^= lits[i] < 0;
    }
    return sum;
}

/* A whole constraint is found, and one without a clause is not; what is found follows. */
static void check_planted(struct random *random, bool whole) {
    static struct small small;
    small_begin(&small, VARS);
    struct sum sum = plant(&small, random, whole ? 0 : 1 + random_below(random, 3));
    small_draw(&small, random, whole ? random_below(random, 10) : 0, 3, 5);
    if (small_build(&small)) {
        struct parity *p = sums_begin(&small.s);
        bool found = exact_find(&small.s, p);
        CHECK_SAME(found, p->xors.size > 0);
        CHECK(!whole || small.s.trail.size || sums_has(p, sum));
        CHECK(whole || !sums_has(p, sum));
        for (uint32_t i = 0; i < p->xors.size; i++)
            CHECK(sums_follows(&small.models, sums_read(p, i)));
        sums_end(&small.s, p);
    }
    small_end(&small);
}

int main(void) {
    struct random random = {1};
    for (unsigned i = 0; i < FORMULAS; i++)
        check_planted(&random, i % 3);
    return unit_end();
}
