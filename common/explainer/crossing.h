/* Locked candidates, on Sudoku Explainer's scale: pointing from a box, claiming from a line; and
 * direct ones, which leave a hidden single at once in a house of the same kind. */
#ifndef COMMON_EXPLAINER_CROSSING_H
#define COMMON_EXPLAINER_CROSSING_H

#include "common/explainer/hint.h"

bool crossing_direct(struct hunt *hunt);
bool crossing_plain(struct hunt *hunt);

#endif
