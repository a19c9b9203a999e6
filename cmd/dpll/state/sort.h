/* SPDX-License-Identifier: MIT */
/* Sorting by 64-bit keys. */
#ifndef DPLL_STATE_SORT_H
#define DPLL_STATE_SORT_H

#include <stddef.h>
#include <stdint.h>

#include "common/base/stack.h"

struct stamped {
    uint64_t stamp;
    uint32_t value;
};

STACK(stamped_stack, struct stamped);

/* Sorts items by stamp, the lowest first; the sort is stable. items has room for 2 * count entries,
 * of which the second half is scratch. */
void sort_stamped(struct stamped *items, size_t count);

#endif
