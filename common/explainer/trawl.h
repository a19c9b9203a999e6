/* X-wing, swordfish and jellyfish, on Sudoku Explainer's scale. */
#ifndef COMMON_EXPLAINER_TRAWL_H
#define COMMON_EXPLAINER_TRAWL_H

#include "common/explainer/hint.h"

bool trawl_2(struct hunt *hunt);
bool trawl_3(struct hunt *hunt);
bool trawl_4(struct hunt *hunt);

#endif
