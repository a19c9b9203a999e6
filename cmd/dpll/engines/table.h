/* SPDX-License-Identifier: MIT */
/* The engines that the user can choose from. */
#ifndef DPLL_ENGINES_TABLE_H
#define DPLL_ENGINES_TABLE_H

#include "engines/engine.h"

/* Names in the order of the option, auto first; ended by NULL. */
extern const char *const engine_names[];

/* The engine for an index into engine_names. */
const struct engine *table_engine(int index);

#endif
