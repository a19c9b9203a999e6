/* SPDX-License-Identifier: MIT */
/* Counting numbers: how often each has occurred. */
#ifndef DPLL_TALLY_H
#define DPLL_TALLY_H

#include <stdint.h>

#include "common/base/memory.h"

struct tally {
    struct memory *memory;
    uint64_t *numbers; /* a hash table with open addressing; 0 is a free place */
    unsigned char *counts;
    size_t used, room; /* room is a power of two */
};

/* The table is released with the rest of `memory`. */
void tally_init(struct tally *tally, struct memory *memory);

/* Counts a number above 0.  Returns how often it has occurred, at most 255. */
unsigned tally_add(struct tally *tally, uint64_t number);

#endif
