/* SPDX-License-Identifier: MIT */
/* Gates of one kind with the same inputs: two copies of a circuit, and formulas full of gates,
 * beside all assignments. */
#include "inprocess/congruence.h"

#include "common/base/diag.h"
#include "naive.h"
#include "planted.h"
#include "unit.h"

const char diag_tool[] = "unit-congruence";

enum { INPUTS = 4, GATES = 6, VARS = INPUTS + 2 * GATES, CIRCUITS = 300, FORMULAS = 400, FEW = 6 };

enum kind { KIND_AND, KIND_ITE, KIND_XOR, KINDS };

static void swap(int *a, int *b) {
    int first = *a;
    *a = *b;
    *b = first;
}

static void negate(int *lit) {
    *lit = -*lit;
}

/* Adds a gate, with its inputs in another order and the negations of an exclusive or elsewhere. */
static void add_gate(struct small *small, struct random *random, enum kind kind, int out, int *in,
                     int size) {
    if (kind == KIND_ITE) {
        if (random_below(random, 2)) {
            negate(&in[0]);
            swap(&in[1], &in[2]);
        }
        planted_ite(small, out, in);
        return;
    }
    for (int i = 1; i < size; i++)
        swap(&in[i], &in[random_below(random, (uint32_t)i + 1)]);
    if (kind == KIND_AND) {
        planted_and(small, out, in, size);
        return;
    }
    if (random_below(random, 2)) {
        negate(&in[0]);
        negate(random_below(random, 2) ? &in[1] : &out);
    }
    planted_xor(small, out, in, 2);
}

/* The variable in a copy of the circuit, 0 or 1, for one of its inputs and gates. */
static int var_in(int copy, int place) {
    return place <= INPUTS ? place : place + copy * GATES;
}

/* Whether neither value of a variable implies one of another. */
static bool are_independent(const struct small *small, int a, int b) {
    for (int sign = -1; sign <= 1; sign += 2) {
        signed char values[2 * VARS] = {0};
        naive_set(values, lit_of(sign * a));
        if (!naive_propagate(&small->formula, values, NAIVE_ALL) || values[lit_of(b)])
            return false;
    }
    return true;
}

/* Draws inputs of a gate, lower places that do not imply each other: such clauses would be
 * strengthened, and no gate any more. */
static void draw_places(const struct small *small, struct random *random, int place, int *places,
                        int size) {
    for (int i = 0; i < size;) {
        int fits = 0;
        places[i] = 1 + (int)random_below(random, (uint32_t)place - 1);
        while (fits < i && are_independent(small, places[i], places[fits]))
            fits++;
        i = fits == i ? i + 1 : random_below(random, 8) ? i : 0;
    }
}

/* Adds gate number `place` to both copies. */
static void add_both(struct small *small, struct random *random, int place) {
    enum kind kind = (enum kind)random_below(random, KINDS);
    int size = kind == KIND_ITE ? 3 : kind == KIND_XOR ? 2 : 2 + (int)random_below(random, 2);
    int places[3], signs[3], in[3];
    draw_places(small, random, place, places, size);
    for (int i = 0; i < size; i++)
        signs[i] = random_below(random, 2) ? 1 : -1;
    for (int copy = 0; copy < 2; copy++) {
        for (int i = 0; i < size; i++)
            in[i] = signs[i] * var_in(copy, places[i]);
        add_gate(small, random, kind, var_in(copy, place), in, size);
    }
}

/* How many gates are known to equal their copies. */
static unsigned count_equal(const struct solver *s) {
    struct truth truth;
    unsigned count = 0;
    small_left_short(&truth, s);
    for (int place = INPUTS + 1; place <= INPUTS + GATES; place++) {
        int a = var_in(0, place), b = var_in(1, place);
        count +=
            truth_implies(&truth, (int[]){-a, b}, 2) && truth_implies(&truth, (int[]){a, -b}, 2);
    }
    return count;
}

