/* SPDX-License-Identifier: MIT */
/* The search for one answer by several processes, which race or share a tree (race.h), with one
 * proof. */
#ifndef DPLL_TEAM_H
#define DPLL_TEAM_H

#include "run.h"

/* Whether the options ask for several processes, and the engine and the question allow them.
 * assume: NULL if the problem asks no questions under assumptions. */
bool team_may_search(const struct run *run, const struct elit_stack *assume);

/* Searches for a first model without assumptions, as run_search.  If no process can be started,
 * searches in this one. */
enum res_answer team_search(struct run *run);

#endif
