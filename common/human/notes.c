/* SPDX-License-Identifier: MIT */
#include "common/human/notes.h"

#include <assert.h>

void notes_init(struct notes *notes, struct memory *memory) {
    *notes = (struct notes){.memory = memory};
}

void notes_free(struct notes *notes) {
    for (unsigned kind = 0; kind < NOTES_KINDS; kind++)
        memory_release(notes->memory, notes->kept[kind]);
    *notes = (struct notes){0};
}

static void forget(struct notes *notes, const struct board *board) {
    notes->board = board;
    notes->changes = board->changes;
    for (unsigned kind = 0; kind < NOTES_KINDS; kind++)
        notes->known[kind] = false;
}

void *notes_of(struct notes *notes, const struct board *board, enum notes_kind kind, size_t size,
               bool *known) {
    assert(kind < NOTES_KINDS && size);
    if (notes->board != board || notes->changes != board->changes)
        forget(notes, board);
    if (!notes->kept[kind])
        notes->kept[kind] = memory_zeroed(notes->memory, 1, size);
    *known = notes->known[kind];
    notes->known[kind] = true;
    return notes->kept[kind];
}
