/* SPDX-License-Identifier: MIT */
/* Naked and hidden pairs, triples and quads, on Sudoku Explainer's scale.  Direct hidden ones leave
 * a hidden single in their house. */
#ifndef COMMON_EXPLAINER_TUPLE_H
#define COMMON_EXPLAINER_TUPLE_H

#include "common/explainer/hint.h"

/* Finders (hint.h), by number of cells or digits. */
bool tuple_naked_2(struct hunt *hunt);
bool tuple_naked_3(struct hunt *hunt);
bool tuple_naked_4(struct hunt *hunt);
bool tuple_hidden_2(struct hunt *hunt);
bool tuple_hidden_3(struct hunt *hunt);
bool tuple_hidden_4(struct hunt *hunt);
bool tuple_direct_2(struct hunt *hunt);
bool tuple_direct_3(struct hunt *hunt);

#endif
