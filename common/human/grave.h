/* SPDX-License-Identifier: MIT */
/* The bivalue universal grave: if every cell had two candidates, and every digit two places in each
 * house, a second solution would take the other one everywhere.  So where one cell has a third
 * candidate besides, which has a third place in its houses, that is right. */
#ifndef COMMON_HUMAN_GRAVE_H
#define COMMON_HUMAN_GRAVE_H

#include "common/human/step.h"

/* A finder (technique.h).  The step sets the cell, and has nothing else. */
bool grave_plus_one(const struct board *board, struct step *step);

#endif
