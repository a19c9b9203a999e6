/* SPDX-License-Identifier: MIT */
#include "common/base/stack.h"

void *stack_grown(struct memory *memory, void *data, size_t *capacity, size_t need, size_t size) {
    size_t wanted = *capacity < 8 ? 16 : *capacity * 2;
    if (wanted < need)
        wanted = need;
    data = memory_resize(memory, data, memory_bytes(wanted, size));
    *capacity = wanted;
    return data;
}
