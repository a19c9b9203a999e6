/* SPDX-License-Identifier: MIT */
/* Engines: ways to decide a formula behind one interface.  Between update and reset the solver is
 * the engine's; what it has assigned at level 0 stays. */
#ifndef DPLL_ENGINE_H
#define DPLL_ENGINE_H

#include "common/res.h"
#include "state/solver.h"

struct engine {
    const char *name;
    bool refutes;     /* can tell that there is no model */
    bool traces;      /* writes its search tree where s->trace is set */
    bool takes_rules; /* branches by the rule in the settings */
    bool cuts;        /* makes the cubes of cubes.h */
    bool chooses;     /* takes a choice among assumptions: s->either */
    bool projects;    /* excludes models by the variables that the settings show */
    bool races;       /* several at once are faster than one: they differ by settings.worker */

    /* Whether a turn could be of use now; NULL where it always could. */
    bool (*is_wanted)(const struct solver *s);

    /* Goes back to level 0, for another question. */
    void (*reset)(struct solver *s);

    /* Goes back to level 0 so that other engines may work on the same question; after update the
     * next solve goes on where this one stopped.  NULL where reset is called instead. */
    void (*suspend)(struct solver *s);

    /* Takes in the clauses and variables that the solver has gained.  At level 0 only. */
    void (*update)(struct solver *s);

    /* Decides the formula under s->assumptions.  RES_SAT leaves every variable with a value.
     * RES_UNSAT, when no model was found before, leaves the failed assumptions in s->core.
     * RES_UNKNOWN means that a limit was reached. */
    enum res_answer (*solve)(struct solver *s);

    /* After RES_SAT: makes the next solve find another model, or returns false when there is none.
     * Sets s->narrowed where the clauses do not mean the formula any more.  NULL in an engine that
     * cannot tell. */
    bool (*exclude_model)(struct solver *s);
};

#endif
