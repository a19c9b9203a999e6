/* SPDX-License-Identifier: MIT */
/* Questions to the solver, and what it said, which is checked while it comes in. */
#ifndef SCENARIO_QUESTION_H
#define SCENARIO_QUESTION_H

#include "cmd/dpll/engines/engine.h"
#include "moment.h"
#include "truth.h"

enum { TURNS_MAX = 8 };

/* Another engine's turn, up to some effort. */
struct turn {
    const struct engine *engine;
    uint64_t effort;
};

/* How a problem is solved. */
struct manner {
    const struct engine *engine;
    struct settings settings;
    bool front; /* by cmd/dpll/run.h, not by the engines themselves */
    bool prove;
    enum proof_format format;
};

struct question {
    const struct truth *models_of_clauses;
    const int *assumed;
    int size;
    long models; /* to be listed: 0 for all, -1 for one and no word about others */
    struct moments moments;
    size_t bytes; /* that may be taken beyond those in use; 0 for no limit */
    struct turn turns[TURNS_MAX];
    int turns_size;
};

struct answer {
    enum res_answer verdict;
    enum res_answer more; /* after RES_SAT, when models were to be listed: whether there are more */
    int core[STEP_LITS], core_size;
    long models;
    struct truth expected, seen; /* models; variables beyond the formula's are false */
    int vars;
    const char *wrong; /* what is wrong first; NULL for nothing */
};

/* Takes in a model: a value, 1 or -1, for each of answer->vars variables. */
void answer_model(struct answer *answer, const signed char *values);

/* Says what is wrong, unless something was already; NULL for nothing. */
void answer_wrong(struct answer *answer, const char *wrong);

#endif
