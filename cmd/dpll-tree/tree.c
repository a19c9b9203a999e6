/* SPDX-License-Identifier: MIT */
#include "tree.h"

#include <assert.h>

void tree_init(struct tree *tree, struct memory *memory) {
    *tree = (struct tree){.memory = memory, .answer = -1};
}

void tree_free(struct tree *tree) {
    stack_free(tree->memory, &tree->nodes);
    stack_free(tree->memory, &tree->notes);
    stack_free(tree->memory, &tree->path);
}

void tree_plant(struct tree *tree) {
    stack_push(tree->memory, &tree->nodes, (struct node){0});
}

uint32_t tree_add(struct tree *tree, uint32_t parent, int literal) {
    uint32_t number = (uint32_t)tree->nodes.size;
    struct node *above = &tree->nodes.data[parent];
    assert(parent < number && !above->children[1]);
    struct node node = {.parent = parent, .literal = literal, .depth = above->depth + 1};
    above->children[above->children[0] != 0] = number;
    stack_push(tree->memory, &tree->nodes, node);
    return number;
}

void tree_note(struct tree *tree, struct notes *notes, int literal) {
    if (notes->count == NODE_NOTED)
        return;
    if (!notes->count)
        notes->begin = tree->notes.size;
    notes->count++;
    stack_push(tree->memory, &tree->notes, literal);
}

uint64_t tree_count(const struct tree *tree, uint64_t depth) {
    uint64_t count = 0;
    for (size_t i = 0; i < tree->nodes.size; i++)
        count += tree->nodes.data[i].depth <= depth;
    return count;
}

static void add_up(struct node *above, const struct node *below) {
    above->nodes += below->nodes;
    above->conflicts += below->conflicts;
    above->models += below->models;
    if (above->height <= below->height)
        above->height = below->height + 1;
}

void tree_finish(struct tree *tree) {
    for (size_t i = tree->nodes.size; i-- > 0;) {
        struct node *node = &tree->nodes.data[i];
        node->nodes++;
        node->conflicts += node->end == NODE_CONFLICT;
        node->models += node->end == NODE_MODEL;
        assert(!i || node->parent < i);
        if (i)
            add_up(&tree->nodes.data[node->parent], node);
        assert(!node->children[1] || node->children[0] < node->children[1]);
    }
    assert(!tree->nodes.size || tree->nodes.data[0].nodes == tree->nodes.size);
}
