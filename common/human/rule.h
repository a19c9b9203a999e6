/* SPDX-License-Identifier: MIT */
/* Follows all rules of a puzzle at once, for suppositions.  Houses and cells that must differ are
 * not included: every technique knows these as houses and peers.  Relations, sums and lines are
 * numbered: first the bonds of the rules, then the derived sums. */
#ifndef COMMON_HUMAN_RULE_H
#define COMMON_HUMAN_RULE_H

#include "common/human/step.h"
#include "common/human/words.h"
#include "common/streams/output.h"

/* What is known of the first RULE_SEEN_MAX bonds for a board. */
enum {
    RULE_SEEN_MAX = BONDINDEX_MAX,
    RULE_SEEN_WORDS = BONDINDEX_WORDS,
    RULE_SEEN_CELLS_MAX = 256,
    RULE_SEEN_HOLDERS_MAX = LAYOUT_SIDE_MAX * RULE_SEEN_CELLS_MAX / 64
};
struct rule_seen {
    uint64_t holders[RULE_SEEN_HOLDERS_MAX]; /* board->holders at the last look */
    uint64_t due[RULE_SEEN_WORDS];           /* a cell of the bond has lost candidates since */
    uint64_t used[RULE_SEEN_WORDS];          /* the bond has ruled something out */
    uint64_t banned[RULE_SEEN_WORDS];        /* the bond is to be left out */
};

/* Marks all bonds as looked at and unused for this board, which has at most RULE_SEEN_CELLS_MAX
 * cells.  Bans stay. */
void rule_see(const struct board *board, struct rule_seen *seen);

/* Follows the bonds one after the other until nothing changes or the board has a flaw.  Returns
 * whether any candidate was ruled out or a flaw was found. */
bool rule_follow(struct board *board, struct rule_seen *seen);

/* rule_follow_sums: follows only the sums and lines among the first RULE_SEEN_MAX bonds.
 * rule_has_sums: whether there are any.  Suppositions follow relations anyway, from cells that are
 * set. */
bool rule_follow_sums(struct board *board, struct rule_seen *seen);
bool rule_has_sums(const struct board *board);

/* Whether a bond of the rules cannot hold; if so, *bond is its number. */
bool rule_is_broken(const struct board *board, uint32_t *bond);

/* The cells of bond `number`: of a rule, or of a derived sum. */
const uint32_t *rule_cells(const struct layout *layout, uint32_t number, uint32_t *count);

/* Writes bond `number`: the rule as it stands in the puzzle, "cage 12 r1c1-r1c3"; for a rule about
 * the whole board also the cells of the bond, "nonconsecutive r1c1 r1c2"; for a derived sum its
 * houses, "rule of 45 in rows 1 2". */
void rule_write(struct output *out, const struct layout *layout, uint32_t number,
                enum words_language language);

#endif
