/* SPDX-License-Identifier: MIT */
/* Joining almost locked sets: sets are looked up by a digit and its first place, so that only sets
 * are compared whose first place the other set sees. */
#ifndef COMMON_HUMAN_ALMOSTJOIN_H
#define COMMON_HUMAN_ALMOSTJOIN_H

#include "common/human/almost.h"

/* All sets of the position, up to almost_most, with views and joints: one list for all finders, in
 * step->notes. */
const struct almost_list *almostjoin_all(const struct board *board, struct step *step);

#endif
