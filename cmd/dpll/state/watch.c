/* SPDX-License-Identifier: MIT */
#include "state/watch.h"

#include <assert.h>
#include <string.h>

#include "common/base/hash.h"
#include "common/base/narrow.h"

void watches_grow(struct watches *watches, struct memory *memory, size_t count) {
    if (count <= watches->count)
        return;
    watches->lists = memory_extend(memory, watches->lists, count, sizeof *watches->lists);
    watches->count = count;
}

void watches_free(struct watches *watches, struct memory *memory) {
    memory_release(memory, watches->lists);
    memory_release(memory, watches->pool);
    *watches = (struct watches){0};
}

void watches_empty(struct watches *watches) {
    memset(watches->lists, 0, watches->count * sizeof *watches->lists);
    memset(watches->holes, 0, sizeof watches->holes);
    watches->used = 0;
}

/* A list keeps its place in the pool in 32 bits. */
static void resize(struct watches *watches, struct memory *memory, size_t capacity) {
    narrow(memory, capacity, UINT32_MAX);
    watches->pool =
        memory_resize(memory, watches->pool, memory_bytes(capacity, sizeof *watches->pool));
    watches->capacity = capacity;
}

static void reserve(struct watches *watches, struct memory *memory, size_t need) {
    if (watches->capacity - watches->used >= need)
        return;
    resize(watches, memory, watches->capacity + watches->capacity / 2 + need);
}

/* The number of bits of a number other than 0. */
static unsigned bits(uint64_t number) {
    assert(number);
    unsigned count = 0;
    while (number >> count)
        count++;
    return count;
}

/* Adds the place that a list has left to the holes.  A hole holds the next hole of its list. */
static void leave_hole(struct watches *watches, size_t begin, uint32_t capacity) {
    assert(begin + capacity <= watches->used);
    if (!capacity)
        return;
    unsigned index = bits(capacity) - 1;
    assert((uint64_t)1 << index <= capacity && capacity >> index == 1);
    size_t *first = &watches->holes[index];
    memcpy(watches->pool + begin, first, sizeof *first);
    *first = begin + 1;
}

/* A place for 1 << index watches: a hole, or the end of the pool. */
static size_t take_place(struct watches *watches, struct memory *memory, unsigned index) {
    assert(index < WATCH_HOLES);
    size_t *first = &watches->holes[index], begin = watches->used;
    if (*first) {
        begin = *first - 1;
        memcpy(first, watches->pool + begin, sizeof *first);
        return begin;
    }
    reserve(watches, memory, (size_t)1 << index);
    watches->used += (size_t)1 << index;
    return begin;
}

void watches_extend(struct watches *watches, struct memory *memory, Lit lit) {
    assert(lit < watches->count);
    struct watch_list *list = &watch_list_of(watches, lit);
    assert(list->size == list->capacity);
    unsigned index = bits(((uint64_t)list->capacity + list->capacity / 2) | 2);
    uint32_t capacity = narrow_word(memory, (uint64_t)1 << index);
    size_t begin = take_place(watches, memory, index);
    if (list->size)
        memcpy(watches->pool + begin, watches->pool + list->begin,
               list->size * sizeof *watches->pool);
    leave_hole(watches, list->begin, list->capacity);
    list->begin = (uint32_t)begin;
    list->capacity = capacity;
    assert(list->size < list->capacity);
    assert(begin + capacity <= watches->used && watches->used <= watches->capacity);
}

/* The room of a list for `size` entries, with some to spare. */
static uint32_t ample(uint32_t size) {
    return size + size / 8;
}

/* Whether a list may have been extended, and so moved out of order: its room is a power of 2,
 * perhaps by chance. */
static bool may_have_left(const struct watch_list *list) {
    return !(list->capacity & (list->capacity - 1));
}

/* Finds the lists that are out of order, and copies them to `aside` unless it is NULL.  A list in
 * `aside` has its place there as begin, and capacity 0.  Returns their number of watches. */
