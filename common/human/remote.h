/* SPDX-License-Identifier: MIT */
/* Remote pairs: in a chain of cells with the same two candidates, in which each cell sees the next,
 * the digits alternate.  Two cells at an odd distance have both digits, so a cell that sees both of
 * them has neither digit. */
#ifndef COMMON_HUMAN_REMOTE_H
#define COMMON_HUMAN_REMOTE_H

#include "common/human/step.h"

/* A finder (technique.h).  The step has the two digits, and a part for each cell, in the order in
 * which they see each other. */
bool remote_pair(const struct board *board, struct step *step);

#endif
