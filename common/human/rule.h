/* SPDX-License-Identifier: MIT */
/* What the rules of a puzzle rule out beyond houses and cells that differ, which every technique
 * knows as houses and peers, where all of them are followed at once: in suppositions.  Relations,
 * sums and lines have numbers, the bonds of the rules first, then the sums derived. */
#ifndef COMMON_HUMAN_RULE_H
#define COMMON_HUMAN_RULE_H

#include "common/human/step.h"
#include "common/human/words.h"
#include "common/output.h"

/* What is known of the bonds of a board; nothing of those beyond RULE_SEEN_MAX. */
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

/* Takes all of them to have been looked at and none to have been used; what is banned stays.  The
 * board has no more than RULE_SEEN_CELLS_MAX cells. */
void rule_see(const struct board *board, struct rule_seen *seen);

/* Rules out what each of them leaves no room for, one after the other, until the board has a flaw.
 * Returns whether any candidate went. */
bool rule_follow(struct board *board, struct rule_seen *seen);

/* The same by sums and lines alone, of the first RULE_SEEN_MAX numbers; and whether there are any.
 * Relations are what suppositions follow anyway, from cells that are set. */
bool rule_follow_sums(struct board *board, struct rule_seen *seen);
bool rule_has_sums(const struct board *board);

/* Whether one of the bonds cannot hold: *bond is its number. */
bool rule_is_broken(const struct board *board, uint32_t *bond);

/* The cells of the rule, or the sum that follows, of a number. */
const uint32_t *rule_cells(const struct layout *layout, uint32_t number, uint32_t *count);

/* Writes the rule of a number as it stands in the puzzle: "cage 12 r1c1-r1c3"; one about all cells
 * with those that are meant: "nonconsecutive r1c1 r1c2"; or the sum that follows: "rule of 45 in
 * rows 1 2". */
void rule_write(struct output *out, const struct layout *layout, uint32_t number,
                enum words_language language);

#endif
