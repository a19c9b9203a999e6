/* SPDX-License-Identifier: MIT */
/* Single chains, on Sudoku Explainer's scale: bidirectional cycles and forcing chains, by links
 * within houses (X), within cells (Y), or both. */
#ifndef COMMON_EXPLAINER_CYCLE_H
#define COMMON_EXPLAINER_CYCLE_H

#include "common/explainer/pool.h"

struct cycle {
    struct pool pool;
    struct web web;
    bool cells, houses; /* which links the current search uses */
    uint64_t *work;     /* counts the nodes met; may be shared */
    struct memory *memory;
};

/* Allocates memory for searches, which cycle_free releases. */
struct cycle *cycle_new(struct memory *memory, uint64_t *work);
void cycle_free(struct cycle *cycle);

/* Tells the easiest hint; hunt->owner is a struct cycle.  Returns as hint_tell does. */
bool cycle_find(struct hunt *hunt);

#endif
