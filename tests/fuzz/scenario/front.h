/* SPDX-License-Identifier: MIT */
/* Problems given to cmd/dpll/run.h, whose written answers are read back. */
#ifndef SCENARIO_FRONT_H
#define SCENARIO_FRONT_H

#include "cmd/dpll/run.h"
#include "question.h"

struct front {
    struct run run;
    struct run_options options;
    struct output out;
    FILE *written; /* behind `out`; NULL until it is needed */
};

/* The formula is front->run.formula. */
void front_init(struct front *f, struct memory *memory);

/* Forgets the solver, and solves in another manner from now on.  proof is NULL for none. */
void front_begin(struct front *f, const struct manner *manner, struct proof *proof);

void front_ask(struct front *f, const struct question *question, struct answer *answer);
void front_free(struct front *f);

#endif
