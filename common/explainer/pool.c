/* SPDX-License-Identifier: MIT */
#include "common/explainer/pool.h"

#include <assert.h>
#include <stdlib.h>

void pool_init(struct pool *pool, struct memory *memory) {
    *pool = (struct pool){.memory = memory};
}

void pool_free(struct pool *pool) {
    stack_free(pool->memory, &pool->entries);
    stack_free(pool->memory, &pool->parts);
}

void pool_begin(struct pool *pool, struct hunt *hunt) {
    stack_clear(&pool->entries);
    stack_clear(&pool->parts);
    pool->hunt = hunt;
}

/* What the length of a chain adds to its rating, in tenths: one above 4, 6, 8, 12, 16, 24 ... nodes
 * more than the two that a chain has at least. */
static unsigned length_tenths(unsigned nodes) {
    unsigned tenths = 0;
    for (unsigned most = 6; nodes > most;
         most = (most - 2) * (tenths % 2 ? 3 : 4) / (tenths % 2 ? 2 : 3) + 2)
        tenths++;
    return tenths;
}

static int compare(const void *a, const void *b) {
    const struct pool_entry *p = a, *q = b;
    if (p->tenths != q->tenths)
        return p->tenths < q->tenths ? -1 : 1;
    if (p->nodes != q->nodes)
        return p->nodes < q->nodes ? -1 : 1;
    if (p->kind != q->kind)
        return p->kind < q->kind ? -1 : 1;
    return p->order < q->order ? -1 : p->order > q->order;
}

unsigned pool_room(const struct pool *pool, unsigned base, enum pool_kind kind) {
    if (pool->hunt->before || !pool->entries.size)
        return UINT16_MAX;
    struct pool_entry mine = {.kind = (uint16_t)kind, .nodes = pool->entries.data->nodes};
    for (; mine.nodes < UINT16_MAX; mine.nodes++) {
        mine.tenths = (uint16_t)(base + length_tenths(mine.nodes));
        if (compare(&mine, pool->entries.data) > 0)
            break;
    }
    while (mine.nodes) {
        mine.tenths = (uint16_t)(base + length_tenths(mine.nodes));
        if (compare(&mine, pool->entries.data) < 0)
            break;
        mine.nodes--;
    }
    return mine.nodes;
}

/* Adds to the needs of the current hint what makes a right node follow: if by its cell, that the
 * other candidates there are ruled out; if by a house, that the other places of the digit are.
 * Candidates ruled out before the supposition do not count (hint_need). */
static void need(struct hunt *hunt, Node node, unsigned cause) {
    const struct frame *frame = hunt->sheet->frame;
    unsigned cell = imply_cell(node);
    assert(hunt->before && cause <= IMPLY_TECHNIQUE);
    if (cause == IMPLY_CELL)
        hint_need(hunt, cell, FRAME_ALL);
    if (cause < IMPLY_BOX || cause > IMPLY_ROW)
        return;
    unsigned house = frame->house[cell][cause - IMPLY_BOX];
    for (unsigned i = 0; i < FRAME_SIDE; i++)
        hint_need(hunt, frame->member[house][i], 1u << imply_digit(node));
}

/* The nodes of a hint. */
struct count {
    struct web_nested nested[FRAME_CELLS]; /* chains within the chain */
    unsigned nested_count, nodes;
    uint64_t mark; /* a hash of the nodes (FNV-1a), which tells chains from each other */
};

/* Counts a nested chain, once. */
static void count_nested(struct count *count, const struct web_nested *nested) {
    assert(nested->nodes);
    for (unsigned i = 0; i < count->nested_count; i++)
        if (count->nested[i].mark == nested->mark)
            return;
    if (count->nested_count < FRAME_CELLS)
        count->nested[count->nested_count++] = *nested;
    count->nodes += nested->nodes;
}

/* Counts the nodes on which an end rests.  Within a supposition, adds to the needs of the current
 * hint those of right nodes; if cyclic, of wrong ones as well, since a cycle is read both ways.
 * assumed: the cause of suppositions.  Returns false if there are more than `most` nodes. */
static bool count_end(struct pool *pool, struct count *count, struct web_end end, unsigned assumed,
                      bool cyclic, unsigned most) {
    uint16_t list[IMPLY_NODES];
    unsigned nodes = web_ancestors(end.web, end.link, list);
    count->nodes += nodes;
    if (count->nodes > most)
        return false;
    for (unsigned i = 0; i < nodes; i++) {
        const struct web_link *link = &end.web->links.data[list[i]];
        count->mark = (count->mark ^ link->node) * 0x100000001b3;
        if (link->nested)
            count_nested(count, &stack_at(&end.web->nested, link->nested - 1u));
        if (pool->hunt->before && (imply_right(link->node) || cyclic))
            need(pool->hunt, link->node, link->cause ? link->cause : assumed);
    }
    return count->nodes <= most;
}

/* Adds the current hint if it rules something out.  Outside suppositions it replaces the previous
 * one: pool_room has ensured that it is easier. */
