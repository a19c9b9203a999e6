/* SPDX-License-Identifier: MIT */
/* Locked candidates, on Sudoku Explainer's scale: pointing (from a box) and claiming (from a line).
 * Direct ones leave a hidden single in a house of the same kind. */
#ifndef COMMON_EXPLAINER_LOCKING_H
#define COMMON_EXPLAINER_LOCKING_H

#include "common/explainer/hint.h"

/* Finders (hint.h), of direct ones and of all. */
bool locking_direct(struct hunt *hunt);
bool locking_plain(struct hunt *hunt);

#endif
