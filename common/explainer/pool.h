/* SPDX-License-Identifier: MIT */
/* Hints by chains.  The easiest is told: the lowest rating first, then the fewest nodes, then the
 * kind.  Within a supposition all hints are told, in this order. */
#ifndef COMMON_EXPLAINER_POOL_H
#define COMMON_EXPLAINER_POOL_H

#include "common/explainer/web.h"

/* Chains of the same length come in this order. */
enum pool_kind { POOL_DOUBLE = 1, POOL_X, POOL_Y, POOL_XY, POOL_CELL, POOL_HOUSE, POOL_CLASH };

/* A hint by chains; lost and needed candidates are as in struct hint. */
struct pool_entry {
    uint16_t tenths, kind; /* its rating; enum pool_kind */
    uint32_t nodes;        /* of its chains, including nested ones */
    uint32_t order;        /* the number of hints in the pool before it */
    uint64_t mark;
    Node result;          /* the node concluded; IMPLY_NODES for a cycle */
    uint32_t lost, needs; /* where these begin in pool->parts */
    uint8_t lost_count, needs_count;
};

STACK(pool_entries, struct pool_entry);
STACK(pool_parts, struct hint_part);

struct pool {
    struct pool_entries entries;
    struct pool_parts parts;
    struct hunt *hunt;
    struct memory *memory;
};

void pool_init(struct pool *pool, struct memory *memory);
void pool_free(struct pool *pool);

/* Forgets all hints; later ones are for the hunt. */
void pool_begin(struct pool *pool, struct hunt *hunt);

/* The largest number of nodes with which a hint of a kind would be easier than the hint in the
 * pool. base: its rating in tenths without the part for the length. */
unsigned pool_room(const struct pool *pool, unsigned base, enum pool_kind kind);

/* Adds the hint that concludes a node, because all `count` ends lead to it.  It sets or rules out a
 * candidate.  base: its rating in tenths without the part for the length; assumed: the common cause
 * of the suppositions, for instance all candidates of a cell, IMPLY_FREE for none. */
void pool_conclude(struct pool *pool, enum pool_kind kind, unsigned base,
                   const struct web_end *ends, unsigned count, unsigned assumed, Node result);

/* Adds the hint of a cycle, the chain that ends in a link of a web. */
void pool_cycle(struct pool *pool, enum pool_kind kind, unsigned base, struct web_end end);

/* Tells the hints, easiest first.  Returns whether one is enough. */
bool pool_tell(struct pool *pool);

#endif
