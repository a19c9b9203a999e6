/* SPDX-License-Identifier: MIT */
/* A web: a supposition and the nodes that follow from it, each linked to its parents, the nodes
 * that it follows from. */
#ifndef COMMON_EXPLAINER_WEB_H
#define COMMON_EXPLAINER_WEB_H

#include "common/explainer/hint.h"
#include "common/explainer/imply.h"
#include "common/stack.h"

enum { WEB_NONE = UINT16_MAX };

struct web_link {
    Node node;
    uint8_t cause;    /* enum imply_cause */
    uint16_t nested;  /* number of the chain by which a technique found it + 1, or 0 for none */
    uint32_t parents; /* where these begin in web->parents: numbers of links */
    uint16_t parent_count;
};

/* A chain within a chain: how many nodes it has, and a number that tells it from others. */
struct web_nested {
    uint64_t mark;
    unsigned nodes;
};

STACK(web_links, struct web_link);
STACK(web_numbers, uint16_t);
STACK(web_nesteds, struct web_nested);

struct web {
    struct web_links links; /* in the order in which they were found, the supposition first */
    struct web_numbers parents;
    struct web_nesteds nested;
    uint16_t at[IMPLY_NODES]; /* by node: its link, or WEB_NONE */
    uint16_t clash[2]; /* two links of which one is the other's negation; [0] may be WEB_NONE */
    struct memory *memory;
};

void web_init(struct web *web, struct memory *memory);
void web_free(struct web *web);

/* Begins anew with a supposition. */
void web_begin(struct web *web, Node node);

/* Adds a link without parents.  Returns its number, which the caller may enter in web->at. */
uint16_t web_add(struct web *web, Node node, unsigned cause);

/* Adds a parent to the link that was added last. */
void web_parent(struct web *web, uint16_t parent);

/* What a conclusion rests on: a link of a web. */
struct web_end {
    const struct web *web;
    uint16_t link;
};

/* Lists the links that a link rests on, itself first, each node once; `list` has room for
 * IMPLY_NODES.  Returns how many there are. */
unsigned web_ancestors(const struct web *web, uint16_t link, uint16_t *list);

#endif
