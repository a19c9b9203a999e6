/* SPDX-License-Identifier: MIT */
/* Thermometers: paths from cell to cell, side by side or corner to corner, on which digits rise. */
#ifndef XSUDOKU_GEN_THERMOS_H
#define XSUDOKU_GEN_THERMOS_H

#include "common/random.h"
#include "common/rules.h"

/* Draws thermometers of three cells or more for a solution of a side up to RULES_SIDE_MAX, none of
 * which share a cell or cross, and adds them to a text. */
void thermos_draw(const struct area *area, const uint8_t *solution, struct random *random,
                  struct rules_text *text);

#endif
