/* SPDX-License-Identifier: MIT */
/* Sorting by keys: in order, and equal keys as they came. */
#include "state/sort.h"

#include "common/base/diag.h"
#include "common/base/random.h"
#include "unit.h"

const char diag_tool[] = "unit-sort";

/* Keys of so many bits, from a place on: some bytes are the same in all, some keys come often. */
static void check_keys(struct memory *memory, struct random *random, size_t count, unsigned bits,
                       unsigned shift) {
    struct stamped_stack items = {0};
    uint64_t sum = 0;
    stack_reserve(memory, &items, 2 * count);
    for (size_t i = 0; i < count; i++) {
        uint64_t key = random_next(random) >> (64 - bits) << shift;
        items.data[i] = (struct stamped){key, (uint32_t)i};
        sum += key * (i + 1);
    }
    sort_stamped(items.data, count);
    for (size_t i = 0; i < count; i++) {
        const struct stamped *item = &items.data[i];
        sum -= item->stamp * ((uint64_t)item->value + 1);
        if (i)
            CHECK(item[-1].stamp < item->stamp ||
                  (item[-1].stamp == item->stamp && item[-1].value < item->value));
    }
    CHECK_SAME(sum, 0);
    stack_free(memory, &items);
}

int main(void) {
    static const size_t counts[] = {0, 1, 2, 3, 17, 255, 256, 1000, 30000};
    struct memory memory;
    struct random random = {1};
    memory_init(&memory, 0);
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        for (unsigned bits = 1; bits <= 64; bits += 7)
            for (unsigned shift = 0; shift + bits <= 64; shift += 21)
                check_keys(&memory, &random, counts[i], bits, shift);
    CHECK_SAME(memory.used, 0);
    return unit_end();
}
