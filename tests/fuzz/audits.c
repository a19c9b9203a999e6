/* SPDX-License-Identifier: MIT */
/* Checks of many models of one formula against clause by clause evaluation.
 *
 *     audits SEED COUNT      COUNT formulas, each with a hidden model and others that differ from
 * it
 *
 * Prints how many models were accepted and how many refused, or the first wrong judgment. */
#include <stdio.h>
#include <stdlib.h>

#include "cmd/dpll/audit.c"
#include "cmd/dpll/follow.c"
#include "common/base/random.h"

const char diag_tool[] = "audits";

enum { VARS_MAX = 20, MODELS = 40 };

static bool is_true(const signed char *model, Lit lit) {
    return model[lit_var(lit)] == (lit_negative(lit) ? -1 : 1);
}

/* Appends a clause of one to four literals, one of which the model makes true. */
static void plant(struct formula *formula, const signed char *model, struct random *random) {
    size_t start = formula->size, size = 1 + random_below(random, 4), planted;
    Var var = random_below(random, formula->vars);
    planted = random_below(random, (uint32_t)size);
    for (size_t i = 0; i < size; i++)
        formula_push(formula, i == planted ? lit_make(var, model[var] < 0)
                                           : random_below(random, 2 * formula->vars));
    formula_end_clause(formula, start);
}

static bool satisfies(const struct formula *formula, const signed char *model) {
    struct clause_view clause;
    for (size_t at = 0; formula_next(formula, &at, &clause);) {
        bool satisfied = false;
        for (size_t i = 0; i < clause.size; i++)
            satisfied = satisfied || is_true(model, clause_lit(&clause, i));
        if (!satisfied)
            return false;
    }
    return true;
}

/* Goes from model to model by some flips, back where they lead to none.  Returns false after a
 * wrong judgment. */
static bool try_walk(const struct formula *formula, signed char *model, struct random *random,
                     unsigned judged[2]) {
    struct follow follow = {0};
    bool right = follow_begin(&follow, formula, model, formula->memory);
    for (int i = 0; i < MODELS && right; i++) {
        signed char next[VARS_MAX];
        memcpy(next, model, formula->vars);
        for (unsigned flips = random_below(random, 4); flips; flips--) {
            Var flipped = random_below(random, formula->vars);
            next[flipped] = (signed char)-next[flipped];
        }
        bool expected = satisfies(formula, next);
        right =
            follow_is_ready(&follow, formula) && follow_model(&follow, formula, next) == expected;
        judged[expected]++;
        if (expected)
            memcpy(model, next, formula->vars);
        else
            right = right && follow_begin(&follow, formula, model, formula->memory);
    }
    follow_free(&follow, formula->memory);
    return right;
}

/* Files one formula and judges models that come from the hidden one by flips.  Returns false after
 * a wrong judgment. */
static bool try_formula(struct random *random, struct memory *memory, unsigned judged[2]) {
    signed char model[VARS_MAX];
    struct formula formula;
    struct audit audit = {0};
    formula_init(&formula, memory);
    formula.vars = 1 + random_below(random, VARS_MAX);
    for (Var var = 0; var < formula.vars; var++)
        model[var] = random_below(random, 2) ? 1 : -1;
    for (unsigned clauses = random_below(random, 2 * VARS_MAX); clauses; clauses--)
        plant(&formula, model, random);
    bool right = audit_file(&audit, &formula, model, memory) && audit_is_filed(&audit, &formula);
    for (int i = 0; i < MODELS && right; i++) {
        bool expected = satisfies(&formula, model);
        right = audit_model(&audit, model) == expected;
        judged[expected]++;
        Var flipped = random_below(random, formula.vars);
        model[flipped] = (signed char)-model[flipped];
    }
    audit_free(&audit);
    if (satisfies(&formula, model))
        right = right && try_walk(&formula, model, random, judged);
    formula_free(&formula);
    return right;
}

int main(int argc, char **argv) {
    struct random random = {argc > 1 ? strtoull(argv[1], NULL, 10) : 0};
    unsigned long count = argc > 2 ? strtoul(argv[2], NULL, 10) : 1;
    unsigned judged[2] = {0, 0};
    struct memory memory;
    memory_init(&memory, 0);
    for (unsigned long i = 0; i < count; i++)
        if (!try_formula(&random, &memory, judged)) {
            printf("formula %lu is judged wrong\n", i);
            return 1;
        }
    printf("accepted %u refused %u bytes %zu\n", judged[1], judged[0], memory.used);
    return 0;
}
