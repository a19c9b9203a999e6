/* SPDX-License-Identifier: MIT */
/* The words of a step by a rule besides the name of the rule: combinations, orders, bounds,
 * sums. */
#ifndef COMMON_HUMAN_TELLRULE_H
#define COMMON_HUMAN_TELLRULE_H

#include "common/human/step.h"
#include "common/human/words.h"
#include "common/streams/output.h"

/* Each writes what a finder has noted in a step: those of cage.h, line.h, ways.h, innies.h and
 * forcing.h do. */

/* The combinations of digits that are left. */
void tellrule_combinations(struct output *out, const struct step *step,
                           enum words_language language);

/* The orders that are left, or their number and the cells it depends on. */
void tellrule_orders(struct output *out, const struct layout *layout, const struct step *step,
                     enum words_language language);

/* The digits that the rest of a sum leaves for a cell, after a colon. */
void tellrule_bounds(struct output *out, const struct layout *layout, const struct step *step,
                     enum words_language language);

/* The digits that the set cells of a line leave for a cell. */
void tellrule_left(struct output *out, const struct layout *layout, const struct step *step,
                   enum words_language language);

/* A sum of cells as an equation, with the sum of the houses and those subtracted. */
void tellrule_sum(struct output *out, const struct layout *layout, const struct step *step);

/* The rules that a net needs, after a comma, if there are any. */
void tellrule_needed(struct output *out, const struct layout *layout, const struct step *step,
                     enum words_language language);

#endif
