/* SPDX-License-Identifier: MIT */
#include "common/explainer/web.h"

#include <assert.h>
#include <string.h>

void web_init(struct web *web, struct memory *memory) {
    *web = (struct web){.memory = memory};
}

void web_free(struct web *web) {
    stack_free(web->memory, &web->links);
    stack_free(web->memory, &web->parents);
    stack_free(web->memory, &web->nested);
}

uint16_t web_add(struct web *web, Node node, unsigned cause) {
    assert(node < IMPLY_NODES && cause <= IMPLY_TECHNIQUE && web->links.size < WEB_NONE);
    struct web_link link = {
        .node = node, .cause = (uint8_t)cause, .parents = (uint32_t)web->parents.size};
    stack_push(web->memory, &web->links, link);
    return (uint16_t)(web->links.size - 1);
}

void web_parent(struct web *web, uint16_t parent) {
    assert(parent + 1u < web->links.size);
    stack_push(web->memory, &web->parents, parent);
    stack_top(&web->links).parent_count++;
}

void web_begin(struct web *web, Node node) {
    assert(web->memory && node < IMPLY_NODES);
    stack_clear(&web->links);
    stack_clear(&web->parents);
    stack_clear(&web->nested);
    memset(web->at, 0xff, sizeof web->at);
    web->clash[0] = WEB_NONE;
    web->at[node] = web_add(web, node, IMPLY_FREE);
}

unsigned web_ancestors(const struct web *web, uint16_t link, uint16_t *list) {
    uint64_t seen[IMPLY_NODES / 64 + 1] = {0};
    unsigned count = 0;
    Node node = stack_at(&web->links, link).node;
    seen[node / 64] |= (uint64_t)1 << node % 64;
    list[count++] = link;
    for (unsigned i = 0; i < count; i++) {
        const struct web_link *child = &stack_at(&web->links, list[i]);
        for (unsigned p = 0; p < child->parent_count; p++) {
            uint16_t parent = stack_at(&web->parents, child->parents + p);
            node = stack_at(&web->links, parent).node;
            if (seen[node / 64] >> node % 64 & 1)
                continue;
            seen[node / 64] |= (uint64_t)1 << node % 64;
            assert(count < IMPLY_NODES);
            list[count++] = parent;
        }
    }
    return count;
}
