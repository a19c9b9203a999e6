/* SPDX-License-Identifier: MIT */
/* A step in words, on one line: the technique, then its effect, and in parentheses where and why.
 * In the effect r5c7=4 sets a cell, and r5c7-48 rules two candidates out. */
#ifndef COMMON_HUMAN_EXPLAIN_H
#define COMMON_HUMAN_EXPLAIN_H

#include "common/human/step.h"
#include "common/human/words.h"
#include "common/streams/output.h"

/* Writes the step without a newline.  To get it in memory, use an empty out: the text is the first
 * out->used bytes of out->buffer, which one step never fills. */
void explain_step(struct output *out, const struct layout *layout, const struct step *step,
                  enum words_language language);

#endif
