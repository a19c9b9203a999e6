/* The XY-wing: a pivot with candidates x and y sees a cell with x and z and one with y and z;
 * whichever the pivot is, one of these is z, so no cell that sees both is. */
#ifndef COMMON_HUMAN_WING_H
#define COMMON_HUMAN_WING_H

#include "common/human/step.h"
#include "common/output.h"

bool wing_xy(const struct board *board, struct step *step);

/* Writes "r1c1, so 4 at r1c5 or r3c2". */
void wing_explain(struct output *out, const struct layout *layout, const struct step *step);

#endif
