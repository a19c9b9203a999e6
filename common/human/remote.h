/* SPDX-License-Identifier: MIT */
/* Remote pairs: cells with the same two candidates, each of which sees the next, have them by
 * turns; two of them that are an odd number of cells apart have both, and what sees both has
 * neither. */
#ifndef COMMON_HUMAN_REMOTE_H
#define COMMON_HUMAN_REMOTE_H

#include "common/human/step.h"

/* A finder (technique.h).  The step has the two digits, and a part for each cell, in the order in
 * which they see each other. */
bool remote_pair(const struct board *board, struct step *step);

#endif
