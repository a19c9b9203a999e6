/* SPDX-License-Identifier: MIT */
/* Multiple and dynamic forcing chains, on Sudoku Explainer's scale.  A multiple chain concludes
 * what follows from each candidate of a cell, or from each place of a digit in a house.  Dynamic
 * chains also use candidates that were ruled out since the supposition.  They further conclude that
 * a supposition is wrong if it leads to a clash, and that a node holds if it follows both from a
 * candidate being right and from its being wrong.  Nishio chains stay with one digit.  Chains may
 * use other techniques, including chains. */
#ifndef COMMON_EXPLAINER_MULTICHAIN_H
#define COMMON_EXPLAINER_MULTICHAIN_H

#include "common/explainer/grow.h"
#include "common/explainer/pool.h"

struct multichain {
    bool multiple;         /* cells and houses may have more than two choices */
    struct grow_kind kind; /* of the chains */
    unsigned tenths;       /* the rating without the part for the length */
    uint64_t *work;        /* counts the nodes met; may be shared */
    uint64_t limit;        /* searches end without a hint when *work exceeds it */
    struct pool pool;
    struct web *webs;        /* by node; memory is allocated on first use */
    bool known[IMPLY_NODES]; /* the webs that have been grown in this search */
    struct memory *memory;
};

/* Allocates memory for searches; the caller fills in the fields before `pool`.  multichain_free
 * releases it. */
struct multichain *multichain_new(struct memory *memory);
void multichain_free(struct multichain *chains);

/* Tells the easiest hint; hunt->owner is a struct multichain.  Returns as hint_tell does. */
bool multichain_find(struct hunt *hunt);

#endif
