/* Fish: k rows in which a digit has places in k columns only take it from the rest of these
 * columns, and likewise with rows and columns exchanged.  Two are an X-wing, three a swordfish. */
#ifndef COMMON_HUMAN_FISH_H
#define COMMON_HUMAN_FISH_H

#include "common/human/step.h"
#include "common/output.h"

bool fish_x_wing(const struct board *board, struct step *step);
bool fish_swordfish(const struct board *board, struct step *step);

/* Writes "4 in rows 2 5, all in columns 3 7". */
void fish_explain(struct output *out, const struct layout *layout, const struct step *step);

#endif
