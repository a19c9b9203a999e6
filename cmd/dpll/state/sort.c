/* SPDX-License-Identifier: MIT */
#include "state/sort.h"

#include <assert.h>
#include <stdbool.h>
#include <string.h>

#include "common/base/index.h"

/* So few items are sorted faster by insertion than by radix. */
enum { FEW = 48 };

static void insertion_sort(struct stamped *items, size_t count) {
    for (size_t i = 1; i < count; i++) {
        struct stamped item = items[i];
        size_t at = i;
        for (; at && items[at - 1].stamp > item.stamp; at--)
            items[at] = items[at - 1];
        items[at] = item;
    }
}

/* A pass of radix sort by the byte at `shift`. */
static void distribute(const struct stamped *from, struct stamped *to, size_t count,
                       unsigned shift) {
    size_t places[256] = {0}, place = 0;
    for (size_t i = 0; i < count; i++)
        array_at(places, 256, from[i].stamp >> shift & 255)++;
    for (size_t byte = 0; byte < 256; byte++) {
        size_t here = places[byte];
        places[byte] = place;
        place += here;
    }
    for (size_t i = 0; i < count; i++)
        array_at(to, count, array_at(places, 256, from[i].stamp >> shift & 255)++) = from[i];
}

static void radix_sort(struct stamped *items, size_t count) {
    struct stamped *from = items, *to = items + count;
    uint64_t differ = 0;
    for (size_t i = 1; i < count; i++)
        differ |= items[i].stamp ^ items[0].stamp;
    for (unsigned shift = 0; shift < 64; shift += 8) {
        if (!(differ >> shift & 255))
            continue;
        distribute(from, to, count, shift);
        struct stamped *swap = from;
        from = to;
        to = swap;
    }
    if (from != items)
        memcpy(items, from, count * sizeof *items);
}

/* In debug builds a checksum of the items, independent of their order. */
static uint64_t contents(const struct stamped *items, size_t count) {
    uint64_t sum = 0;
#ifndef NDEBUG
    for (size_t i = 0; i < count; i++)
        sum += (items[i].stamp + 1) * (items[i].value + UINT64_C(1));
#else
    (void)items, (void)count;
#endif
    return sum;
}

#ifndef NDEBUG
static bool is_sorted(const struct stamped *items, size_t count) {
    for (size_t i = 1; i < count; i++)
        if (items[i - 1].stamp > items[i].stamp)
            return false;
    return true;
}
#endif

void sort_stamped(struct stamped *items, size_t count) {
    uint64_t before = contents(items, count);
    if (count <= FEW)
        insertion_sort(items, count);
    else
        radix_sort(items, count);
    assert(is_sorted(items, count) && contents(items, count) == before);
    (void)before;
}