static size_t put_aside(struct watches *watches, struct watch *aside) {
    size_t moved = 0, settled = 0;
    for (size_t lit = 0; lit < watches->count; lit++) {
        struct watch_list *list = &watch_list_of(watches, lit);
        if (!list->size)
            continue;
        if (!may_have_left(list) && list->begin >= settled) {
            settled = list->begin + list->size;
            continue;
        }
        if (aside) {
            memcpy(aside + moved, watches->pool + list->begin, list->size * sizeof *aside);
            list->begin = (uint32_t)moved;
            list->capacity = 0;
        }
        moved += list->size;
    }
    return moved;
}

/* Moves the lists that were not put aside to the front of the pool, without gaps.  Returns where
 * they end. */
static size_t push_together(struct watches *watches) {
    size_t used = 0;
    for (size_t lit = 0; lit < watches->count; lit++) {
        const struct watch_list *list = &watch_list_of(watches, lit);
        if (!list->size || !list->capacity)
            continue;
        memmove(watches->pool + used, watches->pool + list->begin,
                list->size * sizeof *watches->pool);
        used += list->size;
    }
    return used;
}

/* The room of a list that is about to get counts[lit] more watches, or none if counts is NULL. */
static uint32_t room(const struct watches *watches, const uint32_t *counts, size_t lit) {
    return ample(watch_list_of(watches, lit).size +
                 (counts ? counts[INDEX(lit, watches->count)] : 0));
}

/* The size of the pool once its lists are laid out. */
static size_t end_of(const struct watches *watches, const uint32_t *counts) {
    size_t total = 0;
    for (size_t lit = 0; lit < watches->count; lit++)
        total += room(watches, counts, lit);
    return total;
}

/* Moves all lists to their final places, which end at `end`, the last list first, so that no list
 * overwrites one that was pushed together (these end at `together`) and still has to move. */
static void spread(struct watches *watches, const struct watch *aside, size_t together,
                   const uint32_t *counts, size_t end) {
    for (size_t lit = watches->count; lit-- > 0;) {
        struct watch_list *list = &watch_list_of(watches, lit);
        uint32_t capacity = room(watches, counts, lit);
        end -= capacity;
        if (list->size && list->capacity) {
            together -= list->size;
            memmove(watches->pool + end, watches->pool + together, list->size * sizeof *aside);
        } else if (list->size) {
            memcpy(watches->pool + end, aside + list->begin, list->size * sizeof *aside);
        }
        list->begin = (uint32_t)end;
        list->capacity = capacity;
    }
    assert(!end && !together);
}

/* In debug builds a checksum of the sizes and last watches of all lists. */
static uint64_t contents(const struct watches *watches) {
    uint64_t sum = 0;
#ifndef NDEBUG
    for (size_t lit = 0; lit < watches->count; lit++) {
        struct watch_list list = watch_list_of(watches, lit);
        if (!list.size)
            continue;
        struct watch last = memory_at(watches->pool, list.begin + list.size - 1);
        sum = hash_add(sum, (uint64_t)last.blocker << 32 | last.ref) + list.size;
    }
#else
    (void)watches;
#endif
    return sum;
}

#ifndef NDEBUG
/* Whether every list fits into its room, and every room into the pool. */
static bool is_within(const struct watches *watches) {
    size_t room = 0;
    for (size_t lit = 0; lit < watches->count; lit++) {
        struct watch_list list = watch_list_of(watches, lit);
        room += list.capacity;
        if (list.size > list.capacity || list.begin + (size_t)list.capacity > watches->used)
            return false;
    }
    return room <= watches->used && watches->used <= watches->capacity;
}

/* Whether the lists fit into their rooms, follow each other in the order of their literals, and
 * fill the pool. */
static bool is_laid_out(const struct watches *watches) {
    size_t end = 0;
    for (size_t lit = 0; lit < watches->count; lit++) {
        struct watch_list list = watch_list_of(watches, lit);
        if (list.begin != end || list.size > list.capacity)
            return false;
        end += list.capacity;
    }
    return end == watches->used && end <= watches->capacity;
}
#endif

