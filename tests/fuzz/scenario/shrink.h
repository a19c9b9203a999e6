/* SPDX-License-Identifier: MIT */
/* Scenarios that fail made smaller. */
#ifndef SCENARIO_SHRINK_H
#define SCENARIO_SHRINK_H

#include "trial.h"

/* Leaves out steps and literals, and lowers numbers, as long as the scenario fails in the same
 * way. */
void scenario_shrink(struct scenario *scenario, const struct failure *failure);

#endif
