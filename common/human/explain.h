/* A step in words, on one line: the technique, then what it does - r5c7=4 sets a cell, r5c7-48
 * rules two candidates out - and in parentheses where and why. */
#ifndef COMMON_HUMAN_EXPLAIN_H
#define COMMON_HUMAN_EXPLAIN_H

#include "common/human/step.h"
#include "common/output.h"

/* Writes the step without a newline.  Where text is wanted in memory, it is the first out->used
 * bytes of out->buffer, as one step never fills that. */
void explain_step(struct output *out, const struct layout *layout, const struct step *step);

/* Writes "row 5", "box 2" and the like; "r5c7". */
void explain_house(struct output *out, const struct layout *layout, uint32_t house);
void explain_cell(struct output *out, const struct layout *layout, uint32_t cell);

/* Writes what a reason says: "no place for 4 in row 5". */
void explain_reason(struct output *out, const struct layout *layout, const struct step *step);

/* Why a technique works, for whoever does not know it by its name; of those before
 * TECHNIQUE_GUESS. */
const char *explain_idea(enum technique technique);

/* The name of a kind of house: "row". */
extern const char *const explain_kinds[];

#endif
