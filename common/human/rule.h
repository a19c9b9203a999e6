/* What the rules of a puzzle rule out beyond houses and cells that differ, which every technique
 * knows as houses and peers: relations and sums, of which common/rulebond says what they leave. */
#ifndef COMMON_HUMAN_RULE_H
#define COMMON_HUMAN_RULE_H

#include "common/human/step.h"
#include "common/output.h"

/* Finds the first relation or sum by which candidates can go. */
bool rule_find(const struct board *board, struct step *step);

/* How many candidates the cells of each of them had when it was last looked at, so that it is not
 * looked at again before some of these are gone; of those beyond RULE_SEEN_MAX that is not known.
 */
enum { RULE_SEEN_MAX = 256 };
struct rule_seen {
    uint32_t left[RULE_SEEN_MAX];
};

/* Takes all of them to have been looked at. */
void rule_see(const struct board *board, struct rule_seen *seen);

/* Rules out what each of them leaves no room for, one after the other, until the board has a flaw.
 * Returns whether any candidate went. */
bool rule_follow(struct board *board, struct rule_seen *seen);

/* Whether one cannot hold: *bond is its number. */
bool rule_is_broken(const struct board *board, uint32_t *bond);

/* Writes the rule as it stands in the puzzle: "cage 12 r1c1-r1c3". */
void rule_write(struct output *out, const struct layout *layout, uint32_t bond);

#endif
