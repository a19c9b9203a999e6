/* SPDX-License-Identifier: MIT */
/* How the workers of a race differ. */
#ifndef DPLL_ENGINES_VARIETY_H
#define DPLL_ENGINES_VARIETY_H

#include "state/settings.h"

/* Turns the user's settings into those of a worker, numbered from 0.  Worker 0 keeps them. */
void variety_apply(struct settings *settings, unsigned worker);

#endif
