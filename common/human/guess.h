/* How guesses, and their way back, are told; human.c makes them. */
#ifndef COMMON_HUMAN_GUESS_H
#define COMMON_HUMAN_GUESS_H

#include "common/human/step.h"
#include "common/output.h"

/* Writes "level 1, 2 of 3". */
void guess_explain(struct output *out, const struct layout *layout, const struct step *step);

/* Writes the same and the reason to go back. */
void guess_explain_back(struct output *out, const struct layout *layout, const struct step *step);

/* Writes why a position leads no further: "no place for 4 in row 5". */
void guess_explain_reason(struct output *out, const struct layout *layout, const struct step *step);

#endif
