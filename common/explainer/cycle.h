/* Single chains, on Sudoku Explainer's scale: bidirectional cycles and forcing chains, by links
 * within houses (X), within cells (Y), or both. */
#ifndef COMMON_EXPLAINER_CYCLE_H
#define COMMON_EXPLAINER_CYCLE_H

#include "common/explainer/pool.h"

struct cycle {
    struct pool pool;
    struct web web;
    bool cells, houses;
    uint64_t *work; /* grows with the nodes that are met */
    struct memory *memory;
};

/* Takes memory for searches, which the hunt's owner has to be. */
struct cycle *cycle_new(struct memory *memory, uint64_t *work);
void cycle_free(struct cycle *cycle);

bool cycle_find(struct hunt *hunt);

#endif
