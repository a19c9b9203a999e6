/* The techniques of solving by hand: one row says everything about one.  A new technique is a file
 * with its finder and its explanation, and a row in technique.c. */
#ifndef COMMON_HUMAN_TECHNIQUE_H
#define COMMON_HUMAN_TECHNIQUE_H

#include "common/human/step.h"
#include "common/output.h"

struct technique {
    const char *name; /* as traces and ratings have it */
    uint32_t cost;    /* of one step: see rating.h */
    bool single;      /* a naked or hidden single, which sets a cell */

    /* Finds one step, if there is any: begins *step and fills it in.  NULL where human.c makes the
     * step: for guesses and their way back. */
    bool (*find)(const struct board *board, struct step *step);

    /* Writes where and why, without the parentheses; NULL where the effect says it. */
    void (*explain)(struct output *out, const struct layout *layout, const struct step *step);

    /* Why it works, for whoever does not know it by its name; NULL where find is. */
    const char *idea;
};

/* In the order in which they are tried; ended by a row without a name. */
extern const struct technique techniques[];

/* What is no technique, but a step all the same; and no step at all. */
extern const struct technique technique_guess, technique_back, technique_none;

/* Finds the next step by the first technique that has one, or by singles only, and sets
 * step->technique to its row.  Returns false when none has a step; then only the technique, level
 * and reason of *step are as before. */
bool technique_find(const struct board *board, bool singles_only, struct step *step);

#endif
