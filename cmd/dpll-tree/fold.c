/* SPDX-License-Identifier: MIT */
#include "fold.h"

#include <assert.h>

/* Runs of fewer nodes than this are drawn as they are. */
enum { RUN = 6 };

static const struct node *node_of(const struct picture *p, uint32_t mark) {
    return &p->tree->nodes.data[p->marks.data[mark].node];
}

/* Whether mark a is to be opened before mark b. */
static bool before(const struct picture *p, uint32_t a, uint32_t b) {
    const struct mark *one = &p->marks.data[a], *two = &p->marks.data[b];
    if (one->solution != two->solution)
        return one->solution;
    uint32_t size = node_of(p, a)->nodes, other = node_of(p, b)->nodes;
    return size != other ? size > other : a < b;
}

static void swap(uint32_t *a, uint32_t *b) {
    uint32_t kept = *a;
    *a = *b;
    *b = kept;
}

static void enqueue(struct picture *p, uint32_t mark) {
    size_t at = p->queue.size;
    stack_push(p->memory, &p->queue, mark);
    uint32_t *heap = p->queue.data;
    for (; at && before(p, heap[at], heap[(at - 1) / 2]); at = (at - 1) / 2)
        swap(&heap[at], &heap[(at - 1) / 2]);
}

static uint32_t dequeue(struct picture *p) {
    assert(p->queue.size);
    uint32_t *heap = p->queue.data, top = heap[0];
    size_t at = 0, size = --p->queue.size;
    heap[0] = heap[size];
    for (;;) {
        size_t child = 2 * at + 1;
        if (child + 1 < size && before(p, heap[child + 1], heap[child]))
            child++;
        if (child >= size || !before(p, heap[child], heap[at]))
            return top;
        swap(&heap[child], &heap[at]);
        at = child;
    }
}

/* The number of successive nodes with one child, from this one on, before one that has two children
 * or none or is at the depth limit; 0 if they are to be drawn one by one. */
static uint32_t run_length(const struct picture *p, uint32_t node) {
    const struct node *nodes = p->tree->nodes.data;
    uint32_t length = 0;
    while (nodes[node].depth < p->depth && nodes[node].children[0] && !nodes[node].children[1]) {
        node = nodes[node].children[0];
        length++;
    }
    return p->skips_runs && length >= RUN ? length : 0;
}

/* Adds a mark for a node, or for the end of a long run that begins there. */
static void add_mark(struct picture *p, uint32_t parent, uint32_t node) {
    const struct node *nodes = p->tree->nodes.data;
    uint32_t number = (uint32_t)p->marks.size, run = number ? run_length(p, node) : 0;
    for (uint32_t i = 0; i < run; i++)
        node = nodes[node].children[0];
    struct mark mark = {.node = node, .parent = parent, .run = run};
    if (number) {
        struct mark *above = &p->marks.data[parent];
        assert(parent < number && !above->children[1] && !above->folded);
        above->children[above->children[0] != 0] = number;
        mark.solution = above->solution && nodes[node].models &&
                        (!above->children[1] || !p->marks.data[above->children[0]].solution);
    } else {
        mark.solution = nodes[node].models;
    }
    mark.folded = nodes[node].children[0];
    stack_push(p->memory, &p->marks, mark);
    if (mark.folded)
        enqueue(p, number);
}

static void open_mark(struct picture *p, uint32_t mark) {
    const struct node *node = node_of(p, mark);
    p->marks.data[mark].folded = false;
    for (int i = 0; i < 2; i++)
        if (node->children[i])
            add_mark(p, mark, node->children[i]);
}

void fold_choose(struct picture *picture, const struct tree *tree, uint64_t most, uint64_t depth) {
    *picture = (struct picture){.memory = tree->memory, .tree = tree, .depth = depth};
    picture->skips_runs = most && tree_count(tree, depth) > most;
    add_mark(picture, 0, 0);
    while (picture->queue.size) {
        uint32_t mark = dequeue(picture);
        const struct node *node = node_of(picture, mark);
        bool two = node->children[1];
        if (most && picture->marks.size + 1 + two > most)
            break;
        if (node->depth < depth)
            open_mark(picture, mark);
    }
    assert(!most || picture->marks.size <= most || picture->marks.size == 1);
}

void fold_free(struct picture *picture) {
    stack_free(picture->memory, &picture->marks);
    stack_free(picture->memory, &picture->queue);
}
