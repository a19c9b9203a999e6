/* SPDX-License-Identifier: MIT */
/* Scenarios made up. */
#ifndef SCENARIO_DRAW_H
#define SCENARIO_DRAW_H

#include <stdint.h>

#include "scenario.h"

/* The scenario of a seed. */
void scenario_draw(uint64_t seed, struct scenario *scenario);

#endif
