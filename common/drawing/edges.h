/* SPDX-License-Identifier: MIT */
/* The edges of the cells of a board: borders around grids, boxes and regions, and lines around
 * cages.  An edge of both kinds is heavy, so that a cage is seen to cross borders that are
 * light. */
#ifndef COMMON_DRAWING_EDGES_H
#define COMMON_DRAWING_EDGES_H

#include "common/drawing/drawinglook.h"

/* Rows and columns of the largest board. */
enum { LINES_MAX = AREA_LINES_MAX };

enum edge { EDGE_NONE, EDGE_BORDER, EDGE_CAGE, EDGE_BOTH };

/* By row and column, including those just outside of the board: the edges above and to the left of
 * the place (enum edge). */
struct edges {
    uint8_t above[LINES_MAX + 1][LINES_MAX + 1], before[LINES_MAX + 1][LINES_MAX + 1];
};

/* Finds the edges of a drawing's board, of LINES_MAX rows and columns at most, with those of cages
 * or without. */
void edges_init(struct edges *edges, const struct drawing *drawing, bool cages);

/* The characters of an edge, upright or lying, and of the joint at the upper left corner of a
 * place. */
const char *edges_stroke(unsigned edge, bool upright, bool utf8);
const char *edges_joint(const struct edges *edges, unsigned row, unsigned column, bool utf8);

#endif
