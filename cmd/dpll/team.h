/* SPDX-License-Identifier: MIT */
/* The search for one answer by several processes, which race or share a tree (see race.h), and one
 * proof of what they find. */
#ifndef DPLL_TEAM_H
#define DPLL_TEAM_H

#include "run.h"

/* Whether the options ask for several processes, and the engine and the question allow them.
 * assume: NULL when the problem asks no questions under assumptions. */
bool team_may_search(const struct run *run, const struct elit_stack *assume);

/* Searches for a model, as run_search does for a first one without assumptions.  Where no process
 * can be started, this one does the work. */
enum res_answer team_search(struct run *run);

#endif
