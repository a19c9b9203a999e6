/* SPDX-License-Identifier: MIT */
/* Models near a model: those that differ from it in one variable, or lead there in such steps.
 *
 * A literal that satisfies no clause alone can be made false, and what is left is a model again, in
 * which others may have become free (Janota, Lynce, Marques-Silva, 2015, who try single ones). Each
 * clause keeps how many of its literals are true and their exclusive or, which is the literal
 * itself where there is one; so a change costs the clauses of its variable and nothing else. */
#ifndef DPLL_NEARBY_H
#define DPLL_NEARBY_H

#include "common/formula.h"

STACK(nearby_vars, Var);

struct nearby {
    struct memory *memory;
    Var vars;
    size_t *begin; /* clauses of literal l: clauses[begin[l] .. begin[l + 1] - 1] */
    uint32_t *clauses;
    uint32_t *trues;          /* by clause: how many of its literals are true */
    Lit *sum;                 /* by clause: the exclusive or of these */
    uint32_t *alone;          /* by variable: clauses that its literal alone satisfies */
    signed char *model;       /* by variable, 1 or -1 */
    struct nearby_vars freed; /* variables that changes have made free, to be looked at again */
    bool ready;               /* false: memory was short, and nothing is known to be free */
};

/* For a formula and one of its models. */
void nearby_begin(struct nearby *nearby, const struct formula *formula, const signed char *model,
                  struct memory *memory);
void nearby_free(struct nearby *nearby);

/* Goes to another model of the formula, and empties nearby->freed. */
void nearby_move(struct nearby *nearby, const signed char *model);

/* Whether the model is still one with another value of the variable. */
static inline bool nearby_is_free(const struct nearby *nearby, Var var) {
    return nearby->ready && !nearby->alone[var];
}

/* Changes the value of a variable, and appends those to nearby->freed that have become free. */
void nearby_flip(struct nearby *nearby, Var var);

#endif
