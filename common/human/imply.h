/* SPDX-License-Identifier: MIT */
/* What follows from a supposition, on a scratch board: singles, and in nets what needs candidates
 * to be noted.  Forcing chains and nets are made of it. */
#ifndef COMMON_HUMAN_IMPLY_H
#define COMMON_HUMAN_IMPLY_H

#include "common/human/leads.h"
#include "common/human/rule.h"

/* The largest board, in words, that is supposed upon: sides up to 16 have room, some beyond. */
enum { IMPLY_WORDS_MAX = 4096, IMPLY_LIST_MAX = 1024 };

/* How far a supposition is followed. */
enum imply_reach {
    IMPLY_SINGLES, /* by singles and relations of two cells */
    IMPLY_NET,     /* by all rules, locked candidates, pairs and triples as well */
    IMPLY_NESTED, /* and by suppositions within the supposition, followed by singles, sums, lines */
    IMPLY_DEEP,   /* or by all of the fewest options, within options */
};

struct imply_effort {
    enum imply_reach reach;
    uint32_t most;             /* cells that are set at most */
    uint32_t within;           /* suppositions within: how many are left */
    const struct leads *leads; /* what is known to follow, or NULL */
};

/* The cells set on the way, in order. */
struct imply_list {
    struct {
        uint32_t cell;
        unsigned digit;
    } set[IMPLY_LIST_MAX];
    uint32_t count;
};

/* Whether a board has room for suppositions. */
bool imply_possible(const struct board *board);

/* Supposes that a cell has a digit and goes on until the board has a flaw, nothing follows, or the
 * effort is spent.  *list, unless NULL, tells what was set.  In nets rules are followed
 * but for those that *seen bans, and it tells which were of use; NULL bans none.  Returns whether
 * there is a flaw. */
bool imply(struct board *scratch, uint32_t cell, unsigned digit, struct imply_effort *effort,
           struct imply_list *list, struct rule_seen *seen);

/* Takes from the list the cells that its contradiction does not need, unless the list is so long
 * that this would take too much time.  start: the position before the supposition, from which all
 * cells of the list follow by singles.  *flawed gets the flaw that the list then leads to, and
 * nothing else: its tables are NULL. */
void imply_trim(const struct board *start, struct imply_list *list, struct board *flawed);

#endif
