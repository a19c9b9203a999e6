/* SPDX-License-Identifier: MIT */
/* Direct implications of a candidate being right or wrong.  A node is a candidate with one of these
 * two values.  Weak implications lead from right to wrong, strong ones from wrong to right. */
#ifndef COMMON_EXPLAINER_IMPLY_H
#define COMMON_EXPLAINER_IMPLY_H

#include <assert.h>

#include "common/explainer/sheet.h"

/* (cell * 9 + digit) * 2, plus 1 if the candidate is right. */
typedef uint16_t Node;

enum { IMPLY_NODES = FRAME_CELLS * FRAME_SIDE * 2, IMPLY_MOST = FRAME_SIDE - 1 + FRAME_PEERS };

/* The cause of a node: it is supposed; its cell; its box, column or row; a technique. */
enum imply_cause { IMPLY_FREE, IMPLY_CELL, IMPLY_BOX, IMPLY_COLUMN, IMPLY_ROW, IMPLY_TECHNIQUE };

struct implied {
    Node node;
    uint8_t cause;
};

/* The node of a candidate that is right or wrong; and the cell of a node, its digit, counted from
 * 0, and whether it is right. */
static inline Node imply_node(unsigned cell, unsigned digit, bool right) {
    assert(cell < FRAME_CELLS && digit < FRAME_SIDE);
    return (Node)((cell * FRAME_SIDE + digit) * 2 + right);
}
static inline unsigned imply_cell(Node node) {
    assert(node < IMPLY_NODES);
    return node / (2 * FRAME_SIDE);
}
static inline unsigned imply_digit(Node node) {
    assert(node < IMPLY_NODES);
    return node / 2 % FRAME_SIDE;
}
static inline bool imply_right(Node node) {
    return node & 1;
}

/* The kinds of houses, as numbered in struct frame, in the order in which chains look at them. */
extern const uint8_t imply_kinds[3];

/* Lists the nodes implied by a node of a candidate of the position, with or without links within
 * cells and strong links within houses.  Returns their number, at most IMPLY_MOST. */
unsigned imply_list(const struct sheet *sheet, Node node, bool cells, bool houses,
                    struct implied *list);

#endif
