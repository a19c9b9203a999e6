/* SPDX-License-Identifier: MIT */
#include "state/model.h"

#include <assert.h>
#include <string.h>

#include "state/extend.h"
#include "state/trail.h"

void model_extract(const struct solver *s, signed char *model) {
    assert(!s->inconsistent);
    /* A local copy, since for the compiler the writes to model may change s->values. */
    const signed char *values = s->values;
    size_t vars = s->vars;
    if (s->whole) {
        memcpy(model, s->whole, vars);
        return;
    }
    for (size_t var = 0; var < vars; var++)
        model[var] = memory_at(values, 2 * var);
    extend(s, model);
}

void model_take(struct solver *s, const signed char *model) {
    assert(!s->inconsistent);
    bool decided = false;
    stack_clear(&s->extension);
    for (Var var = 0; var < s->vars; var++) {
        Lit lit = lit_make(var, var < s->formula->vars && model[var] < 0);
        if (solver_value(s, lit))
            continue;
        if (decided)
            trail_assign(s, lit, NO_REASON);
        else
            trail_decide(s, lit);
        decided = true;
    }
}

static bool is_satisfied(const struct clause_view *clause, const signed char *model) {
    for (size_t i = 0; i < clause->size; i++) {
        Lit lit = clause_lit(clause, i);
        if (model[lit_var(lit)] == lit_sign(lit))
            return true;
    }
    return false;
}

size_t model_first_falsified(const struct formula *formula, const signed char *model) {
    struct clause_view clause;
    size_t number = 0;
    for (size_t at = 0; formula_next(formula, &at, &clause);) {
        number++;
        if (!is_satisfied(&clause, model))
            return number;
    }
    return 0;
}
