/* SPDX-License-Identifier: MIT */
/* Which almost locked sets digits join: sets are looked up by a digit and the first of its places,
 * so that only those are compared whose first place the other set sees. */
#ifndef COMMON_HUMAN_ALMOSTJOIN_H
#define COMMON_HUMAN_ALMOSTJOIN_H

#include "common/human/almost.h"

/* All sets of the position, as large as almost_most says, with views and joints: one list for all
 * who look for them, in step->notes. */
const struct almost_list *almostjoin_all(const struct board *board, struct step *step);

#endif
