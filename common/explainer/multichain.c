/* SPDX-License-Identifier: MIT */
#include "common/explainer/multichain.h"

#include <assert.h>
#include <string.h>

struct multichain *multichain_new(struct memory *memory) {
    struct multichain *chains = memory_zeroed(memory, 1, sizeof *chains);
    chains->memory = memory;
    pool_init(&chains->pool, memory);
    chains->webs = memory_zeroed(memory, IMPLY_NODES, sizeof *chains->webs);
    return chains;
}

void multichain_free(struct multichain *chains) {
    struct memory *memory = chains->memory;
    for (unsigned i = 0; i < IMPLY_NODES; i++)
        if (chains->webs[i].memory)
            web_free(&chains->webs[i]);
    pool_free(&chains->pool);
    memory_release(memory, chains->webs);
    memory_release(memory, chains);
}

/* The web of a supposition, grown on first use. */
static const struct web *web_of(struct multichain *chains, Node node) {
    assert(node < IMPLY_NODES);
    struct web *web = &chains->webs[node];
    if (!chains->known[node]) {
        web->memory = chains->memory;
        grow(&chains->kind, chains->pool.hunt->sheet, web, node);
        *chains->work += web->links.size;
        chains->known[node] = true;
    }
    return web;
}

/* Concludes that a supposition is wrong if it leads to a clash. */
static void refute(struct multichain *chains, Node node) {
    const struct web *web = web_of(chains, node);
    if (web->clash[0] == WEB_NONE)
        return;
    struct web_end ends[2] = {{web, web->clash[0]}, {web, web->clash[1]}};
    pool_conclude(&chains->pool, POOL_CLASH, chains->tenths, ends, 2, IMPLY_FREE, node ^ 1);
}

/* Concludes the nodes that all `count` webs have, right ones first.  assumed: the common cause of
 * their suppositions. */
static void intersect(struct multichain *chains, const struct web **webs, unsigned count,
                      enum pool_kind kind, unsigned assumed) {
    assert(count && count <= FRAME_SIDE);
    for (unsigned right = 2; right-- > 0;)
        for (size_t i = 0; i < webs[0]->links.size; i++) {
            Node node = webs[0]->links.data[i].node;
            struct web_end ends[FRAME_SIDE];
            unsigned same = 0;
            if (imply_right(node) != right || webs[0]->at[node] != i)
                continue;
            while (same < count && webs[same]->at[node] != WEB_NONE) {
                ends[same] = (struct web_end){webs[same], webs[same]->at[node]};
                same++;
            }
            if (same == count)
                pool_conclude(&chains->pool, kind, chains->tenths, ends, count, assumed, node);
        }
}

/* Concludes what follows from all places of the digit in a house, for each house in which the cell
 * is the first place. */
static void try_houses(struct multichain *chains, unsigned cell, unsigned digit) {
    const struct sheet *sheet = chains->pool.hunt->sheet;
    for (unsigned i = 0; i < 3; i++) {
        unsigned kind = imply_kinds[i], house = sheet->frame->house[cell][kind];
        unsigned places = sheet->places[house][digit], count = 0;
        const struct web *webs[FRAME_SIDE];
        if (nine_first(places) != sheet->frame->place[cell][kind] || nine_size(places) < 2 ||
            (nine_size(places) > 2 && !chains->multiple))
            continue;
        FOR_EACH(p, places)
            webs[count++] = web_of(chains, imply_node(sheet_cell(sheet, house, p), digit, true));
        intersect(chains, webs, count, POOL_HOUSE, IMPLY_BOX + kind);
    }
}

static void try_candidate(struct multichain *chains, unsigned cell, unsigned digit) {
    Node right = imply_node(cell, digit, true);
    if (chains->kind.dynamic) {
        refute(chains, right);
        refute(chains, right ^ 1);
    }
    if (chains->kind.dynamic && !chains->kind.nishio &&
        nine_size(chains->pool.hunt->sheet->digits[cell]) > 2) {
        const struct web *both[2] = {web_of(chains, right), web_of(chains, right ^ 1)};
        intersect(chains, both, 2, POOL_DOUBLE, IMPLY_FREE);
    }
    if (!chains->kind.nishio)
        try_houses(chains, cell, digit);
}

static void try_cell(struct multichain *chains, unsigned cell) {
    unsigned digits = chains->pool.hunt->sheet->digits[cell], count = 0;
    const struct web *webs[FRAME_SIDE];
    assert(nine_size(digits) >= 2);
    FOR_EACH(d, digits) {
        try_candidate(chains, cell, d);
        webs[count++] = web_of(chains, imply_node(cell, d, true));
    }
    if (!chains->kind.nishio && (count == 2 || chains->multiple))
        intersect(chains, webs, count, POOL_CELL, IMPLY_CELL);
}

bool multichain_find(struct hunt *hunt) {
    struct multichain *chains = hunt->owner;
    pool_begin(&chains->pool, hunt);
    memset(chains->known, 0, sizeof chains->known);
    for (unsigned cell = 0; cell < FRAME_CELLS && *chains->work <= chains->limit; cell++) {
        unsigned size = nine_size(hunt->sheet->digits[cell]);
        if (size > 2 || (size == 2 && chains->kind.dynamic))
            try_cell(chains, cell);
    }
    return *chains->work <= chains->limit && pool_tell(&chains->pool);
}
