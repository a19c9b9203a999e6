/* SPDX-License-Identifier: MIT */
/* Engines: ways to decide a formula behind one interface.  From update to reset the solver belongs
 * to one engine.  Its assignments at level 0 stay. */
#ifndef DPLL_ENGINES_ENGINE_H
#define DPLL_ENGINES_ENGINE_H

#include "common/formulas/res.h"
#include "state/solver.h"

struct engine {
    const char *name;
    bool refutes;     /* can answer that there is no model */
    bool traces;      /* writes its search tree to s->trace, if that is set */
    bool takes_rules; /* branches by the rule in the settings */
    bool cuts;        /* can produce cubes (cubes.h) */
    bool chooses;     /* supports a choice among assumptions: s->either */
    bool projects;    /* can project models to the variables that the settings show */
    bool races;       /* several workers, told apart by settings.worker, are faster than one */

    /* Whether running the engine could be of use now; NULL means always. */
    bool (*is_wanted)(const struct solver *s);

    /* Backtracks to level 0 and forgets the question. */
    void (*reset)(struct solver *s);

    /* Backtracks to level 0 to let other engines work on the same question; after update the next
     * solve resumes.  If NULL, reset is called instead. */
    void (*suspend)(struct solver *s);

    /* Takes in the solver's new clauses and variables.  At level 0 only. */
    void (*update)(struct solver *s);

    /* Decides the formula under s->assumptions.  RES_SAT: every variable has a value.  RES_UNSAT:
     * s->core has the failed assumptions, unless a model was found before.  RES_UNKNOWN: a limit
     * was reached. */
    enum res_answer (*solve)(struct solver *s);

    /* After RES_SAT: makes the next solve find another model, or returns false if there is none.
     * Sets s->narrowed if the clauses are no longer equivalent to the formula.  NULL if the engine
     * cannot do this. */
    bool (*exclude_model)(struct solver *s);
};

#endif
