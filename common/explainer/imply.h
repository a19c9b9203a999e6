/* SPDX-License-Identifier: MIT */
/* What follows at once from a candidate that is right, or wrong.  A node is a candidate with one of
 * the two; an implication is weak from right to wrong, strong from wrong to right. */
#ifndef COMMON_EXPLAINER_IMPLY_H
#define COMMON_EXPLAINER_IMPLY_H

#include "common/explainer/sheet.h"

/* (cell * 9 + digit) * 2, and 1 more where the candidate is right. */
typedef uint16_t Node;

enum { IMPLY_NODES = FRAME_CELLS * FRAME_SIDE * 2, IMPLY_MOST = FRAME_SIDE - 1 + FRAME_PEERS };

/* Why a node is as it is: it is supposed; by its cell; by its box, column or row; by a
 * technique. */
enum imply_cause { IMPLY_FREE, IMPLY_CELL, IMPLY_BOX, IMPLY_COLUMN, IMPLY_ROW, IMPLY_TECHNIQUE };

struct implied {
    Node node;
    uint8_t cause;
};

/* The node of a candidate that is right, or wrong; and the cell, the digit, counted from 0, and
 * whether it is right, of a node. */
static inline Node imply_node(unsigned cell, unsigned digit, bool right) {
    return (Node)((cell * FRAME_SIDE + digit) * 2 + right);
}
static inline unsigned imply_cell(Node node) {
    return node / (2 * FRAME_SIDE);
}
static inline unsigned imply_digit(Node node) {
    return node / 2 % FRAME_SIDE;
}
static inline bool imply_right(Node node) {
    return node & 1;
}

/* The kinds of house, as numbered in struct frame, in the order in which chains look at them. */
extern const uint8_t imply_kinds[3];

/* Lists what a node implies, with links within cells or not; strong links within houses or not.
 * Returns how many there are, IMPLY_MOST at most. */
unsigned imply_list(const struct sheet *sheet, Node node, bool cells, bool houses,
                    struct implied *list);

#endif
