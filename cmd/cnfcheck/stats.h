/* SPDX-License-Identifier: MIT */
/* Statistics of a formula. */
#ifndef CNFCHECK_STATS_H
#define CNFCHECK_STATS_H

#include "problem.h"
#include "strict.h"

/* Prints a line "name value" for each statistic; oddities holds the counts of strict.h. */
void stats_print(struct output *out, const struct problem *problem, const struct strict *oddities);

#endif
