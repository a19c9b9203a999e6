/* SPDX-License-Identifier: MIT */
/* The parity constraints found among the clauses so far.  They are kept beside the clauses and stay
 * when these are removed.
 *
 * An equation follows from the current formula, or from the formula at a time when it had variables
 * removed since; a sum without such variables follows from the current one. */
#ifndef DPLL_STATE_EQUATIONS_H
#define DPLL_STATE_EQUATIONS_H

#include <assert.h>

#include "state/solver.h"

/* A parity constraint: the sum of its variables modulo 2 is value. */
struct equation {
    size_t begin; /* index of its first variable in vars */
    uint32_t size;
    bool value;
    bool loose; /* shares at most one variable with the equations that are not loose: peel.h */
};

STACK(equation_stack, struct equation);

struct equations {
    struct equation_stack list;
    struct var_stack vars;
};

/* The variables of an equation, by its index; valid until an equation is added. */
static inline const Var *equations_vars(const struct equations *e, size_t index) {
    assert(index < e->list.size);
    const struct equation *equation = &stack_at(&e->list, index);
    assert(equation->begin <= e->vars.size && equation->size <= e->vars.size - equation->begin);
    return e->vars.data + equation->begin;
}

/* Adds an equation of `size` different variables. */
void equations_add(struct solver *s, struct equations *e, const Var *vars, uint32_t size,
                   bool value);

void equations_free(struct solver *s, struct equations *e);

#endif
