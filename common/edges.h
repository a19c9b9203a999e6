/* SPDX-License-Identifier: MIT */
/* The edges of the cells of a board: borders round grids, boxes and regions, and lines round cages.
 * Where both are, the stroke is a heavy one, so that a cage is seen to go through a border that is
 * not. */
#ifndef COMMON_EDGES_H
#define COMMON_EDGES_H

#include "common/drawinglook.h"

/* Rows and columns of the largest board. */
enum { LINES_MAX = AREA_LINES_MAX };

enum edge { EDGE_NONE, EDGE_BORDER, EDGE_CAGE, EDGE_BOTH };

/* By row and column, those just outside of the board included: the edge above the place, and the
 * one to its left (enum edge). */
struct edges {
    uint8_t above[LINES_MAX + 1][LINES_MAX + 1], before[LINES_MAX + 1][LINES_MAX + 1];
};

/* Finds the edges of a drawing's board, with those of cages or without. */
void edges_init(struct edges *edges, const struct drawing *drawing, bool cages);

/* How an edge is drawn: upright or lying; and the joint at the upper left corner of a place. */
const char *edges_stroke(unsigned edge, bool upright, bool utf8);
const char *edges_joint(const struct edges *edges, unsigned row, unsigned column, bool utf8);

#endif
