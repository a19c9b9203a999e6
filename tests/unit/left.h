/* SPDX-License-Identifier: MIT */
/* What a solver has left of a small formula: its clauses, their models, and whether these are still
 * those of the formula. */
#ifndef LEFT_H
#define LEFT_H

#include "small.h"
#include "state/extend.h"

enum { SMALL_VARS = 256, SMALL_CLAUSES = 300 };

/* How many irredundant clauses of three and more literals have just the literals of a text. */
static inline unsigned small_count(const struct solver *s, const char *text) {
    int lits[SMALL_SIZE], size = small_scan(&text, lits);
    unsigned count = 0;
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        const struct clause *clause = solver_clause(s, ref);
        int same = 0;
        for (uint32_t i = 0; i < clause->size; i++)
            for (int k = 0; k < size; k++)
                same += clause->lits[i] == lit_of(lits[k]);
        count += !clause->garbage && !clause->redundant && same == size &&
                 clause->size == (uint32_t)size;
    }
    return count;
}

/* Whether an irredundant or learned binary clause has two literals of the user. */
static inline bool small_has_binary(const struct solver *s, int a, int b) {
    const struct watch_list *list = &s->watches.lists[lit_of(a)];
    for (uint32_t i = 0; i < list->size; i++) {
        const struct watch *watch = &s->watches.pool[list->begin + i];
        if (watch->ref & BINARY && watch->blocker == lit_of(b))
            return true;
    }
    return false;
}

/* Leaves out assignments that falsify a binary clause of the watch lists. */
static inline void small_and_binaries(struct truth *truth, const struct solver *s, bool learned) {
    for (Lit lit = 0; lit < 2 * s->vars; lit++) {
        const struct watch_list *list = &s->watches.lists[lit];
        for (uint32_t i = 0; i < list->size; i++) {
            const struct watch *watch = &s->watches.pool[list->begin + i];
            if (watch->ref & BINARY && (learned || !(watch->ref & BINARY_REDUNDANT)))
                small_and_lits(truth, (Lit[]){lit, watch->blocker}, 2);
        }
    }
}

/* The models of what the solver holds at level 0: with what was learned, or without it. */
static inline void small_left(struct truth *truth, const struct solver *s, bool learned) {
    truth_fill(truth, !s->inconsistent);
    size_t fixed = s->levels.size ? s->levels.data[0].trail : s->trail.size;
    for (size_t i = 0; i < fixed; i++)
        small_and_lits(truth, &s->trail.data[i], 1);
    small_and_binaries(truth, s, learned);
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        const struct clause *clause = solver_clause(s, ref);
        if (!clause->garbage && (learned || !clause->redundant))
            small_and_lits(truth, clause->lits, clause->size);
    }
}

/* What units and binary clauses say alone. */
static inline void small_left_short(struct truth *truth, const struct solver *s) {
    truth_fill(truth, true);
    for (size_t i = 0; i < s->trail.size; i++)
        small_and_lits(truth, &s->trail.data[i], 1);
    small_and_binaries(truth, s, true);
}

/* Whether the solver has just the formula's models: without what was learned, too. */
static inline bool small_is_kept(const struct small *small) {
    struct truth all, irredundant;
    small_left(&all, &small->s, true);
    small_left(&irredundant, &small->s, false);
    return truth_equal(&all, &small->models) && truth_equal(&irredundant, &small->models);
}

/* Makes a variable free: words that differ in it alone are or-ed, and below 6 it is a bit of a
 * word. */
static inline void small_forget(struct truth *truth, Var var) {
    static const uint64_t low[] = {0x5555555555555555u, 0x3333333333333333u, 0x0f0f0f0f0f0f0f0fu,
                                   0x00ff00ff00ff00ffu, 0x0000ffff0000ffffu, 0x00000000ffffffffu};
    for (size_t word = 0; word < sizeof truth->words / sizeof *truth->words; word++) {
        uint64_t *bits = &truth->words[word];
        if (var < 6)
            *bits |= (*bits & low[var]) << (1u << var) | (*bits >> (1u << var) & low[var]);
        else
            *bits |= truth->words[word ^ (size_t)1 << (var - 6)];
        if (var >= 6)
            truth->words[word ^ (size_t)1 << (var - 6)] = *bits;
    }
}

