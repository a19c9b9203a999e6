/* SPDX-License-Identifier: MIT */
/* The cells of a puzzle: those of one grid, of several grids that share some of them (rules `first`
 * and `grid` of sudoku(5)), or of a board without grids, some of whose places are blocked (rules
 * `board` and `blocked`).
 *
 * All grids have the same side and stand on one board of rows and columns, the smallest that has
 * room for them from its first row and column on.  Cells are numbered row by row from 0, and only
 * those that a grid has, or that are not blocked, are counted, so that whoever works on cells and
 * houses need not know what the board looks like.  Of one grid that fills its board, cell `row *
 * side + column` is in that row and column. */
#ifndef COMMON_AREA_H
#define COMMON_AREA_H

#include <stdbool.h>
#include <stdint.h>

#include "common/diag.h"

/* A board of several grids has no more of each. */
enum { AREA_GRIDS_MAX = 16, AREA_LINES_MAX = 64, AREA_CELLS_MAX = 1024 };

/* A board without grids has no more rows, nor columns. */
enum { AREA_BOARD_MAX = 32 };

/* Where a grid stands: its first row and column, from 0. */
struct area_grid {
    uint8_t row, column;
};

struct area {
    unsigned side; /* of each grid; of a board without grids the highest digit */
    unsigned rows, columns;
    uint32_t cells;
    unsigned count; /* of grids; 0 for a board without */
    struct area_grid grids[AREA_GRIDS_MAX];
    uint32_t blocked[AREA_BOARD_MAX]; /* of such a board, by row: bit c for column c */
};

/* The area of one grid. */
#define AREA_SQUARE(SIDE) \
    { .side = (SIDE), .rows = (SIDE), .columns = (SIDE), .cells = (SIDE) * (SIDE), .count = 1 }

static inline struct area area_square(unsigned side) {
    return (struct area)AREA_SQUARE(side);
}

/* Whether it is one grid that fills its board. */
static inline bool area_is_square(const struct area *area) {
    return area->rows == area->side && area->columns == area->side && area->count;
}

/* Whether two cells of such a grid are side by side. */
static inline bool area_are_beside(const struct area *area, uint32_t a, uint32_t b) {
    uint32_t low = a < b ? a : b, high = a < b ? b : a;
    return high - low == area->side || (high - low == 1 && high % area->side);
}

/* Whether it is a board without grids. */
static inline bool area_is_board(const struct area *area) {
    return !area->count;
}

/* How many cells the longer side of the board has. */
static inline unsigned area_longest(const struct area *area) {
    return area->rows > area->columns ? area->rows : area->columns;
}

/* Moves the one grid that there is to a row and column, from 1, or adds a grid there.  Returns
 * false, with the text of *diag filled, when it cannot stand there. */
bool area_move(struct area *area, unsigned row, unsigned column, struct diag *diag);
bool area_add(struct area *area, unsigned row, unsigned column, struct diag *diag);

/* area_board puts a board without grids in the place of the one grid, or of a board without blocked
 * places.  area_block blocks a place of a board, counted from 0, which must be a cell and not the
 * last one left.  Both return false, with the text of *diag filled, when that cannot be. */
bool area_board(struct area *area, unsigned rows, unsigned columns, struct diag *diag);
bool area_block(struct area *area, unsigned row, unsigned column, struct diag *diag);

/* The cell in a row and column of the board, from 0; AREA_NONE where there is none, or the board
 * ends. */
#define AREA_NONE UINT32_MAX
uint32_t area_cell(const struct area *area, unsigned row, unsigned column);

/* The row and column of a cell, from 0. */
void area_place(const struct area *area, uint32_t cell, unsigned *row, unsigned *column);

/* How many cells a row of the board has. */
unsigned area_row_cells(const struct area *area, unsigned row);

#endif
