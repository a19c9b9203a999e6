/* SPDX-License-Identifier: MIT */
/* The words of a step by a rule besides the name of the rule: combinations, orders, bounds,
 * sums. */
#ifndef COMMON_HUMAN_TELLRULE_H
#define COMMON_HUMAN_TELLRULE_H

#include "common/human/step.h"
#include "common/human/words.h"
#include "common/output.h"

/* Each writes what the finders of cage.h, line.h, ways.h, innies.h and forcing.h note in a step:
 * the combinations left; the orders left, or how many and by which cells; which digits the others
 * of a sum leave a cell, behind a colon; which ones the cells of a line that are set leave one; a
 * sum of cells as an equation, with the sum of the houses and those taken away; the rules that a
 * net needs, behind a comma, if there are any. */
void tellrule_combinations(struct output *out, const struct step *step,
                           enum words_language language);
void tellrule_orders(struct output *out, const struct layout *layout, const struct step *step,
                     enum words_language language);
void tellrule_bounds(struct output *out, const struct layout *layout, const struct step *step,
                     enum words_language language);
void tellrule_left(struct output *out, const struct layout *layout, const struct step *step,
                   enum words_language language);
void tellrule_sum(struct output *out, const struct layout *layout, const struct step *step);
void tellrule_needed(struct output *out, const struct layout *layout, const struct step *step,
                     enum words_language language);

#endif