static unsigned check_copies(struct random *random) {
    static struct small small;
    small_begin(&small, VARS);
    for (int place = INPUTS + 1; place <= INPUTS + GATES; place++)
        add_both(&small, random, place);
    CHECK(small_build(&small));
    CHECK(congruence(&small.s, UINT64_MAX));
    CHECK(small_is_kept(&small));
    unsigned equal = count_equal(&small.s);
    small_end(&small);
    return equal;
}

/* Gates of any variables, which may contradict each other and have constants among them. */
static void check_formula(struct random *random) {
    static struct small small;
    small_begin(&small, FEW);
    for (unsigned i = 3 + random_below(random, 4); i; i--) {
        int lits[4];
        enum kind kind = (enum kind)random_below(random, KINDS);
        small_draw_lits(&small, random, lits, 4);
        add_gate(&small, random, kind, lits[0], lits + 1, kind == KIND_AND ? 2 : 3);
    }
    small_draw(&small, random, random_below(random, 6), 1, 3);
    bool sound = small_build(&small);
    if (sound) {
        sound = congruence(&small.s, UINT64_MAX);
        CHECK_SAME(sound, !small.s.inconsistent);
    }
    CHECK(small_is_kept(&small));
    small_end(&small);
}

/* Different inputs, another kind: nothing to merge. */
static void check_nothing(const char *text) {
    static struct small small;
    small_begin(&small, VARS);
    small_text(&small, text);
    CHECK(small_build(&small));
    size_t clauses = small.s.irredundant;
    CHECK(congruence(&small.s, UINT64_MAX));
    CHECK_SAME(small.s.counters.congruences, 0);
    CHECK_SAME(small.s.irredundant, clauses);
    CHECK_SAME(small.s.redundant, 0);
    small_end(&small);
}

/* 3 and 9 are the same AND, after which other gates have the same inputs in another order, opposite
 * ones, or one twice. */
static void check_after_merging(void) {
    static struct small small;
    struct truth truth;
    small_begin(&small, VARS);
    planted_and(&small, 3, (int[]){1, 2}, 2);
    planted_and(&small, 9, (int[]){2, 1}, 2);
    planted_xor(&small, 10, (int[]){3, 6}, 2);
    planted_xor(&small, 11, (int[]){6, -9}, 2);
    planted_and(&small, 12, (int[]){3, 4, -9}, 3);
    planted_and(&small, -13, (int[]){-3, 5, -9}, 3);
    planted_and(&small, 14, (int[]){-3, 5}, 2);
    planted_ite(&small, 15, (int[]){4, 3, 9});
    CHECK(small_build(&small));
    CHECK(congruence(&small.s, UINT64_MAX));
    CHECK(small_is_kept(&small));
    small_left_short(&truth, &small.s);
    CHECK(truth_implies(&truth, (int[]){10, 11}, 2) && truth_implies(&truth, (int[]){-10, -11}, 2));
    CHECK(truth_implies(&truth, (int[]){-12}, 1));
    CHECK(truth_implies(&truth, (int[]){13, 14}, 2) && truth_implies(&truth, (int[]){-13, -14}, 2));
    CHECK(truth_implies(&truth, (int[]){-15, 3}, 2) && truth_implies(&truth, (int[]){15, -3}, 2));
    small_end(&small);
}

int main(void) {
    struct random random = {1};
    unsigned equal = 0;
    check_nothing("");
    check_nothing("-3 1 0 -3 2 0 3 -1 -2 0 -4 1 0 -4 -2 0 4 -1 2 0");
    check_nothing("-3 1 0 -3 2 0 3 -1 -2 0 -4 1 2 0 -4 -1 -2 0 4 -1 2 0 4 1 -2 0");
    check_after_merging();
    for (unsigned i = 0; i < CIRCUITS; i++)
        equal += check_copies(&random);
    /* All but those whose clauses other gates shorten. */
    CHECK(equal > CIRCUITS * GATES * 98 / 100);
    for (unsigned i = 0; i < FORMULAS; i++)
        check_formula(&random);
    return unit_end();
}
