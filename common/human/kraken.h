/* SPDX-License-Identifier: MIT */
/* Kraken fish: rows against columns, with fins that need not be seen directly.  A candidate that
 * the fish excludes is wrong if chains from it make every fin wrong.  After M. Barker and others in
 * the forums of sudoku players (2006).  None above side 16. */
#ifndef COMMON_HUMAN_KRAKEN_H
#define COMMON_HUMAN_KRAKEN_H

#include "common/human/step.h"

/* A finder (technique.h).  The step has the digit and the lines of the base, and those that cover
 * them as its cover; parts are the places in both, and the fins. */
bool kraken_find(const struct board *board, struct step *step);

#endif
