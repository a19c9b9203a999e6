/* SPDX-License-Identifier: MIT */
/* What a solver that is to be asked again holds to be true, whatever was assumed. */
#ifndef SCENARIO_KNOWLEDGE_H
#define SCENARIO_KNOWLEDGE_H

#include "cmd/dpll/state/solver.h"
#include "truth.h"

/* Says what does not follow from the clauses with these models, or NULL: a literal at level 0, or a
 * clause over the formula's variables.  For a solver that removes none of them; after models were
 * excluded there is nothing to be said. */
const char *knowledge_wrong(const struct solver *s, const struct truth *models);

#endif
