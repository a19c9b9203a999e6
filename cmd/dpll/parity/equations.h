/* The parity constraints that were found so far, as sparse equations: they outlive the clauses that
 * they were found among, since what those say goes on to hold.
 *
 * Each follows from the formula as it is now, or did when it still had variables that are removed
 * since; a sum without such variables follows in any case. */
#ifndef DPLL_EQUATIONS_H
#define DPLL_EQUATIONS_H

#include "state/solver.h"
#include "state/sort.h"

/* Variables that add up to a value. */
struct equation {
    size_t begin; /* of its variables */
    uint32_t size;
    bool value;
    bool loose; /* shares at most one variable with those that are not: see peel.h */
};

STACK(equation_stack, struct equation);
STACK(equation_vars, Var);

struct equations {
    struct equation_stack list;
    struct equation_vars vars;
};

static inline const Var *equation_vars(const struct equations *e, size_t index) {
    return e->vars.data + e->list.data[index].begin;
}

/* Adds an equation of size different variables. */
void equations_add(struct solver *s, struct equations *e, const Var *vars, uint32_t size,
                   bool value);

/* Puts the names that substitution gives to variables in their place. */
void equations_rename(struct solver *s, struct equations *e);

/* Takes out variables that have a value or are removed, what is there twice, and, with its
 * equation, what only one has of a removed variable.  Then the variables of each are in ascending
 * order, and the shortest comes first; one without any is a contradiction.  At level 0 only. */
void equations_tidy(struct solver *s, struct equations *e);

void equations_free(struct solver *s, struct equations *e);

#endif
