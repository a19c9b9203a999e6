/* SPDX-License-Identifier: MIT */
/* X-wing, swordfish and jellyfish, on Sudoku Explainer's scale. */
#ifndef COMMON_EXPLAINER_BASICFISH_H
#define COMMON_EXPLAINER_BASICFISH_H

#include "common/explainer/hint.h"

/* Finders (hint.h), by number of lines. */
bool basicfish_2(struct hunt *hunt);
bool basicfish_3(struct hunt *hunt);
bool basicfish_4(struct hunt *hunt);

#endif
