/* SPDX-License-Identifier: MIT */
#include "tally.h"

#include <assert.h>

#include "common/base/hash.h"

/* Places of the table at first. */
enum { ROOM = 1 << 10 };

static void take_room(struct tally *tally, size_t room) {
    assert(!(room & (room - 1)));
    tally->numbers = memory_zeroed(tally->memory, room, sizeof *tally->numbers);
    tally->counts = memory_zeroed(tally->memory, room, 1);
    tally->room = room;
}

void tally_init(struct tally *tally, struct memory *memory) {
    *tally = (struct tally){.memory = memory};
    take_room(tally, ROOM);
}

/* The place of a number, or the free one where it belongs. */
static size_t find(const struct tally *tally, uint64_t number) {
    assert(number &&
           tally->used < tally->room); /* 0 is a free place, and one free place ends the search */
    size_t at = (size_t)hash_spread(number) & (tally->room - 1);
    while (tally->numbers[at] && tally->numbers[at] != number)
        at = (at + 1) & (tally->room - 1);
    return at;
}

static void grow(struct tally *tally) {
    struct tally old = *tally;
    take_room(tally, 2 * old.room);
    for (size_t i = 0; i < old.room; i++)
        if (old.numbers[i]) {
            size_t at = find(tally, old.numbers[i]);
            tally->numbers[at] = old.numbers[i];
            tally->counts[at] = old.counts[i];
        }
    memory_release(tally->memory, old.numbers);
    memory_release(tally->memory, old.counts);
}

unsigned tally_add(struct tally *tally, uint64_t number) {
    if (2 * tally->used >= tally->room)
        grow(tally);
    size_t at = find(tally, number);
    tally->used += !tally->numbers[at];
    tally->numbers[at] = number;
    if (tally->counts[at] < UINT8_MAX)
        tally->counts[at]++;
    return tally->counts[at];
}
