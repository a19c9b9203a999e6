/* SPDX-License-Identifier: MIT */
/* Sharing the tree of lookahead with other processes (state/parts.h): a process with nothing to do
 * gets the open branch nearest to the root.
 *
 * A part is a path as in path.h (a guiding path; Zhang, Bonacina, Hsiang, 1996): its decisions,
 * after each the literals found to follow, and last the side of a branching that is to be searched.
 * The decisions above that side are not taken back by the process that has the part. */
#ifndef DPLL_LOOK_SPLIT_H
#define DPLL_LOOK_SPLIT_H

#include "look/state.h"

/* Whether the tree is shared and there is nothing to search for now. */
bool split_idle(const struct solver *s);

/* Whether looking ahead is to go on now: a part waits for this process, or another asks for one of
 * what this one has. */
bool split_urgent(const struct solver *s);

/* Asks for a part.  When it gets one, path_follow goes there. */
void split_ask(struct solver *s);

/* Gives a part away, if one is asked for and there is one. */
void split_give(struct solver *s);

/* The part is refuted; at level 0.  Returns whether the whole tree is. */
bool split_end(struct solver *s);

/* Words that a message may need. */
size_t split_words(size_t vars);

#endif
