/* SPDX-License-Identifier: MIT */
/* Consequences of a supposition, on a scratch board, for forcing chains and nets. */
#ifndef COMMON_HUMAN_IMPLY_H
#define COMMON_HUMAN_IMPLY_H

#include "common/human/leads.h"
#include "common/human/rule.h"

/* The size in words of the largest board for suppositions: all sides up to 16, and some larger
 * ones. */
enum { IMPLY_WORDS_MAX = 4096, IMPLY_LIST_MAX = 1024 };

/* How far consequences are followed. */
enum imply_reach {
    IMPLY_SINGLES, /* singles and relations of two cells */
    IMPLY_NET,     /* also all rules, locked candidates, pairs and triples */
    IMPLY_NESTED,  /* and suppositions within it, followed by singles, sums and lines */
    IMPLY_DEEP, /* also suppositions of all choices of the smallest set of options, recursively */
};

struct imply_effort {
    enum imply_reach reach;
    uint32_t most;             /* most cells to set */
    uint32_t within;           /* suppositions within the supposition that are left */
    const struct leads *leads; /* known consequences, or NULL */
};

/* The cells set, in order. */
struct imply_list {
    struct {
        uint32_t cell;
        unsigned digit;
    } set[IMPLY_LIST_MAX];
    uint32_t count;
};

/* Whether a board is small enough for suppositions. */
bool imply_possible(const struct board *board);

/* Supposes that a cell has a digit and follows the consequences on the scratch board until it has a
 * flaw, nothing follows, or the effort is spent.  Unless NULL, *list gets the cells set.  Unless
 * NULL, *seen has the rules that nets must not use, and gets the rules that were used.  Returns
 * whether the board has a flaw. */
bool imply(struct board *scratch, uint32_t cell, unsigned digit, struct imply_effort *effort,
           struct imply_list *list, struct rule_seen *seen);

/* Removes from the list the cells that its contradiction does not need, unless the list is too long
 * for that.  start: the position before the supposition, from which all cells of the list follow by
 * singles.  *flawed gets the flaw that the remaining list leads to, and nothing else; its tables
 * are NULL. */
void imply_trim(const struct board *start, struct imply_list *list, struct board *flawed);

#endif
