/* Hints by chains, of which the easiest is taken: that of the lowest rating, then the shortest,
 * then the first of kind.  Within a supposition all are told of, in this order. */
#ifndef COMMON_EXPLAINER_POOL_H
#define COMMON_EXPLAINER_POOL_H

#include "common/explainer/web.h"

/* Chains of the same length come in this order. */
enum pool_kind { POOL_DOUBLE = 1, POOL_X, POOL_Y, POOL_XY, POOL_CELL, POOL_HOUSE, POOL_CLASH };

struct pool_entry {
    uint16_t tenths, kind;
    uint32_t nodes, order;
    uint64_t mark;
    Node result;          /* the node it concludes, where there is one, else IMPLY_NODES */
    uint32_t lost, needs; /* where its parts begin */
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
void pool_begin(struct pool *pool, struct hunt *hunt);

/* What the length of a chain adds to its rating: 0.1 above 4, 6, 8, 12, 16, 24 ... nodes more than
 * the two that a chain has at least. */
unsigned pool_length(unsigned nodes);

/* How many nodes a hint of a kind may have to be wanted, where its rating is `base` without them.
 */
unsigned pool_room(const struct pool *pool, unsigned base, enum pool_kind kind);

/* Adds a hint that concludes a node from `count` ends: rules out that candidate, or sets it.
 * assumed: the cause that suppositions have, IMPLY_FREE for none. */
void pool_conclude(struct pool *pool, enum pool_kind kind, unsigned base,
                   const struct web_end *ends, unsigned count, unsigned assumed, Node result);

/* Adds a cycle of nodes that ends with a link of a web. */
void pool_cycle(struct pool *pool, enum pool_kind kind, unsigned base, struct web_end end);

/* Tells of what there is.  Returns whether that is enough. */
bool pool_tell(struct pool *pool);

#endif
