/* SPDX-License-Identifier: MIT */
/* Multiple and dynamic forcing chains, on Sudoku Explainer's scale: what follows from each
 * candidate of a cell, or from each place of a digit in a house, holds.  Dynamic chains also use
 * what was ruled out on the way; then a supposition that leads to a clash is wrong, and what
 * follows from a candidate both right and wrong holds.  Nishio chains stay with one digit.  Chains
 * may use other techniques on the way, chains among them. */
#ifndef COMMON_EXPLAINER_MULTICHAIN_H
#define COMMON_EXPLAINER_MULTICHAIN_H

#include "common/explainer/grow.h"
#include "common/explainer/pool.h"

struct multichain {
    bool multiple;         /* cells and houses may have more than two choices */
    struct grow_kind kind; /* of the chains */
    unsigned tenths;       /* the rating without what the length adds */
    uint64_t *work;        /* nodes met, by whoever shares the counter */
    uint64_t limit;        /* of *work: above it searches end without a hint */
    struct pool pool;
    struct web *webs;        /* by node, with memory from when they are first needed */
    bool known[IMPLY_NODES]; /* which of them have grown in this search */
    struct memory *memory;
};

/* Takes memory for searches; the caller fills in the fields before `pool`.  multichain_free
 * releases it. */
struct multichain *multichain_new(struct memory *memory);
void multichain_free(struct multichain *chains);

/* Tells the easiest hint; hunt->owner is a struct multichain.  Returns as hint_tell does. */
bool multichain_find(struct hunt *hunt);

#endif
