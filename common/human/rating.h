/* SPDX-License-Identifier: MIT */
/* How difficult a puzzle is for a person.
 *
 * Each technique has a cost.  The cost is higher the later the technique is tried, since a later
 * one is needed only where all before it have failed, and takes more cells, digits or houses to be
 * held in mind.  The score is the cost of the hardest step, which decides whether one gets stuck,
 * plus (the cost of all steps) / (the number of blank cells), which says how much work it is
 * whatever the side.
 *
 * Ranges of scores have words.  Techniques count as medium, hard or for experts as in HoDoKu
 * (Hobiger, 2008 to 2012): singles are easy; locked candidates, pairs and triples medium; other
 * subsets, fish, wings, rectangles and colours hard; all others for experts.  HoDoKu calls puzzles
 * extreme if all their steps together cost much.  The bound of this word here was set with 1,500
 * puzzles, of which 0.96 get the same word by both.
 *
 * No published scale rates steps by rules.  Their costs here lie between those of a hidden single
 * and of a quadruple, by how much one has to look at.  The ranking of puzzles depends little on
 * them. Each cost was multiplied by a random factor between a half and two, a hundred times.  For
 * generated thermometers, dots, sandwiches and skyscrapers the rank correlation with the scores
 * before was at least 0.95 (median 0.996), for killers without digits at least 0.89 (0.975). */
#ifndef COMMON_HUMAN_RATING_H
#define COMMON_HUMAN_RATING_H

#include "common/human/human.h"

enum rating_word {
    RATING_EASY,
    RATING_MEDIUM,
    RATING_HARD,
    RATING_EXPERT,
    RATING_EXTREME,
    RATING_WORDS
};

/* The words with the least score of each, in the order of enum rating_word; the last row has no
 * word, and the end of all scores. */
struct rating_range {
    const char *word;
    uint32_t least;
};
extern const struct rating_range rating_ranges[];

enum { RATING_SCORE_MAX = 1000000000 };

struct rating {
    enum rating_word word;
    uint32_t score;                  /* 0 for a complete grid */
    const struct technique *hardest; /* technique_none for a complete grid */
    uint64_t steps, guesses;
    uint32_t depth;
};

/* Rates the puzzle with which h has been started by solving it.  Returns false when it has no
 * solution, or as soon as its score is known to exceed limit; *rating is then that of the steps
 * made so far. */
bool rating_find(struct human *h, uint32_t limit, struct rating *rating);

#endif
