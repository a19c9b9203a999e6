/* SPDX-License-Identifier: MIT */
/* Techniques that code below the schedule asks for by name, whether the user has switched them off.
 * The table of all techniques is engines/techniques.c. */
#ifndef DPLL_TECHNIQUE_H
#define DPLL_TECHNIQUE_H

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

/* Whether the user has not switched a technique off. */
static inline bool technique_is_on(const struct solver *s, enum technique_id id) {
    return !(s->settings->without >> id & 1);
}

#endif
