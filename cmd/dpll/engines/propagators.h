/* SPDX-License-Identifier: MIT */
/* The implementations of propagation that the user can choose from. */
#ifndef DPLL_ENGINES_PROPAGATORS_H
#define DPLL_ENGINES_PROPAGATORS_H

#include "engines/propagator.h"

/* Their names, ended by NULL. */
extern const char *const propagator_names[];

/* The one with an index into propagator_names. */
const struct propagator *propagators_at(unsigned index);

#endif
