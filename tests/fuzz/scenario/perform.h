/* SPDX-License-Identifier: MIT */
/* Scenarios performed, and every answer compared with brute force. */
#ifndef SCENARIO_PERFORM_H
#define SCENARIO_PERFORM_H

#include "scenario.h"

/* Performs a scenario.  Returns what went wrong, or NULL, and with it the index of the step.
 * Files that it needs for a while begin with stem. */
const char *scenario_perform(const struct scenario *scenario, const char *stem, size_t *step);

#endif
