/* SPDX-License-Identifier: MIT */
/* The search tree that a trace tells of.  Nodes are numbered as they were entered, so a node comes
 * after its parent and before all that was entered later: loops over the numbers take the place of
 * recursion. */
#ifndef DPLL_TREE_TREE_H
#define DPLL_TREE_TREE_H

#include <stdbool.h>

#include "common/stack.h"

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
    int literal;          /* that led here from the parent; 0 at the root */
    uint32_t depth;       /* nodes above */
    bool assumed;         /* the literal is an assumption */
    enum node_end end;    /* of a leaf */

    uint32_t propagated;    /* literals that held here by propagation */
    uint32_t forced;        /* literals that held here by looking ahead */
    struct notes assigned;  /* the first of them */
    uint32_t false_size;    /* literals of the clause that is false */
    struct notes falsified; /* the first of them */

    /* Of the subtree, with the node itself: tree_finish sets them. */
    uint32_t nodes, conflicts, models, height;
};

STACK(node_stack, struct node);
STACK(number_stack, uint32_t);
STACK(note_stack, int);

enum { TREE_NAME = 64 };

struct tree {
    struct memory *memory;
    const char *file;     /* as messages show it; not owned */
    char name[TREE_NAME]; /* engine and branching rule, as a command line has them */
    int64_t vars, clauses;
    int answer;    /* 1, 0, or -1: a limit was reached */
    bool complete; /* the trace has told of the end */
    uint64_t decisions;
    uint32_t levels; /* the most decisions at a time */
    struct node_stack nodes;
    struct note_stack notes;
    struct number_stack path; /* by level: the node where the decision above it was made */
};

void tree_init(struct tree *tree, struct memory *memory);
void tree_free(struct tree *tree);

/* Makes the root. */
void tree_plant(struct tree *tree);

/* Adds a child to a node that has less than two, and returns its number. */
uint32_t tree_add(struct tree *tree, uint32_t parent, int literal);

/* Notes a literal that holds at a node, or that a false clause has there, unless the list has
 * NODE_NOTED literals already.  Literals of one list have to come one after the other. */
void tree_note(struct tree *tree, struct notes *notes, int literal);

/* How many nodes are at most `depth` branchings below the root. */
uint64_t tree_count(const struct tree *tree, uint64_t depth);

/* Computes what nodes know of their subtrees. */
void tree_finish(struct tree *tree);

#endif
