/* SPDX-License-Identifier: MIT */
/* What the user chose, as far as engines care. */
#ifndef DPLL_SETTINGS_H
#define DPLL_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct settings {
    unsigned rule;       /* of the textbook engine: an index into branch_rule_names */
    unsigned propagator; /* of the textbook engine: an index into propagator_names */
    uint64_t seed;
    bool keep_variables; /* clauses or questions may follow: no technique may remove a variable */
    bool many_models;    /* further models are asked for */
    bool projects;       /* and are to differ in the variables shown */
    const uint32_t *shown;
    size_t shown_count;
    bool log;         /* what is done goes to standard error, in debug builds: see log.h */
    uint64_t without; /* a bit for each technique that is off, see technique.h */

    struct exchange *exchange; /* with other workers, NULL where there are none */
    struct parts *parts;       /* of the tree of lookahead, likewise */
    unsigned worker;           /* which of them this is, from 0 */
    uint64_t stable_first;     /* conflicts before the first change of mode; 0 for the usual ones */
};

#endif
