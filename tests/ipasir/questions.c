/* SPDX-License-Identifier: MIT */
/* Random questions to the library, judged by brute force: questions SEED SESSIONS. */
#include <stdlib.h>

#include "cmd/dpll/ipasir.h"
#include "common/base/random.h"
#include "tests/fuzz/scenario/truth.h"
#include "tests/unit/unit.h"

enum { STEPS = 12, CLAUSES_MAX = 4096, LITS = 4 };

struct session {
    struct random random;
    void *solver;
    int names[SCENARIO_VARS + 1]; /* what the solver calls variables 1, 2, ... */
    int clauses[CLAUSES_MAX][LITS], sizes[CLAUSES_MAX], count;
    int assumed[SCENARIO_VARS], assumptions;
    struct truth models; /* of the clauses */
    unsigned long learned;
};

/* Names that are close, or too far apart for tables by variable. */
static void draw_names(struct session *session) {
    int gap = random_below(&session->random, 2) ? 1 : 1 << random_below(&session->random, 25);
    for (int var = 1, name = 0; var <= SCENARIO_VARS; var++)
        session->names[var] = name += 1 + (int)random_below(&session->random, (uint32_t)gap);
}

static int name_of(const struct session *session, int lit) {
    int name = session->names[abs(lit)];
    return lit < 0 ? -name : name;
}

/* The literal that the solver calls so; 0 for none. */
static int lit_named(const struct session *session, int name) {
    for (int var = 1; var <= SCENARIO_VARS; var++)
        if (session->names[var] == abs(name))
            return name < 0 ? -var : var;
    return 0;
}

static int draw_lit(struct session *session) {
    int var = 1 + (int)random_below(&session->random, SCENARIO_VARS);
    return random_below(&session->random, 2) ? -var : var;
}

/* Mostly three literals, which may repeat or contradict each other. */
static void add_clause(struct session *session) {
    if (session->count == CLAUSES_MAX)
        return;
    int *lits = session->clauses[session->count];
    int size = random_below(&session->random, 8) ? 3 : 2 + (int)random_below(&session->random, 3);
    for (int i = 0; i < size; i++)
        ipasir_add(session->solver, name_of(session, lits[i] = draw_lit(session)));
    ipasir_add(session->solver, 0);
    truth_and_clause(&session->models, lits, size);
    session->sizes[session->count++] = size;
}

static void assume(struct session *session) {
    session->assumptions =
        random_below(&session->random, 3) ? (int)random_below(&session->random, SCENARIO_VARS) : 0;
    for (int i = 0; i < session->assumptions; i++)
        ipasir_assume(session->solver, name_of(session, session->assumed[i] = draw_lit(session)));
}

static void check_learned(void *state, int *clause) {
    struct session *session = state;
    int lits[SCENARIO_VARS + 1], size = 0;
    for (; size <= SCENARIO_VARS && clause[size]; size++)
        lits[size] = lit_named(session, clause[size]);
    CHECK(size > 0 && size <= SCENARIO_VARS);
    for (int i = 0; i < size; i++)
        CHECK(lits[i] != 0);
    CHECK(truth_implies(&session->models, lits, size));
    session->learned++;
}

static bool is_true(const struct session *session, int lit) {
    return ipasir_val(session->solver, name_of(session, lit)) == name_of(session, lit);
}

static void check_model(const struct session *session) {
    for (int i = 0; i < session->count; i++) {
        bool satisfied = false;
        for (int j = 0; j < session->sizes[i]; j++)
            satisfied |= is_true(session, session->clauses[i][j]);
        CHECK(satisfied);
    }
    for (int i = 0; i < session->assumptions; i++) {
        CHECK(is_true(session, session->assumed[i]));
        CHECK(!is_true(session, -session->assumed[i]));
        CHECK(!ipasir_failed(session->solver, name_of(session, session->assumed[i])));
    }
}

static void check_core(const struct session *session) {
    struct truth left = session->models;
    for (int lit = -SCENARIO_VARS; lit <= SCENARIO_VARS; lit++) {
        if (!lit || !ipasir_failed(session->solver, name_of(session, lit)))
            continue;
        bool assumed = false;
        for (int i = 0; i < session->assumptions; i++)
            assumed |= session->assumed[i] == lit;
        CHECK(assumed);
        CHECK(ipasir_val(session->solver, name_of(session, lit)) == 0);
        truth_and(&left, lit);
    }
    CHECK(truth_is_empty(&left));
}

static void ask(struct session *session) {
    struct truth expected = session->models;
    for (int i = 0; i < session->assumptions; i++)
        truth_and(&expected, session->assumed[i]);
    int answer = ipasir_solve(session->solver);
    CHECK(answer == (truth_is_empty(&expected) ? 20 : 10));
    if (answer == 10)
        check_model(session);
    else
        check_core(session);
}

/* About 4.2 clauses a variable leave few models and need conflicts; later questions add few. */
static void play(struct session *session) {
    truth_fill(&session->models, true);
    session->solver = ipasir_init();
    session->count = 0;
    draw_names(session);
    ipasir_set_learn(session->solver, session, SCENARIO_VARS, check_learned);
    for (int step = 0; step < STEPS; step++) {
        int clauses = (int)random_below(&session->random, step ? 6 : 5 * SCENARIO_VARS);
        for (int i = 0; i < clauses; i++)
            add_clause(session);
        assume(session);
        ask(session);
    }
    ipasir_release(session->solver);
}

int main(int argc, char **argv) {
    static struct session session;
    if (argc != 3)
        return 64;
    session.random.state = strtoull(argv[1], NULL, 10);
    for (unsigned long left = strtoul(argv[2], NULL, 10); left; left--)
        play(&session);
    CHECK(session.learned > 0);
    return unit_end();
}
