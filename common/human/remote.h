/* SPDX-License-Identifier: MIT */
/* Remote pairs: in a chain of cells with the same two candidates, each of which sees the next, the
 * digits alternate; two cells with an odd distance have both digits, so that a cell that sees both
 * has neither. */
#ifndef COMMON_HUMAN_REMOTE_H
#define COMMON_HUMAN_REMOTE_H

#include "common/human/step.h"

/* A finder (technique.h).  The step has the two digits, and a part for each cell, in the order in
 * which they see each other. */
bool remote_pair(const struct board *board, struct step *step);

#endif
