/* SPDX-License-Identifier: MIT */
/* Sharing the tree of lookahead with other processes (state/parts.h): a process without work gets
 * the open branch nearest to the root.
 *
 * A part is a path as in path.h (a guiding path; Zhang, Bonacina, Hsiang, 1996): its decisions,
 * each followed by the literals found to follow, and last the side of a branching that is to be
 * searched.  The process that has the part does not flip the decisions above that side. */
#ifndef DPLL_LOOK_SPLIT_H
#define DPLL_LOOK_SPLIT_H

#include "look/state.h"

/* Whether the tree is shared and this process has no part of it. */
bool split_idle(const struct solver *s);

/* Whether lookahead is to run now: a part waits for this process, or another process wants a part
 * of its tree. */
bool split_urgent(const struct solver *s);

/* Asks for a part.  If there is one, path_follow goes there. */
void split_ask(struct solver *s);

/* Gives a part away if another process asks and there is one to give. */
void split_give(struct solver *s);

/* Ends the part, which is refuted, at level 0.  Returns whether the whole tree is refuted. */
bool split_end(struct solver *s);

/* The most words of a message. */
size_t split_words(size_t vars);

#endif
