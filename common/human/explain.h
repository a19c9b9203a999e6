/* SPDX-License-Identifier: MIT */
/* A step in words, on one line: the technique, then what it does - r5c7=4 sets a cell, r5c7-48
 * rules two candidates out - and in parentheses where and why. */
#ifndef COMMON_HUMAN_EXPLAIN_H
#define COMMON_HUMAN_EXPLAIN_H

#include "common/human/step.h"
#include "common/human/words.h"
#include "common/output.h"

/* Writes the step without a newline.  Where text is wanted in memory, it is the first out->used
 * bytes of out->buffer, as one step never fills that. */
void explain_step(struct output *out, const struct layout *layout, const struct step *step,
                  enum words_language language);

#endif