static void add(struct pool *pool, enum pool_kind kind, unsigned base, const struct count *count,
                Node result) {
    const struct hint *hint = &pool->hunt->hint;
    if (!hint->lost_count || (pool->hunt->before && !hint->needs_count))
        return;
    assert(count->nodes <= pool_room(pool, base, kind));
    if (!pool->hunt->before) {
        assert(pool->entries.size <= 1);
        stack_clear(&pool->entries);
        stack_clear(&pool->parts);
    }
    struct pool_entry entry = {(uint16_t)(base + length_tenths(count->nodes)),
                               (uint16_t)kind,
                               count->nodes,
                               (uint32_t)pool->entries.size,
                               count->mark,
                               result,
                               (uint32_t)pool->parts.size,
                               (uint32_t)pool->parts.size + hint->lost_count,
                               (uint8_t)hint->lost_count,
                               (uint8_t)hint->needs_count};
    for (unsigned i = 0; i < hint->lost_count; i++)
        stack_push(pool->memory, &pool->parts, hint->lost[i]);
    for (unsigned i = 0; i < hint->needs_count; i++)
        stack_push(pool->memory, &pool->parts, hint->needs[i]);
    stack_push(pool->memory, &pool->entries, entry);
}

void pool_conclude(struct pool *pool, enum pool_kind kind, unsigned base,
                   const struct web_end *ends, unsigned count, unsigned assumed, Node result) {
    assert(count && result < IMPLY_NODES);
    unsigned most = pool_room(pool, base, kind), digit = 1u << imply_digit(result);
    struct count found = {.mark = result};
    hint_begin(pool->hunt, 0);
    hint_lose(pool->hunt, imply_cell(result), imply_right(result) ? FRAME_ALL & ~digit : digit);
    if (!pool->hunt->hint.lost_count)
        return;
    for (unsigned i = 0; i < count; i++)
        if (!count_end(pool, &found, ends[i], assumed, false, most))
            return;
    add(pool, kind, base, &found, result);
}

/* In a cycle either all right nodes are true or all wrong nodes are false, so a digit is in a place
 * of one of the two kinds.  A cell beside the cycle that sees places of both kinds loses the
 * digit. */
static void lose_beside(struct hunt *hunt, const struct web *web, const uint16_t *list,
                        unsigned count) {
    const struct frame *frame = hunt->sheet->frame;
    assert(count >= 4 && count % 2 == 0);
    Nine seen[2][FRAME_CELLS] = {{0}};
    bool in[FRAME_CELLS] = {false};
    for (unsigned i = 0; i < count; i++) {
        Node node = web->links.data[list[i]].node;
        unsigned cell = imply_cell(node);
        in[cell] = true;
        for (unsigned j = 0; j < FRAME_PEERS; j++)
            seen[imply_right(node)][frame->peer[cell][j]] |= (Nine)(1u << imply_digit(node));
    }
    for (unsigned cell = 0; cell < FRAME_CELLS; cell++)
        if (!in[cell])
            hint_lose(hunt, cell, seen[0][cell] & seen[1][cell]);
}

void pool_cycle(struct pool *pool, enum pool_kind kind, unsigned base, struct web_end end) {
    uint16_t list[IMPLY_NODES];
    unsigned most = pool_room(pool, base, kind), nodes = web_ancestors(end.web, end.link, list);
    struct count found = {0};
    hint_begin(pool->hunt, 0);
    if (nodes > most)
        return;
    lose_beside(pool->hunt, end.web, list, nodes);
    if (pool->hunt->hint.lost_count && count_end(pool, &found, end, IMPLY_FREE, true, most))
        add(pool, kind, base, &found, IMPLY_NODES);
}

static bool tell(struct pool *pool, const struct pool_entry *entry) {
    struct hunt *hunt = pool->hunt;
    struct hint *hint = &hunt->hint;
    assert(entry->lost_count && entry->needs + entry->needs_count <= pool->parts.size);
    hint_begin(hunt, entry->tenths);
    hint->sets = entry->result < IMPLY_NODES && imply_right(entry->result);
    if (entry->result < IMPLY_NODES) {
        hint->cell = imply_cell(entry->result);
        hint->digit = imply_digit(entry->result);
    }
    hint->nodes = entry->nodes;
    hint->mark = entry->mark;
    hint->lost_count = entry->lost_count;
    hint->needs_count = entry->needs_count;
    for (unsigned i = 0; i < entry->lost_count; i++)
        hint->lost[i] = pool->parts.data[entry->lost + i];
    for (unsigned i = 0; i < entry->needs_count; i++)
        hint->needs[i] = pool->parts.data[entry->needs + i];
    return hint_tell(hunt);
}

bool pool_tell(struct pool *pool) {
    if (pool->entries.size > 1)
        qsort(pool->entries.data, pool->entries.size, sizeof *pool->entries.data, compare);
    for (size_t i = 0; i < pool->entries.size; i++)
        if (tell(pool, &pool->entries.data[i]))
            return true;
    return false;
}
