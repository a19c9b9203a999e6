/* SPDX-License-Identifier: MIT */
/* A small formula with the set of its models, by brute force, and a conflict-driven solver of it.
 *
 * The models are found by tests/fuzz/scenario/truth.h, which shares no code with the solver. */
#ifndef SMALL_H
#define SMALL_H

#include "common/base/random.h"
#include "engines/cdcl.h"
#include "search/state.h"
#include "search/unit.h"
#include "state/checker.h"
#include "state/intake.h"
#include "tests/fuzz/scenario/truth.h"

enum { SMALL_SIZE = 16 };

/* Begin with small_begin, add clauses, build. */
struct small {
    struct memory memory;
    struct formula formula;
    struct settings settings;
    struct solver s;
    struct truth models;
};

static inline void small_begin(struct small *small, Var vars) {
    memory_init(&small->memory, 0);
    formula_init(&small->formula, &small->memory);
    small->settings = (struct settings){.seed = 1};
    small->formula.vars = vars;
    truth_fill(&small->models, true);
}

static inline void small_add(struct small *small, const int *elits, int size) {
    size_t start = small->formula.size;
    for (int i = 0; i < size; i++)
        formula_push(&small->formula, lit_of(elits[i]));
    formula_end_clause(&small->formula, start);
    truth_and_clause(&small->models, elits, size);
}

/* Reads the first clause of a text such as "1 -2 0 3 0".  Returns its size, or -1 at the end. */
static inline int small_scan(const char **text, int *lits) {
    int size = 0, length;
    for (; sscanf(*text, "%d%n", &lits[size], &length) == 1; *text += length, size++)
        if (!lits[size]) {
            *text += length;
            return size;
        }
    return -1;
}

/* Adds the clauses of a text. */
static inline void small_text(struct small *small, const char *text) {
    int lits[SMALL_SIZE], size;
    while ((size = small_scan(&text, lits)) >= 0)
        small_add(small, lits, size);
}

/* Draws `size` literals of different variables below the formula's number. */
static inline void small_draw_lits(const struct small *small, struct random *random, int *lits,
                                   int size) {
    unsigned used = 0;
    for (int i = 0; i < size;) {
        Var var = random_below(random, small->formula.vars);
        if (!(used >> var & 1))
            lits[i++] = lit_user(lit_make(var, random_below(random, 2)));
        used |= 1u << var;
    }
}

/* Adds `clauses` random clauses of `least` to `most` literals. */
static inline void small_draw(struct small *small, struct random *random, unsigned clauses,
                              int least, int most) {
    for (unsigned i = 0; i < clauses; i++) {
        int lits[SMALL_SIZE],
            size = least + (int)random_below(random, (uint32_t)(most - least + 1));
        small_draw_lits(small, random, lits, size);
        small_add(small, lits, size);
    }
}

/* Builds the solver of the formula by the settings.  Returns whether propagation at level 0 finds
 * no contradiction. */
static inline bool small_build(struct small *small) {
    static const volatile sig_atomic_t stop;
    struct limits limits = {
        .stop = &stop, .pause = UINT64_MAX, .conflicts = UINT64_MAX, .decisions = UINT64_MAX};
    solver_init(&small->s, &small->memory, &small->settings, &small->formula, &limits, NULL);
    intake_update(&small->s);
    engine_cdcl.update(&small->s);
    return unit_propagate(&small->s);
}

static inline void small_end(struct small *small) {
    memory_clear(&small->memory);
}

static inline void small_and_lits(struct truth *truth, const Lit *lits, uint32_t size) {
    int elits[SMALL_SIZE];
    for (uint32_t i = 0; i < size; i++)
        elits[i] = lit_user(lits[i]);
    truth_and_clause(truth, elits, (int)size);
}

/* Whether a clause of the solver's follows from the formula. */
static inline bool small_implies(const struct small *small, const Lit *lits, uint32_t size) {
    int elits[SMALL_SIZE];
    for (uint32_t i = 0; i < size; i++)
        elits[i] = lit_user(lits[i]);
    return truth_implies(&small->models, elits, (int)size);
}

/* Gives the solver a clause as learned, if it follows from the formula and its literals are open.
 * Returns its reference, or NO_CONFLICT for none. */
static inline Ref small_learn(struct small *small, const int *elits, int size) {
    Lit lits[SMALL_SIZE];
    for (int i = 0; i < size; i++) {
        lits[i] = lit_of(elits[i]);
        if (small->s.values[lits[i]])
            return NO_CONFLICT;
    }
    if (!truth_implies(&small->models, elits, size))
        return NO_CONFLICT;
    checker_given(&small->s, lits, (size_t)size);
    return solver_add_clause(&small->s, lits, (uint32_t)size, true, 0);
}

/* Draws `tries` clauses of `least` to `most` literals, and learns those that follow. */
static inline void small_learn_some(struct small *small, struct random *random, unsigned tries,
                                    int least, int most) {
    for (unsigned i = 0; i < tries; i++) {
        int lits[SMALL_SIZE];
        int size = least + (int)random_below(random, (uint32_t)(most - least + 1));
        small_draw_lits(small, random, lits, size);
        Ref ref = small_learn(small, lits, size);
        if (ref < BINARY && ref != NO_CONFLICT)
            solver_clause(&small->s, ref)->glue =
                (1 + random_below(random, (uint32_t)size - 1)) & CLAUSE_GLUE_MAX;
    }
}

#endif
