/* SPDX-License-Identifier: MIT */
/* The engines that take turns, by what is asked and what the formula looks like. */
#ifndef DPLL_ENGINES_MEMBERS_H
#define DPLL_ENGINES_MEMBERS_H

#include "engines/engine.h"

struct member {
    const struct engine *engine; /* NULL ends the list */
    size_t share;                /* place in struct tunables of its shares in each round; 0 for 1 */
};

/* The members for the formula, in the order of their turns, and *why: the reason in words. */
const struct member *members_choose(struct solver *s, const char **why);

/* Whether members share the tree of lookahead with other processes from the beginning. */
bool members_share_tree(const struct member *members);

/* Whether lookahead is among them. */
bool members_look(const struct member *members);

/* How many shares a member has in each round. */
double members_share(const struct solver *s, const struct member *member);

#endif
