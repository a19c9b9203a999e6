/* SPDX-License-Identifier: MIT */
/* The user's choices that engines depend on. */
#ifndef DPLL_STATE_SETTINGS_H
#define DPLL_STATE_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "state/hooks.h"
#include "state/tunables.h"

struct settings {
    unsigned rule;       /* of the textbook engine: index into branch_rule_names */
    unsigned propagator; /* of the textbook engine: index into propagator_names */
    uint64_t seed;
    bool keep_variables; /* clauses or questions may follow: no technique may remove a variable */
    bool many_models;    /* further models will be asked for */
    bool projects;       /* these models must differ in the variables shown */
    const uint32_t *shown;
    size_t shown_count;
    const char *log; /* NULL, or what to log, see log.h: "all", or names with commas between them */
    uint64_t without; /* bits of the techniques switched off: see technique.h */

    const struct tunables *tunables; /* NULL for tunables_default */

    const struct hooks *hooks; /* of an application that contains the solver; NULL for none */

    struct exchange *exchange; /* with other workers; NULL for none */
    struct parts *parts;       /* of the tree of lookahead, with other workers; NULL for none */
    unsigned worker;           /* the number of this worker, from 0 */
    uint64_t stable_first;     /* conflicts before the first switch of modes; 0 for mode_first */
};

static inline const struct tunables *settings_tunables(const struct settings *settings) {
    return settings->tunables ? settings->tunables : &tunables_default;
}

#endif
