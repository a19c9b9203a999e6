/* What the rules of a puzzle rule out beyond houses and cells that differ, which every technique
 * knows as houses and peers: relations and sums, of which common/rulebond says what they leave. */
#ifndef COMMON_HUMAN_RULE_H
#define COMMON_HUMAN_RULE_H

#include "common/human/step.h"
#include "common/output.h"

/* Finds the first relation or sum by which candidates can go. */
bool rule_find(const struct board *board, struct step *step);

/* Whether one cannot hold: *bond is its number. */
bool rule_is_broken(const struct board *board, uint32_t *bond);

/* Writes the rule as it stands in the puzzle: "cage 12 r1c1-r1c3". */
void rule_write(struct output *out, const struct layout *layout, uint32_t bond);

#endif
