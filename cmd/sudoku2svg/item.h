/* SPDX-License-Identifier: MIT */
/* A puzzle with all that is drawn of it, kept until its sheet is full. */
#ifndef SUDOKU2SVG_ITEM_H
#define SUDOKU2SVG_ITEM_H

#include "common/drawing/panel.h"
#include "common/grids/grid.h"

struct item {
    struct variant variant;
    uint8_t *cells;    /* as in struct grid */
    uint8_t *solution; /* NULL until item_solve has found it */
    uint8_t *marks;    /* as in struct drawing, or NULL */
    char *label;
    size_t label_length;
};

/* Copies a puzzle. */
void item_init(struct item *item, const struct grid *grid, struct memory *memory);
void item_free(struct item *item);

/* Adds pencil marks, once. */
void item_mark(struct item *item);

/* Adds the solution, by the exact solver.  Returns false, with the text of diag filled, where there
 * is none, or more than one, or the side is too large. */
bool item_solve(struct item *item, struct diag *diag);

/* What is to be drawn.  item must stay. */
struct panel item_panel(const struct item *item);

#endif