void watches_layout(struct watches *watches, struct memory *memory, const uint32_t *counts) {
    uint64_t before = contents(watches);
    size_t total = end_of(watches, counts);
    if (total > watches->capacity)
        resize(watches, memory, total);
    struct watch *aside =
        memory_resize(memory, NULL, memory_bytes(put_aside(watches, NULL), sizeof *aside));
    put_aside(watches, aside);
    spread(watches, aside, push_together(watches), counts, total);
    memory_release(memory, aside);
    memset(watches->holes, 0, sizeof watches->holes);
    watches->used = total;
    if (watches->capacity / 2 > total)
        resize(watches, memory, total);
    assert(is_laid_out(watches) && contents(watches) == before);
    (void)before;
}

void watches_squeeze(struct watches *watches, struct memory *memory) {
    watches_layout(watches, memory, NULL);
}

void watches_begin(struct watches *watches, Lit lit, uint32_t count) {
    assert(lit < watches->count);
    struct watch_list *list = &watch_list_of(watches, lit);
    assert(!list->size);
    list->begin = (uint32_t)watches->used;
    list->capacity = ample(count);
    watches->used += list->capacity;
}

void watches_provide(struct watches *watches, struct memory *memory) {
    if (watches->used > watches->capacity)
        resize(watches, memory, watches->used);
    assert(is_within(watches));
}

void watches_compact(struct watches *watches, struct memory *memory) {
    if (watches->used - watches->used / 4 >= end_of(watches, NULL) + watches->count)
        watches_squeeze(watches, memory);
}

/* The room that a list keeps.  A list out of order keeps a power of 2, by which it is
 * recognized. */
static uint32_t least_room(const struct watch_list *list) {
    uint32_t size = list->size;
    if (size > 1 && may_have_left(list))
        return (uint32_t)1 << bits(size - 1);
    return ample(size) < list->capacity ? ample(size) : list->capacity;
}

static size_t least_end(const struct watches *watches) {
    size_t total = 0;
    for (size_t lit = 0; lit < watches->count; lit++)
        total += watch_list_of(watches, lit).size ? least_room(&watch_list_of(watches, lit)) : 0;
    return total;
}

/* Marks the places in the pool where lists begin.  The first watch of a list is stored in the list,
 * and replaced by the literal and the new room of the list. */
static void mark_places(struct watches *watches, uint64_t *marks) {
    for (size_t lit = 0; lit < watches->count; lit++) {
        struct watch_list *list = &watch_list_of(watches, lit);
        if (!list->size) {
            list->begin = list->capacity = 0;
            continue;
        }
        memory_at(marks, list->begin / 64) |= (uint64_t)1 << list->begin % 64;
        struct watch *first = &memory_at(watches->pool, list->begin), watch = *first;
        *first = (struct watch){(Lit)lit, least_room(list)};
        list->begin = watch.blocker;
        list->capacity = watch.ref;
    }
}

/* Moves the lists to the front of the pool, in the order of their places.  Returns where they
 * end. */
static size_t slide(struct watches *watches, const uint64_t *marks) {
    size_t end = 0;
    for (size_t at = 0; at < watches->used; at++) {
        uint64_t left = memory_at(marks, at / 64) >> at % 64;
        if (!left)
            at |= 63;
        if (!(left & 1))
            continue;
        struct watch mark = memory_at(watches->pool, at);
        struct watch_list *list = &watch_list_of(watches, mark.blocker);
        memory_at(watches->pool, at) = (struct watch){list->begin, list->capacity};
        memmove(watches->pool + end, watches->pool + at, list->size * sizeof *watches->pool);
        list->begin = (uint32_t)end;
        list->capacity = mark.ref;
        end += mark.ref;
        assert(end <= watches->used);
    }
    return end;
}

void watches_save(struct watches *watches, struct memory *memory) {
    if (watches->used - watches->used / 8 < least_end(watches))
        return;
    uint64_t before = contents(watches);
    uint64_t *marks = memory_zeroed(memory, watches->used / 64 + 1, sizeof *marks);
    mark_places(watches, marks);
    watches->used = slide(watches, marks);
    memory_release(memory, marks);
    memset(watches->holes, 0, sizeof watches->holes);
    resize(watches, memory, watches->used);
    assert(is_within(watches) && contents(watches) == before);
    (void)before;
}
