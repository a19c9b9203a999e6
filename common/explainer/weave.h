/* Multiple and dynamic chains, on Sudoku Explainer's scale: what follows from each candidate of a
 * cell, or from each place of a digit in a house; where chains are dynamic, what was ruled out on
 * the way counts, a contradiction tells, too, and so does what follows from a candidate both right
 * and wrong. Nishio chains stay with one digit.  Chains may use other techniques on the way, chains
 * among them. */
#ifndef COMMON_EXPLAINER_WEAVE_H
#define COMMON_EXPLAINER_WEAVE_H

#include "common/explainer/grow.h"
#include "common/explainer/pool.h"

struct weave {
    bool multiple;         /* of cells and houses with more than two choices */
    struct grow_kind kind; /* of the chains */
    unsigned tenths;       /* without length */
    uint64_t *work;        /* grows with the nodes that are met */
    uint64_t limit;        /* above it searches end without hints */
    struct pool pool;
    struct web *webs;        /* by node, with memory from when they are first needed */
    bool known[IMPLY_NODES]; /* which of them have grown in this search */
    struct memory *memory;
};

/* Takes memory for searches; the caller fills in what comes before `pool`. */
struct weave *weave_new(struct memory *memory);
void weave_free(struct weave *weave);

/* The hunt's owner is a weave. */
bool weave_find(struct hunt *hunt);

#endif
