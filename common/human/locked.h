/* Locked candidates: where all places of a digit in one house are cells of another house, too, it
 * has no place in the rest of that one.  From a region, such as a box, this is pointing, from a
 * line claiming. */
#ifndef COMMON_HUMAN_LOCKED_H
#define COMMON_HUMAN_LOCKED_H

#include "common/human/step.h"
#include "common/output.h"

bool locked_pointing(const struct board *board, struct step *step);
bool locked_claiming(const struct board *board, struct step *step);

/* Writes "5 in box 2, all in row 1". */
void locked_explain(struct output *out, const struct layout *layout, const struct step *step);

#endif
