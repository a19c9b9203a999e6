/* SPDX-License-Identifier: MIT */
/* Data about a position that finders share: lists that several finders use, or results that another
 * finder needs.  They are built on demand and are valid until the board changes. */
#ifndef COMMON_HUMAN_NOTES_H
#define COMMON_HUMAN_NOTES_H

#include "common/human/board.h"

/* Each kind belongs to the module that defines its contents. */
enum notes_kind {
    NOTES_PAIRS,
    NOTES_ALMOST,
    NOTES_CHAINS,
    NOTES_GROUPED,
    NOTES_FINS,
    NOTES_RECTANGLES,
    NOTES_RULES,
    NOTES_TIES,
    NOTES_VAIN,
    NOTES_LEADS,
    NOTES_KINDS
};

struct notes {
    struct memory *memory;
    const struct board *board; /* the position that notes are about */
    uint64_t changes;          /* board->changes at that position */
    bool known[NOTES_KINDS];   /* made for this position */
    void *kept[NOTES_KINDS];   /* blocks, or NULL */
};

void notes_init(struct notes *notes, struct memory *memory);
void notes_free(struct notes *notes);

/* Returns the block of a kind, of size bytes, zeroed when it is first allocated. *known tells
 * whether it is about this position; if not, the caller must fill it in. */
void *notes_of(struct notes *notes, const struct board *board, enum notes_kind kind, size_t size,
               bool *known);

#endif
