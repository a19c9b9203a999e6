/* SPDX-License-Identifier: MIT */
/* A step of Sudoku Explainer, and how finders report it. */
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
    struct hint_part lost[FRAME_CELLS]; /* the candidates that it rules out */
    unsigned lost_count;

    /* Within a supposition: the candidates that must be ruled out first, and the number of nodes of
     * the chains of the hint, 0 if it is not by chains. */
    struct hint_part needs[FRAME_CELLS];
    unsigned needs_count, nodes;
    uint64_t mark; /* identifies the chain */
};

/* A search for hints.  A finder, bool NAME(struct hunt *hunt), looks for hints of one technique and
 * passes each to `tell`, until `tell` returns true; it returns whether it did. */
struct hunt {
    const struct sheet *sheet;
    const struct sheet *before; /* within a supposition: the position before it, else NULL */
    bool (*tell)(void *context, const struct hint *hint); /* whether the hint is enough */
    void *context;
    void *owner;      /* state of the finder, if it has any */
    struct hint hint; /* the current hint */
};

/* Begins the current hint.  Its rating may be 0 until it is known, but not when it is told. */
void hint_begin(struct hunt *hunt, unsigned tenths);

/* Adds lost candidates: the digits of `digits` that are candidates of the cell. */
void hint_lose(struct hunt *hunt, unsigned cell, unsigned digits);

/* Within a supposition, notes that the hint needs some candidates to be ruled out: the digits of
 * `digits` that the cell has in hunt->before but no more.  Elsewhere does nothing. */
void hint_need(struct hunt *hunt, unsigned cell, unsigned digits);

/* Tells the current hint if it has an effect.  Returns whether that is enough. */
bool hint_tell(struct hunt *hunt);

/* Tells a hint that sets a cell to one of its candidates. */
bool hint_set(struct hunt *hunt, unsigned tenths, unsigned cell, unsigned digit);

/* Applies a hint to the position in which it was found. */
void hint_apply(const struct hint *hint, struct sheet *sheet);

#endif
