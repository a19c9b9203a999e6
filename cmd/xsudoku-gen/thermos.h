/* SPDX-License-Identifier: MIT */
/* Thermometers: paths of cells, each sharing an edge or a corner with the next, on which digits
 * rise. */
#ifndef XSUDOKU_GEN_THERMOS_H
#define XSUDOKU_GEN_THERMOS_H

#include "common/base/random.h"
#include "common/rules/rules.h"

/* Draws thermometers of at least three cells for a solution of a side up to RULES_SIDE_MAX, and
 * adds them to a text.  They share no cells and do not cross. */
void thermos_draw(const struct area *area, const uint8_t *solution, struct random *random,
                  struct rules_text *text);

#endif
