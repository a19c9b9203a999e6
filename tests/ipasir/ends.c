/* SPDX-License-Identifier: MIT */
/* Questions to the library that end early, by request, in any place; and several solvers in
 * threads. */
#include <pthread.h>
#include <stdlib.h>

#include "cmd/dpll/ipasir.h"
#include "common/base/random.h"
#include "tests/ipasir/pigeons.h"
#include "tests/unit/unit.h"

enum { VARS = 300, THREADS = 4, HOLES = 7 };

/* Uniform 3-SAT: hard for its size with 4.26 clauses a variable, without a model with 6. */
static void add_random(void *solver, uint64_t seed, int vars, double ratio) {
    struct random random = {seed};
    for (int i = 0; i < vars * ratio; i++) {
        for (int j = 0; j < 3; j++) {
            int var = 1 + (int)random_below(&random, (uint32_t)vars);
            ipasir_add(solver, random_below(&random, 2) ? -var : var);
        }
        ipasir_add(solver, 0);
    }
}

static int count_down(void *state) {
    int *left = state;
    return (*left)-- <= 0;
}

/* Asked to end at the first, second, fourth, ... occasion until it has time enough, a solver gives
 * the answer that one gives which is never asked. */
static void check_ends(uint64_t seed) {
    void *free = ipasir_init(), *solver = ipasir_init();
    int ended = 0, answer = 0;
    add_random(free, seed, VARS, 4.26);
    add_random(solver, seed, VARS, 4.26);
    int expected = ipasir_solve(free);
    CHECK(expected == 10 || expected == 20);
    for (int patience = 0; !answer; patience = 2 * patience + 1) {
        int left = patience;
        ipasir_set_terminate(solver, &left, count_down);
        answer = ipasir_solve(solver);
        ended += !answer;
        CHECK(answer || left == -1);
        CHECK(answer || !ipasir_val(solver, 1));
        CHECK(answer || !ipasir_failed(solver, 1));
    }
    CHECK(ended > 0);
    CHECK(answer == expected);
    ipasir_set_terminate(solver, NULL, NULL);
    CHECK(ipasir_solve(solver) == expected);
    ipasir_release(free);
    ipasir_release(solver);
}

/* What holds at the edges of the interface. */
static void check_edges(void) {
    void *solver = ipasir_init();
    CHECK(!strncmp(ipasir_signature(), "dpll ", 5));
    CHECK(ipasir_solve(solver) == 10);
    CHECK(ipasir_val(solver, 1) == 0);
    ipasir_assume(solver, 5);
    ipasir_assume(solver, 5);
    CHECK(ipasir_solve(solver) == 10);
    CHECK(ipasir_val(solver, 5) == 5);
    CHECK(ipasir_val(solver, -5) == 5);
    CHECK(ipasir_val(solver, 6) == 0);
    CHECK(ipasir_val(solver, 0) == 0);
    CHECK(ipasir_failed(solver, 0) == 0);
    CHECK(ipasir_failed(solver, INT32_MIN) == 0);
    ipasir_assume(solver, 1073741823);
    ipasir_assume(solver, -1073741823);
    CHECK(ipasir_solve(solver) == 20);
    CHECK(ipasir_failed(solver, 1073741823) && ipasir_failed(solver, -1073741823));
    CHECK(ipasir_failed(solver, 5) == 0);
    CHECK(ipasir_solve(solver) == 10);
    CHECK(ipasir_failed(solver, 1073741823) == 0);
    ipasir_add(solver, 0);
    CHECK(ipasir_solve(solver) == 20);
    CHECK(ipasir_solve(solver) == 20);
    ipasir_release(solver);
    ipasir_release(NULL);
}

/* Limits are for each question, and numbers for all, from the first one on. */
static void check_limits(void) {
    void *solver = ipasir_init();
    CHECK(dpll_set(solver, "restart-focused", 3) == 1);
    CHECK(dpll_set(solver, "restart_focused", 2.5) == 0);
    CHECK(dpll_set(solver, "restart-focused", -1) == 0);
    CHECK(dpll_set(solver, "restart", 3) == 0);
    add_random(solver, 1, VARS, 6);
    dpll_limit(solver, 10);
    for (int i = 0; i < 3; i++)
        CHECK(ipasir_solve(solver) == 0);
    CHECK(dpll_set(solver, "restart-focused", 3) == 0);
    dpll_limit(solver, -1);
    CHECK(ipasir_solve(solver) == 20);
    ipasir_release(solver);
}

static void *refute(void *argument) {
    int *answers = argument;
    for (int i = 0; i < 2; i++) {
        void *solver = ipasir_init();
        add_pigeons(solver, HOLES);
        answers[i] = ipasir_solve(solver);
        ipasir_release(solver);
    }
    return NULL;
}

static void check_threads(void) {
    pthread_t threads[THREADS];
    int answers[THREADS][2] = {{0}};
    for (int i = 0; i < THREADS; i++)
        CHECK(pthread_create(&threads[i], NULL, refute, answers[i]) == 0);
    for (int i = 0; i < THREADS; i++) {
        CHECK(pthread_join(threads[i], NULL) == 0);
        CHECK(answers[i][0] == 20);
        CHECK(answers[i][1] == 20);
    }
}

int main(void) {
    check_edges();
    check_limits();
    check_threads();
    for (uint64_t seed = 1; seed <= 6; seed++)
        check_ends(seed);
    return unit_end();
}
