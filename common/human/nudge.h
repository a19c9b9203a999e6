/* SPDX-License-Identifier: MIT */
/* Where to look for a step, without revealing its technique and effect. */
#ifndef COMMON_HUMAN_NUDGE_H
#define COMMON_HUMAN_NUDGE_H

#include "common/human/step.h"
#include "common/human/words.h"
#include "common/streams/output.h"

/* The cell of a step: the one that is set, or the first that loses candidates. */
uint32_t nudge_cell(const struct step *step);

/* Writes a house of that cell, preferably one of the pattern.  For a guess, and on a board without
 * houses, writes the cell. */
void nudge_write(struct output *out, const struct layout *layout, const struct step *step,
                 enum words_language language);

#endif
