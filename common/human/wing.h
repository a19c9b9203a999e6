/* SPDX-License-Identifier: MIT */
/* The XY-wing: a pivot with candidates x and y sees a cell with x and z and a cell with y and z.
 * Whether the pivot is x or y, one of these cells is z, so no cell that sees both is z.  In the
 * XYZ-wing the pivot has z, too, and the cell that loses z must see it as well. */
#ifndef COMMON_HUMAN_WING_H
#define COMMON_HUMAN_WING_H

#include "common/human/step.h"

/* Finders (technique.h).  The step has z; parts are the pivot and the two other cells, each with
 * its candidates. */
bool wing_xy(const struct board *board, struct step *step);
bool wing_xyz(const struct board *board, struct step *step);

#endif
