/* SPDX-License-Identifier: MIT */
/* The reason why a position is contradictory, in words; human.c makes and undoes guesses. */
#ifndef COMMON_HUMAN_GUESS_H
#define COMMON_HUMAN_GUESS_H

#include "common/human/step.h"
#include "common/human/words.h"

/* Writes the reason: "no place for 4 in row 5". */
void guess_explain_reason(struct output *out, const struct layout *layout, const struct step *step,
                          enum words_language language);

#endif
