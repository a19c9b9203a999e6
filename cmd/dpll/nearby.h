/* SPDX-License-Identifier: MIT */
/* Models near a model, reached by flipping one variable after the other.
 *
 * A literal that is the only true one of no clause can be made false; this gives a model, in which
 * other literals may have become free in this way (Janota, Lynce, Marques-Silva, 2015, who try
 * single ones).  Each clause keeps the number of its true literals and their exclusive or, which is
 * the literal itself if there is one.  So a flip costs no more than the clauses of its variable. */
#ifndef DPLL_NEARBY_H
#define DPLL_NEARBY_H

#include "common/formulas/formula.h"

STACK(nearby_vars, Var);

struct nearby {
    struct memory *memory;
    const struct formula *formula; /* which must outlive the struct */
    Var vars;
    size_t *begin; /* clauses of literal l: clauses[begin[l] .. begin[l + 1] - 1] */
    uint32_t *clauses;
    uint32_t *trues; /* by clause: number of its true literals */
    Lit *sum;        /* by clause: their exclusive or */
    uint32_t *alone; /* by variable: number of clauses of which its literal is the only true one */
    signed char *model;       /* by variable, 1 or -1 */
    struct nearby_vars freed; /* variables that flips have made free */
    bool ready;               /* false: memory was short, and no variable counts as free */
};

/* Begins with a formula and one of its models. */
void nearby_begin(struct nearby *nearby, const struct formula *formula, const signed char *model,
                  struct memory *memory);
void nearby_free(struct nearby *nearby);

/* Goes to another model of the formula, and empties nearby->freed. */
void nearby_move(struct nearby *nearby, const signed char *model);

/* Whether flipping a variable gives a model. */
static inline bool nearby_is_free(const struct nearby *nearby, Var var) {
    return nearby->ready && !nearby->alone[var];
}

/* Flips a variable, and appends those that have become free to nearby->freed. */
void nearby_flip(struct nearby *nearby, Var var);

#endif
