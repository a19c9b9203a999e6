/* SPDX-License-Identifier: MIT */
/* Scenarios: what is done with the solver, one step a line.
 *
 *     problem
 *     engine cdcl
 *     keep
 *     clause 1 -2 0
 *     stop 7
 *     ask -1 2 0
 *
 * Steps mean something in any order and any of them may be missing, so that a scenario can be
 * shrunk by leaving steps out: README.md says what each does. */
#ifndef SCENARIO_H
#define SCENARIO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum { SCENARIO_VARS = 16, STEPS_MAX = 2048, STEP_LITS = 24 };

enum step_kind {
    STEP_PROBLEM,
    STEP_ENGINE,
    STEP_RULE,
    STEP_SEED,
    STEP_KEEP,
    STEP_MANY,
    STEP_FRONT,
    STEP_PROOF,
    STEP_VARS,
    STEP_CLAUSE,
    STEP_MODELS,
    STEP_TURN,
    STEP_STOP,
    STEP_STOP_REQUEST,
    STEP_REFUSE,
    STEP_BYTES,
    STEP_ASK,
    STEP_KINDS
};

struct step {
    enum step_kind kind;
    int choice;          /* an index into the words of the kind */
    long number;         /* not negative */
    int size;            /* of lits */
    int lits[STEP_LITS]; /* the user's, of variables up to SCENARIO_VARS */
};

struct scenario {
    size_t size;
    struct step steps[STEPS_MAX];
};

/* Appends a step, which is lost when there is no room, and returns it. */
struct step *scenario_add(struct scenario *scenario, enum step_kind kind);

void scenario_write(const struct scenario *scenario, FILE *out);

/* Reads what scenario_write has written, and comments, which begin with "c".  Returns 0, or the
 * number of the first line that is no step. */
int scenario_read(struct scenario *scenario, FILE *in);

#endif
