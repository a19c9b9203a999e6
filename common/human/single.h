/* Naked singles, cells with one candidate, and hidden singles, digits with one place in a house.
 * The board keeps both, so that the first one is found by a few words. */
#ifndef COMMON_HUMAN_SINGLE_H
#define COMMON_HUMAN_SINGLE_H

#include "common/human/step.h"
#include "common/output.h"

bool single_naked(const struct board *board, struct step *step);
bool single_hidden(const struct board *board, struct step *step);

/* Writes the house: "row 5". */
void single_explain(struct output *out, const struct layout *layout, const struct step *step);

#endif
