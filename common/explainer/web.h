/* SPDX-License-Identifier: MIT */
/* A web: a supposition and its consequences.  Each node is linked to its parents, the nodes that
 * imply it. */
#ifndef COMMON_EXPLAINER_WEB_H
#define COMMON_EXPLAINER_WEB_H

#include "common/base/stack.h"
#include "common/explainer/hint.h"
#include "common/explainer/imply.h"

enum { WEB_NONE = UINT16_MAX };

struct web_link {
    Node node;
    uint8_t cause;    /* enum imply_cause */
    uint16_t nested;  /* 1 + number of the nested chain by which it was found, 0 for none */
    uint32_t parents; /* where the link's parents, numbers of links, begin in web->parents */
    uint16_t parent_count;
};

/* A nested chain: its number of nodes, and a number that identifies it. */
struct web_nested {
    uint64_t mark;
    unsigned nodes;
};

STACK(web_links, struct web_link);
STACK(web_numbers, uint16_t);
STACK(web_nesteds, struct web_nested);

struct web {
    struct web_links links; /* in the order of discovery, the supposition first */
    struct web_numbers parents;
    struct web_nesteds nested;
    uint16_t at[IMPLY_NODES]; /* by node: its link, or WEB_NONE */
    uint16_t clash[2]; /* two links whose nodes are each other's negation; [0] may be WEB_NONE */
    struct memory *memory;
};

void web_init(struct web *web, struct memory *memory);
void web_free(struct web *web);

/* Begins anew with a supposition. */
void web_begin(struct web *web, Node node);

/* Adds a link without parents; there are fewer than WEB_NONE.  Returns its number, which the caller
 * may enter in web->at. */
uint16_t web_add(struct web *web, Node node, unsigned cause);

/* Adds a parent, a link before it, to the link that was added last. */
void web_parent(struct web *web, uint16_t parent);

/* A link of a web on which a conclusion rests. */
struct web_end {
    const struct web *web;
    uint16_t link;
};

/* Lists a link and the links that it rests on, each node once; `list` has room for IMPLY_NODES.
 * Returns their number. */
unsigned web_ancestors(const struct web *web, uint16_t link, uint16_t *list);

#endif
