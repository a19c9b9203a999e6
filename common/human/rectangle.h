/* SPDX-License-Identifier: MIT */
/* Rectangles in which two digits could be exchanged as far as houses are concerned, for the
 * techniques of unique.h.  Rectangles whose cells have two candidates in common are listed once for
 * each position. */
#ifndef COMMON_HUMAN_RECTANGLE_H
#define COMMON_HUMAN_RECTANGLE_H

#include "common/human/step.h"

/* A rectangle, and two digits. */
struct rectangle {
    const struct board *board;
    struct step *step;
    uint32_t cells[4];
    Set both;       /* the two digits */
    Set extra[4];   /* the other candidates of each cell */
    unsigned thick; /* how many cells have others */
};

/* Looks for a step; returns whether the search is to end. */
typedef bool rectangle_look(struct rectangle *r);

/* Calls look with each rectangle and each two candidates that all four cells have, until look
 * returns true.  Returns whether it did. */
bool rectangle_search(const struct board *board, struct step *step, rectangle_look *look);

/* Begins the step: the rectangle with its digits. */
void rectangle_begin(const struct rectangle *r);

/* Whether the cells with other candidates are two opposite corners. */
bool rectangle_is_diagonal(const struct rectangle *r);

#endif
