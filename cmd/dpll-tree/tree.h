/* SPDX-License-Identifier: MIT */
/* The search tree of a trace.  Nodes are numbered as they were entered: a node comes after its
 * parent and before all nodes entered later, so that loops over the numbers replace recursion. */
#ifndef DPLL_TREE_TREE_H
#define DPLL_TREE_TREE_H

#include <stdbool.h>

#include "common/base/stack.h"

enum node_end { NODE_OPEN, NODE_CONFLICT, NODE_MODEL };

/* Literals of a node are kept for its title, but no more than these. */
enum { NODE_NOTED = 8 };

struct notes {
    size_t begin; /* in tree->notes */
    uint32_t count;
};

struct node {
    uint32_t parent;
    uint32_t children[2]; /* in the order in which they were entered; 0 for none */
    int literal;          /* on the edge from the parent; 0 at the root */
    uint32_t depth;       /* number of nodes above */
    bool assumed;         /* the literal is an assumption */
    enum node_end end;    /* of a leaf */

    uint32_t propagated;    /* number of literals that became true here by propagation */
    uint32_t forced;        /* number of literals that became true here by lookahead */
    struct notes assigned;  /* the first of these literals */
    uint32_t false_size;    /* number of literals of the false clause */
    struct notes falsified; /* the first of these literals */

    /* Of the subtree, including the node; set by tree_finish. */
    uint32_t nodes, conflicts, models, height;
};

STACK(node_stack, struct node);
STACK(number_stack, uint32_t);
STACK(note_stack, int);

enum { TREE_NAME = 64 };

struct tree {
    struct memory *memory;
    const char *file;     /* as messages show it; not owned */
    char name[TREE_NAME]; /* engine and branching rule, as on a command line */
    int64_t vars, clauses;
    int answer;    /* 1, 0, or -1 if a limit was reached */
    bool complete; /* the trace has an end */
    uint64_t decisions;
    uint32_t levels; /* the most decisions at a time */
    struct node_stack nodes;
    struct note_stack notes;
    struct number_stack path; /* by level: the node of the decision above it */
};

void tree_init(struct tree *tree, struct memory *memory);
void tree_free(struct tree *tree);

/* Creates the root. */
void tree_plant(struct tree *tree);

/* Adds a child to a node with fewer than two, and returns its number. */
uint32_t tree_add(struct tree *tree, uint32_t parent, int literal);

/* Adds a literal to a list of a node, unless it has NODE_NOTED literals.  The literals of a list
 * must be added one after the other. */
void tree_note(struct tree *tree, struct notes *notes, int literal);

/* The number of nodes at most `depth` branchings below the root. */
uint64_t tree_count(const struct tree *tree, uint64_t depth);

/* Computes the data of subtrees. */
void tree_finish(struct tree *tree);

#endif
