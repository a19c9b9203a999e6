/* SPDX-License-Identifier: MIT */
/* The engines driven as cmd/dpll/run.c does, and a little more freely: a search pauses at some
 * effort and goes on, or other engines take turns with it as in engines/portfolio.c. */
#ifndef SCENARIO_DIRECT_H
#define SCENARIO_DIRECT_H

#include "question.h"

struct direct {
    struct memory *memory;
    const struct formula *formula;
    struct manner manner;
    struct settings settings;    /* of the solver */
    const struct engine *engine; /* that holds the solver; NULL while there is none */
    struct memory own;           /* of the solver */
    struct solver solver;
    struct proof *proof;
};

/* Forgets the solver, and solves in another manner from now on.  proof is NULL for none. */
void direct_begin(struct direct *d, const struct manner *manner, struct proof *proof);

void direct_ask(struct direct *d, const struct question *question, struct answer *answer);
void direct_free(struct direct *d);

#endif
