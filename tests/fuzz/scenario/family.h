/* SPDX-License-Identifier: MIT */
/* Small formulas of several kinds. */
#ifndef SCENARIO_FAMILY_H
#define SCENARIO_FAMILY_H

#include "common/base/random.h"
#include "scenario.h"

/* Appends the clauses of a formula over the first `vars` variables or fewer, at least 3. */
void family_draw(struct random *random, int vars, struct scenario *clauses);

#endif
