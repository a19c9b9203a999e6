/* SPDX-License-Identifier: MIT */
/* The small solver of sweeping: its answers, cores, lemmas and flips, beside all assignments. */
#include "sweep/oracle.h"

#include "common/base/diag.h"
#include "small.h"
#include "sweep/flip.h"
#include "unit.h"

const char diag_tool[] = "unit-oracle";

enum { VARS = 11, CLAUSES = 30, FORMULAS = 150, QUESTIONS = 12, ASSUMED_MAX = 5 };

/* A formula given to the oracle, with its models. */
struct asked {
    struct oracle oracle;
    struct truth models;
    uint32_t added;
};

static void add(struct asked *asked, const Lit *lits, uint32_t size) {
    CHECK_SAME(oracle_add(&asked->oracle, lits, size), asked->added);
    asked->added++;
    small_and_lits(&asked->models, lits, size);
}

static uint32_t draw(struct random *random, Lit *lits, uint32_t most) {
    uint32_t size = 1 + random_below(random, most), used = 0;
    for (uint32_t i = 0; i < size;) {
        Lit lit = random_below(random, 2 * VARS);
        if (!(used >> lit_var(lit) & 1))
            lits[i++] = lit;
        used |= 1u << lit_var(lit);
    }
    return size;
}

static void begin(struct asked *asked, struct random *random) {
    oracle_clear(&asked->oracle, VARS);
    truth_fill(&asked->models, true);
    asked->added = 0;
    for (uint32_t i = CLAUSES + random_below(random, 15); i && asked->oracle.empty == ORACLE_NONE;
         i--) {
        Lit lits[4];
        uint32_t size = draw(random, lits, 4);
        if (size > 1 || !random_below(random, 6))
            add(asked, lits, size);
    }
}

static uint32_t model_of(const struct oracle *oracle) {
    uint32_t row = 0;
    for (Var var = 0; var < VARS; var++) {
        CHECK(oracle->values[lit_make(var, 0)]);
        row |= (uint32_t)(oracle->values[lit_make(var, 0)] > 0) << var;
    }
    return row;
}

/* A flip succeeds just where the other assignment is a model, too. */
static void check_flips(struct asked *asked) {
    for (Var var = 0; var < VARS; var++) {
        uint32_t row = model_of(&asked->oracle), other = row ^ 1u << var;
        bool fits = truth_has(&asked->models, other);
        CHECK_SAME(flip(&asked->oracle, lit_make(var, !(row >> var & 1))), fits);
        CHECK_SAME(model_of(&asked->oracle), fits ? other : row);
    }
}

static bool implies(const struct truth *models, const Lit *lits, uint32_t size) {
    struct truth both = *models;
    small_and_lits(&both, lits, size);
    return truth_equal(&both, models);
}

/* The core follows, and each of its literals is the negation of an assumption. */
static void check_core(const struct asked *asked, uint32_t core, const Lit *assumed,
                       uint32_t count) {
    const Lit *lits = oracle_lits(&asked->oracle, core);
    uint32_t size = asked->oracle.clauses.data[core].size;
    for (uint32_t i = 0; i < size; i++) {
        bool found = false;
        for (uint32_t k = 0; k < count; k++)
            found |= lits[i] == lit_not(assumed[k]);
        CHECK(found);
    }
    CHECK(implies(&asked->models, lits, size));
}

/* A clause learned follows from those of its chain. */
static void check_lemmas(const struct asked *asked) {
    const struct oracle *oracle = &asked->oracle;
    for (uint32_t i = asked->added; i < oracle->clauses.size; i++) {
        const struct oracle_clause *clause = &oracle->clauses.data[i];
        struct truth chain;
        truth_fill(&chain, true);
        for (uint32_t k = 0; k < clause->chain_size; k++) {
            uint32_t hint = oracle->chains.data[clause->chain + k];
            CHECK(hint < i);
            small_and_lits(&chain, oracle_lits(oracle, hint), oracle->clauses.data[hint].size);
        }
        CHECK(implies(&chain, oracle_lits(oracle, i), clause->size));
    }
}

static void ask(struct asked *asked, struct random *random, unsigned conflicts) {
    Lit assumed[ASSUMED_MAX];
    uint32_t count = draw(random, assumed, ASSUMED_MAX), core = 0;
    struct truth expected = asked->models;
    for (uint32_t i = 0; i < count; i++)
        small_and_lits(&expected, &assumed[i], 1);
    switch (oracle_solve(&asked->oracle, assumed, count, conflicts, &core)) {
    case ORACLE_SAT:
        CHECK(truth_has(&expected, model_of(&asked->oracle)));
        check_flips(asked);
        break;
    case ORACLE_UNSAT:
        CHECK(truth_is_empty(&expected));
        check_core(asked, core, assumed, count);
        break;
    default:
        CHECK(conflicts < UINT32_MAX);
    }
}

static void check_empty(struct asked *asked) {
    uint32_t core;
    oracle_clear(&asked->oracle, VARS);
    truth_fill(&asked->models, true);
    asked->added = 0;
    CHECK(oracle_solve(&asked->oracle, NULL, 0, UINT32_MAX, &core) == ORACLE_SAT);
    check_flips(asked);
    oracle_clear(&asked->oracle, VARS);
    add(asked, (Lit[]){0}, 1);
    add(asked, (Lit[]){1}, 1);
    CHECK(oracle_solve(&asked->oracle, NULL, 0, UINT32_MAX, &core) == ORACLE_UNSAT);
    CHECK_SAME(asked->oracle.clauses.data[core].size, 0);
}

int main(void) {
    static struct asked asked;
    struct random random = {1};
    struct memory memory, region;
    memory_init(&memory, 0);
    memory_region(&region, &memory);
    oracle_init(&asked.oracle, &region, true);
    check_empty(&asked);
    for (unsigned i = 0; i < FORMULAS; i++) {
        begin(&asked, &random);
        for (unsigned k = 0; k < QUESTIONS; k++)
            ask(&asked, &random, k % 4 ? UINT32_MAX : 3);
        check_lemmas(&asked);
    }
    memory_clear(&memory);
    CHECK_SAME(memory.used, 0);
    return unit_end();
}
