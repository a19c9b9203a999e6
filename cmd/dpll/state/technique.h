/* SPDX-License-Identifier: MIT */
/* Identifiers of the techniques that other code than the schedule asks for, and whether the user
 * has switched them off. engines/techniques.c is the table of all techniques. */
#ifndef DPLL_STATE_TECHNIQUE_H
#define DPLL_STATE_TECHNIQUE_H

#include "state/solver.h"

enum technique_id {
    TECHNIQUE_UNNAMED,
    TECHNIQUE_MINIMIZE,
    TECHNIQUE_SHRINK,
    TECHNIQUE_REASONS,
    TECHNIQUE_EAGER,
    TECHNIQUE_RESTART,
    TECHNIQUE_REDUCE,
    TECHNIQUE_FOCUSED,
    TECHNIQUE_STABLE,
    TECHNIQUE_REORDER,
    TECHNIQUE_BURST,
    TECHNIQUE_SIGNS,
    TECHNIQUE_TARGET,
    TECHNIQUE_REPHASE,
    TECHNIQUE_WALK,
    TECHNIQUE_LUCKY,
    TECHNIQUE_COUNTING,
    TECHNIQUE_PARITY,
    TECHNIQUE_MATRIX,
    TECHNIQUE_SCOUT,
    TECHNIQUE_DEDUPLICATE,
    TECHNIQUE_SUBSTITUTE,
    TECHNIQUE_CONGRUENCE,
    TECHNIQUE_SWEEP,
    TECHNIQUE_GATES,
    TECHNIQUE_SUBSUME,
    TECHNIQUE_ELIMINATE,
    TECHNIQUE_DOUBLE,
    TECHNIQUE_AUTARKY,
    TECHNIQUES_NAMED
};

/* Whether a technique is on. */
static inline bool technique_is_on(const struct solver *s, enum technique_id id) {
    return !(s->settings->without >> id & 1);
}

#endif
