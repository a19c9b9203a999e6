/* SPDX-License-Identifier: MIT */
#include "leaf.h"

#include <assert.h>

/* The room that boards up to a side have: cells are 4 mm wide or wider, also on the shorter of the
 * papers. */
struct room {
    unsigned side_max, columns, rows;
};

static const struct room rooms[] = {
    {9, 4, 5}, {13, 3, 4}, {18, 2, 3}, {26, 1, 2}, {VARIANT_SIDE_MAX, 1, 1},
};

static const struct room *room_for(unsigned side) {
    assert(side && side <= VARIANT_SIDE_MAX);
    const struct room *room = rooms;
    while (side > room->side_max)
        room++;
    return room;
}

/* The largest board says how many there are. */
struct leaf leaf_at(const struct book *book, size_t begin) {
    assert(begin < book->puzzles.size);
    const struct room *room = rooms;
    size_t end = begin;
    while (end < book->puzzles.size) {
        const struct room *next =

            room_for(area_longest(&book_variant(book, &book->puzzles.data[end])->shape.area));
        if (next < room)
            next = room;
        if (end - begin >= next->columns * next->rows)
            break;
        room = next;
        end++;
    }
    assert(end > begin && end - begin <= room->columns * room->rows);
    return (struct leaf){begin, end, room->columns, room->rows};
}
