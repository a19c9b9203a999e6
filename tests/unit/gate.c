/* SPDX-License-Identifier: MIT */
/* Gates found among the clauses of a variable: planted ones, and all that are found by chance
 * define it in all assignments. */
#include "inprocess/gate.h"

#include "common/base/diag.h"
#include "planted.h"
#include "unit.h"

const char diag_tool[] = "unit-gate";

enum { VARS = 8, PLANTED = 800, FORMULAS = 800 };

enum kind { KIND_AND, KIND_ITE, KIND_XOR, KINDS };

static void gather(struct solver *s, struct dense *dense, Lit lit, int side) {
    const struct watch_list *list = &s->watches.lists[lit];
    for (uint32_t i = 0; i < list->size; i++)
        stack_push(&dense->memory, &dense->sides[side], s->watches.pool[list->begin + i]);
}

/* The assignments that satisfy the clauses of the gate. */
static void read_gate(const struct solver *s, const struct dense *dense, Lit lit,
                      struct truth *truth) {
    truth_fill(truth, true);
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < dense->gates[side]; i++) {
            Lit pair[2];
            uint32_t size;
            const Lit *lits =
                dense_lits(s, side ? lit_not(lit) : lit, dense->sides[side].data[i], pair, &size);
            small_and_lits(truth, lits, size);
        }
}

/* Whatever the other variables are, one value of the variable satisfies the clauses. */
static void check_definition(const struct truth *truth, Var var) {
    for (uint32_t row = 0; row < 1u << VARS; row++)
        CHECK(truth_has(truth, row) != truth_has(truth, row ^ 1u << var));
}

/* Looks for a gate of a literal.  Returns the numbers of its clauses with it and without it. */
static void find(struct small *small, Lit lit, size_t gates[2]) {
    struct truth truth;
    struct dense *dense = dense_begin(&small->s, UINT64_MAX);
    gather(&small->s, dense, lit, 0);
    gather(&small->s, dense, lit_not(lit), 1);
    gate_find(&small->s, dense, lit);
    gates[0] = dense->gates[0];
    gates[1] = dense->gates[1];
    CHECK_SAME(gates[0] != 0, gates[1] != 0);
    read_gate(&small->s, dense, lit, &truth);
    if (gates[0])
        check_definition(&truth, lit_var(lit));
    for (Lit other = 0; other < 2 * VARS; other++)
        CHECK(!dense->marks[other]);
    CHECK(dense_end(&small->s, dense));
}

static void swap(size_t gates[2]) {
    size_t first = gates[0];
    gates[0] = gates[1];
    gates[1] = first;
}

/* Plants a gate of a kind.  Returns how many of its clauses have `out` and its negation. */
static void plant(struct small *small, struct random *random, enum kind kind, int out,
                  const int *in, size_t expected[2]) {
    int size = 1 + (int)random_below(random, PLANTED_INPUTS);
    if (kind == KIND_XOR && size == 1)
        size = 2;
    size_t half = kind == KIND_XOR ? (size_t)1 << (size - 1) : 2;
    expected[0] = kind == KIND_AND ? 1 : half;
    expected[1] = kind == KIND_AND ? (size_t)size : half;
    if (kind == KIND_AND)
        planted_and(small, out, in, size);
    else if (kind == KIND_ITE)
        planted_ite(small, out, in);
    else
        planted_xor(small, out, in, size);
}

static void check_planted(struct random *random, bool noise) {
    static struct small small;
    int lits[PLANTED_INPUTS + 1];
    size_t expected[2], found[2];
    small_begin(&small, VARS);
    small_draw_lits(&small, random, lits, PLANTED_INPUTS + 1);
    if (noise)
        small_draw(&small, random, 6, 3, 4);
    plant(&small, random, random_below(random, KINDS), lits[0], lits + 1, expected);
    CHECK(small_build(&small));
    Lit lit = lit_of(lits[0]);
    if (random_below(random, 2)) {
        lit = lit_not(lit);
        swap(expected);
    }
    find(&small, lit, found);
    if (noise)
        CHECK(found[0]);
    else
        CHECK(found[0] == expected[0] && found[1] == expected[1]);
    small_end(&small);
}

/* Of formulas over few variables some have gates by chance. */
static void check_random(struct random *random, unsigned *gates) {
    static struct small small;
    size_t found[2] = {0, 0};
    small_begin(&small, 4);
    small_draw(&small, random, 6 + random_below(random, 6), 2, 3);
    small.formula.vars = VARS;
    if (small_build(&small))
        find(&small, random_below(random, 8), found);
    *gates += found[0] != 0;
    small_end(&small);
}

/* What is nearly a gate. */
static void check_none(const char *text) {
    static struct small small;
    size_t found[2];
    small_begin(&small, VARS);
    small_text(&small, text);
    CHECK(small_build(&small));
    find(&small, lit_of(1), found);
    CHECK_SAME(found[0], 0);
    small_end(&small);
}

int main(void) {
    struct random random = {1};
    unsigned gates = 0;
    check_none("");
    check_none("1 2 0");
    check_none("1 2 0 -1 3 0");
    check_none("1 -2 -3 -4 0 -1 2 0 -1 3 0");
    check_none("-1 -2 3 0 1 -2 -3 0 -1 2 4 0 1 2 4 0");
    check_none("1 2 3 0 1 -2 -3 0 -1 2 -3 0");
    check_none("1 2 3 0 1 -2 -3 0 -1 2 -3 0 -1 -2 -3 0");
    for (unsigned i = 0; i < PLANTED; i++)
        check_planted(&random, i % 2);
    for (unsigned i = 0; i < FORMULAS; i++)
        check_random(&random, &gates);
    CHECK(gates > FORMULAS / 20);
    return unit_end();
}
