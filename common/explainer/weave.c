#include "common/explainer/weave.h"

#include <string.h>

struct weave *weave_new(struct memory *memory) {
    struct weave *weave = memory_zeroed(memory, 1, sizeof *weave);
    weave->memory = memory;
    pool_init(&weave->pool, memory);
    weave->webs = memory_zeroed(memory, IMPLY_NODES, sizeof *weave->webs);
    return weave;
}

void weave_free(struct weave *weave) {
    struct memory *memory = weave->memory;
    for (unsigned i = 0; i < IMPLY_NODES; i++)
        if (weave->webs[i].memory)
            web_free(&weave->webs[i]);
    pool_free(&weave->pool);
    memory_release(memory, weave->webs);
    memory_release(memory, weave);
}

/* The web of a supposition, which grows when it is first asked for. */
static const struct web *web_of(struct weave *weave, Node node) {
    struct web *web = &weave->webs[node];
    if (!weave->known[node]) {
        web->memory = weave->memory;
        grow(&weave->kind, weave->pool.hunt->sheet, web, node);
        *weave->work += web->links.size;
        weave->known[node] = true;
    }
    return web;
}

/* A supposition that leads to a clash is wrong. */
static void refute(struct weave *weave, Node node) {
    const struct web *web = web_of(weave, node);
    if (web->clash[0] == WEB_NONE)
        return;
    struct web_end ends[2] = {{web, web->clash[0]}, {web, web->clash[1]}};
    pool_conclude(&weave->pool, POOL_CLASH, weave->tenths, ends, 2, IMPLY_FREE, node ^ 1);
}

/* What all of `count` webs have, right and wrong, follows. */
static void intersect(struct weave *weave, const struct web **webs, unsigned count,
                      enum pool_kind kind, unsigned assumed) {
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
                pool_conclude(&weave->pool, kind, weave->tenths, ends, count, assumed, node);
        }
}

/* Of each house in which the cell is the digit's first place: what follows from all its places. */
static void try_houses(struct weave *weave, unsigned cell, unsigned digit) {
    const struct sheet *sheet = weave->pool.hunt->sheet;
    for (unsigned i = 0; i < 3; i++) {
        unsigned kind = imply_kinds[i], house = sheet->frame->house[cell][kind];
        unsigned places = sheet->places[house][digit], count = 0;
        const struct web *webs[FRAME_SIDE];
        if (nine_first(places) != sheet->frame->place[cell][kind] || nine_size(places) < 2 ||
            (nine_size(places) > 2 && !weave->multiple))
            continue;
        FOR_EACH(p, places)
        webs[count++] = web_of(weave, imply_node(sheet_cell(sheet, house, p), digit, true));
        intersect(weave, webs, count, POOL_HOUSE, IMPLY_BOX + kind);
    }
}

static void try_candidate(struct weave *weave, unsigned cell, unsigned digit) {
    Node right = imply_node(cell, digit, true);
    if (weave->kind.dynamic) {
        refute(weave, right);
        refute(weave, right ^ 1);
    }
    if (weave->kind.dynamic && !weave->kind.nishio &&
        nine_size(weave->pool.hunt->sheet->digits[cell]) > 2) {
        const struct web *both[2] = {web_of(weave, right), web_of(weave, right ^ 1)};
        intersect(weave, both, 2, POOL_DOUBLE, IMPLY_FREE);
    }
    if (!weave->kind.nishio)
        try_houses(weave, cell, digit);
}

static void try_cell(struct weave *weave, unsigned cell) {
    unsigned digits = weave->pool.hunt->sheet->digits[cell], count = 0;
    const struct web *webs[FRAME_SIDE];
    FOR_EACH(d, digits) {
        try_candidate(weave, cell, d);
        webs[count++] = web_of(weave, imply_node(cell, d, true));
    }
    if (!weave->kind.nishio && (count == 2 || weave->multiple))
        intersect(weave, webs, count, POOL_CELL, IMPLY_CELL);
}

bool weave_find(struct hunt *hunt) {
    struct weave *weave = hunt->owner;
    pool_begin(&weave->pool, hunt);
    memset(weave->known, 0, sizeof weave->known);
    for (unsigned cell = 0; cell < FRAME_CELLS && *weave->work <= weave->limit; cell++) {
        unsigned size = nine_size(hunt->sheet->digits[cell]);
        if (size > 2 || (size == 2 && weave->kind.dynamic))
            try_cell(weave, cell);
    }
    return *weave->work <= weave->limit && pool_tell(&weave->pool);
}
