/* SPDX-License-Identifier: MIT */
/* The bivalue universal grave: if every cell had two candidates, and every digit two places in each
 * house, each solution would have a counterpart with the other candidate everywhere.  So if exactly
 * one cell has a third candidate, which has a third place in its houses, that candidate is
 * right. */
#ifndef COMMON_HUMAN_GRAVE_H
#define COMMON_HUMAN_GRAVE_H

#include "common/human/step.h"

/* A finder (technique.h).  The step only sets the cell. */
bool grave_plus_one(const struct board *board, struct step *step);

#endif
