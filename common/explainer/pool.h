/* SPDX-License-Identifier: MIT */
/* Hints by chains, of which the easiest is told: that with the lowest rating, of these the
 * shortest, then by kind.  Within a supposition all are told, in this order. */
#ifndef COMMON_EXPLAINER_POOL_H
#define COMMON_EXPLAINER_POOL_H

#include "common/explainer/web.h"

/* Chains of the same length come in this order. */
enum pool_kind { POOL_DOUBLE = 1, POOL_X, POOL_Y, POOL_XY, POOL_CELL, POOL_HOUSE, POOL_CLASH };

/* A hint by chains; its parts are those of struct hint. */
struct pool_entry {
    uint16_t tenths, kind; /* its rating; enum pool_kind */
    uint32_t nodes;        /* of its chains, those of chains within them included */
    uint32_t order;        /* how many hints were found before */
    uint64_t mark;
    Node result;          /* the node that it concludes; IMPLY_NODES for a cycle */
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

/* Forgets all hints; those to come are for the hunt. */
void pool_begin(struct pool *pool, struct hunt *hunt);

/* The most nodes with which a hint of a kind is easier than the one that the pool has; base is its
 * rating in tenths without what its length adds. */
unsigned pool_room(const struct pool *pool, unsigned base, enum pool_kind kind);

/* Adds the hint that a node holds, which rules a candidate out or sets it, since all of `count`
 * ends lead to it.  base: its rating in tenths without what the length adds; assumed: the cause
 * that the suppositions have together, as all candidates of a cell, IMPLY_FREE for none. */
void pool_conclude(struct pool *pool, enum pool_kind kind, unsigned base,
                   const struct web_end *ends, unsigned count, unsigned assumed, Node result);

/* Adds the hint of a cycle, the chain that ends with a link of a web. */
void pool_cycle(struct pool *pool, enum pool_kind kind, unsigned base, struct web_end end);

/* Tells the hints, the easiest first.  Returns whether one of them is enough. */
bool pool_tell(struct pool *pool);

#endif
