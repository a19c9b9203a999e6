/* SPDX-License-Identifier: MIT */
/* Finned fish: k lines whose places of a digit are in k crossing lines, except for a few places,
 * the fins.  Either a fin is right or the lines are a fish, so the candidates that the fish
 * excludes are ruled out where all fins are seen.  In a sashimi fish a line has only one place that
 * is no fin. */
#ifndef COMMON_HUMAN_FINNED_H
#define COMMON_HUMAN_FINNED_H

#include "common/human/step.h"

/* Finders (technique.h).  The step has the digit and the k lines, and those that cross them as its
 * cover; parts are the places in the cover, and the fins. */
bool finned_x_wing(const struct board *board, struct step *step);
bool finned_swordfish(const struct board *board, struct step *step);
bool finned_jellyfish(const struct board *board, struct step *step);
bool sashimi_x_wing(const struct board *board, struct step *step);
bool sashimi_swordfish(const struct board *board, struct step *step);
bool sashimi_jellyfish(const struct board *board, struct step *step);

#endif
