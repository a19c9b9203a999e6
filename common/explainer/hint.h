/* SPDX-License-Identifier: MIT */
/* What a step of Sudoku Explainer does, and how its finders tell of it. */
#ifndef COMMON_EXPLAINER_HINT_H
#define COMMON_EXPLAINER_HINT_H

#include "common/explainer/sheet.h"

/* Candidates of a cell. */
struct hint_part {
    uint8_t cell;
    Nine digits;
};

struct hint {
    unsigned tenths; /* its rating */
    bool sets;       /* whether it sets `cell` to `digit` */
    unsigned cell, digit;
    struct hint_part lost[FRAME_CELLS]; /* candidates that it rules out */
    unsigned lost_count;

    /* Of a search within a supposition: the candidates that it needs ruled out, and how many nodes
     * the chains have that it consists of, 0 where it is no chain. */
    struct hint_part needs[FRAME_CELLS];
    unsigned needs_count, nodes;
    uint64_t mark; /* tells chains from each other */
};

/* A search for hints.  A finder, bool NAME(struct hunt *hunt), looks for those of one technique and
 * tells them one by one, until tell says that one is enough; it returns whether it has. */
struct hunt {
    const struct sheet *sheet;
    const struct sheet *before; /* within a supposition: the position before it, else NULL */
    bool (*tell)(void *context, const struct hint *hint); /* whether the hint is enough */
    void *context;
    void *owner;      /* of the finder, for those that have a state */
    struct hint hint; /* the one at hand */
};

/* Begins the hint at hand. */
void hint_begin(struct hunt *hunt, unsigned tenths);

/* Adds candidates that are lost, those of `digits` that the cell has. */
void hint_lose(struct hunt *hunt, unsigned cell, unsigned digits);

/* Within a supposition, notes that the hint rests on some candidates being gone: those of `digits`
 * that the cell had in hunt->before and has no more.  Elsewhere does nothing. */
void hint_need(struct hunt *hunt, unsigned cell, unsigned digits);

/* Tells of the hint at hand if it does anything.  Returns whether that is enough. */
bool hint_tell(struct hunt *hunt);

/* Tells of a cell that is set. */
bool hint_set(struct hunt *hunt, unsigned tenths, unsigned cell, unsigned digit);

/* Carries a hint out. */
void hint_apply(const struct hint *hint, struct sheet *sheet);

#endif
