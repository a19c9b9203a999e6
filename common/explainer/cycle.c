/* SPDX-License-Identifier: MIT */
#include "common/explainer/cycle.h"

#include <assert.h>

/* Ratings in tenths, without what the length adds. */
enum { CYCLE = 65, X_CHAIN = 66, XY = 70 };

struct cycle *cycle_new(struct memory *memory, uint64_t *work) {
    struct cycle *cycle = memory_zeroed(memory, 1, sizeof *cycle);
    cycle->memory = memory;
    cycle->work = work;
    pool_init(&cycle->pool, memory);
    web_init(&cycle->web, memory);
    return cycle;
}

void cycle_free(struct cycle *cycle) {
    struct memory *memory = cycle->memory;
    pool_free(&cycle->pool);
    web_free(&cycle->web);
    memory_release(memory, cycle);
}

static enum pool_kind kind(const struct cycle *cycle) {
    return cycle->cells ? cycle->houses ? POOL_XY : POOL_Y : POOL_X;
}

/* Whether the chain that ends in a link has visited a node before. */
static bool goes_back(const struct web *web, uint16_t link, Node node) {
    assert(link < web->links.size);
    while (web->links.data[link].parent_count) {
        link = web->parents.data[web->links.data[link].parents];
        if (web->links.data[link].node == node)
            return true;
    }
    return false;
}

static uint16_t follow(struct web *web, uint16_t parent, struct implied to) {
    uint16_t link = web_add(web, to.node, to.cause);
    web_parent(web, parent);
    return link;
}

/* Adds the hint of a chain that has returned to its start, a cycle, or, with `negated`, of a chain
 * that has reached the negation of its start and so refutes the start. */
static void close(struct cycle *cycle, uint16_t link, bool negated) {
    struct web_end end = {&cycle->web, link};
    bool both = cycle->cells && cycle->houses;
    Node node = cycle->web.links.data[link].node;
    assert(negated == (node == (cycle->web.links.data[0].node ^ 1)));
    if (negated)
        pool_conclude(&cycle->pool, kind(cycle), both ? XY : X_CHAIN, &end, 1, IMPLY_FREE, node);
    else
        pool_cycle(&cycle->pool, kind(cycle), both ? XY : CYCLE, end);
}

/* Adds what a link implies.  In the search for cycles a wrong node is added each time it is met,
 * but once in a chain, and a right one once.  Returns false when a forcing chain is complete. */
static bool spread(struct cycle *cycle, uint16_t link, unsigned depth, bool negated) {
    struct web *web = &cycle->web;
    struct implied list[IMPLY_MOST];
    assert(link < web->links.size && depth);
    Node node = web->links.data[link].node, start = web->links.data[0].node;
    unsigned count = imply_list(cycle->pool.hunt->sheet, node, cycle->cells, cycle->houses, list);
    for (unsigned i = 0; i < count; i++) {
        Node to = list[i].node;
        if (to == (negated ? start ^ 1 : start) && (negated || depth >= 4)) {
            close(cycle, follow(web, link, list[i]), negated);
            if (negated)
                return false;
        }
        bool skip = negated || imply_right(to) ? web->at[to] != WEB_NONE : goes_back(web, link, to);
        if (skip || web->links.size >= WEB_NONE - 1)
            continue;
        web->at[to] = follow(web, link, list[i]);
    }
    return true;
}

/* Searches breadth-first for cycles through the start, or for a chain to its negation.  Links from
 * i to `turn` are equally far from the start. */
static void search(struct cycle *cycle, Node start, bool negated) {
    struct web *web = &cycle->web;
    bool both = cycle->cells && cycle->houses;
    unsigned room = pool_room(&cycle->pool, both ? XY : negated ? X_CHAIN : CYCLE, kind(cycle));
    web_begin(web, start);
    size_t turn = 1;
    for (unsigned depth = 1, i = 0; i < web->links.size && depth <= room; depth++) {
        for (; i < turn; i++) {
            Node node = web->links.data[i].node;
            if ((web->at[node] == i || !imply_right(node)) &&
                !spread(cycle, (uint16_t)i, depth, negated))
                return;
        }
        turn = web->links.size;
    }
}

static void search_all(struct cycle *cycle, bool cells, bool houses) {
    const struct sheet *sheet = cycle->pool.hunt->sheet;
    assert(cells || houses);
    cycle->cells = cells;
    cycle->houses = houses;
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++) {
        unsigned digits = sheet->digits[cell], size = nine_size(digits);
        if (size < 2 || (!houses && size > 2))
            continue;
        FOR_EACH(d, digits) {
            search(cycle, imply_node(cell, d, true), false);
            *cycle->work += cycle->web.links.size;
            if (!houses)
                continue;
            search(cycle, imply_node(cell, d, true), true);
            *cycle->work += cycle->web.links.size;
            search(cycle, imply_node(cell, d, false), true);
            *cycle->work += cycle->web.links.size;
        }
    }
}

bool cycle_find(struct hunt *hunt) {
    struct cycle *cycle = hunt->owner;
    pool_begin(&cycle->pool, hunt);
    search_all(cycle, false, true);
    search_all(cycle, true, false);
    search_all(cycle, true, true);
    return pool_tell(&cycle->pool);
}
