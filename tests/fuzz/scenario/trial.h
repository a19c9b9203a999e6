/* SPDX-License-Identifier: MIT */
/* Scenarios tried in a process of their own, which may crash or run away. */
#ifndef SCENARIO_TRIAL_H
#define SCENARIO_TRIAL_H

#include <stdint.h>

#include "scenario.h"

/* Of work that a scenario may take, and one that is being shrunk. */
enum { TRIAL_SECONDS = 8, SHRINK_SECONDS = 2 };

struct failure {
    char text[200]; /* what went wrong, the same each time */
    long step;      /* the number of the step, from 1; 0 where there is none to blame */
};

/* Returns whether all is well, else *failure says what is not. */
bool trial(const struct scenario *scenario, int seconds, struct failure *failure);

/* Whether all is well with the scenarios of some seeds. */
bool trial_seeds(uint64_t first, uint64_t count);

#endif