/* The number of variables, with those that a technique has added. */
static inline Var small_vars(const struct small *small) {
    const struct cdcl *cdcl = small->s.cdcl;
    return cdcl->spare > small->formula.vars ? cdcl->spare : small->formula.vars;
}

/* Whether each model of what is left, whatever removed variables are in it, is mended to one of the
 * formula. */
static inline bool small_is_mended(const struct small *small, const struct truth *left) {
    for (uint32_t row = 0; row < 1u << small_vars(small); row++) {
        signed char model[SMALL_VARS];
        uint32_t mended = 0;
        if (!truth_has(left, row))
            continue;
        for (Var var = 0; var < small->s.vars; var++)
            model[var] = var < SCENARIO_VARS && row >> var & 1 ? 1 : -1;
        extend(&small->s, model);
        for (Var var = 0; var < small->formula.vars; var++)
            mended |= (uint32_t)(model[var] > 0) << var;
        if (!truth_has(&small->models, mended))
            return false;
    }
    return true;
}

/* Whether what is left without what was learned has the formula's models, but for variables that
 * were removed and added, and each is mended to one of the formula. */
static inline bool small_is_projected(const struct small *small) {
    struct truth left, expected = small->models;
    if (small->s.inconsistent)
        return truth_is_empty(&expected);
    small_left(&left, &small->s, false);
    if (!small_is_mended(small, &left))
        return false;
    for (Var var = small->formula.vars; var < small_vars(small); var++)
        small_forget(&left, var);
    for (Var var = 0; var < small->formula.vars; var++)
        if (small->s.removed[var])
            small_forget(&expected, var);
    return truth_equal(&left, &expected);
}

/* Clauses as sets: bit LIT is set for each literal. */
struct small_sets {
    uint32_t lits[SMALL_CLAUSES];
    unsigned size;
};

/* Adds the binary clauses, once each. */
static inline void small_list_binaries(const struct solver *s, struct small_sets *sets,
                                       bool learned) {
    for (Lit lit = 0; lit < 2 * SCENARIO_VARS && lit < 2 * s->vars; lit++) {
        const struct watch_list *list = &s->watches.lists[lit];
        for (uint32_t i = 0; i < list->size; i++) {
            const struct watch *watch = &s->watches.pool[list->begin + i];
            if (watch->ref & BINARY && lit < watch->blocker &&
                (learned || !(watch->ref & BINARY_REDUNDANT)))
                sets->lits[sets->size++] = 1u << lit | 1u << watch->blocker;
        }
    }
}

/* Lists the clauses of two and more literals: with learned ones, or without. */
static inline void small_list(const struct solver *s, struct small_sets *sets, bool learned) {
    sets->size = 0;
    small_list_binaries(s, sets, learned);
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        const struct clause *clause = solver_clause(s, ref);
        uint32_t lits = 0;
        for (uint32_t i = 0; i < clause->size; i++)
            lits |= 1u << clause->lits[i];
        if (!clause->garbage && (learned || !clause->redundant))
            sets->lits[sets->size++] = lits;
    }
}

/* How many variables a technique takes from a formula over `vars` variables; vars for a
 * contradiction, and more if what is left is not the projection.  keep: whether it must leave all
 * of them. */
static inline Var small_count_gone(const char *text, Var vars, bool keep,
                                   bool (*technique)(struct solver *s)) {
    static struct small small;
    small_begin(&small, vars);
    small.settings.keep_variables = keep;
    small_text(&small, text);
    Var gone = small_build(&small) && technique(&small.s) ? small.s.gone : vars;
    if (!small_is_projected(&small))
        gone = UINT32_MAX;
    small_end(&small);
    return gone;
}

#endif
