/* SPDX-License-Identifier: MIT */
/* The cells of a puzzle: those of one grid, of several overlapping grids (rules `first` and `grid`
 * of sudoku(5)), or of a board without grids, some of whose places are blocked (rules `board` and
 * `blocked`).
 *
 * All grids have the same side and are on one board, the smallest that contains them and begins at
 * its first row and column.  Cells are numbered row by row from 0, counting only places that belong
 * to a grid or are not blocked, so that code about cells and houses does not depend on the board.
 * In a single grid cell `row * side + column` is in that row and column. */
#ifndef COMMON_RULES_AREA_H
#define COMMON_RULES_AREA_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "common/base/diag.h"

/* Limits of a board of several grids. */
enum { AREA_GRIDS_MAX = 16, AREA_LINES_MAX = 64, AREA_CELLS_MAX = 1024 };

/* The most rows, and columns, of a board without grids. */
enum { AREA_BOARD_MAX = 32 };

/* The place of a grid: its first row and column, from 0. */
struct area_grid {
    uint8_t row, column;
};

struct area {
    unsigned side; /* of each grid; without grids, the highest digit */
    unsigned rows, columns;
    uint32_t cells;
    unsigned count; /* number of grids; 0 for a board without grids */
    struct area_grid grids[AREA_GRIDS_MAX];
    /* The blocked places of a board without grids, by row: bit c for column c. */
    uint32_t blocked[AREA_BOARD_MAX];
};

/* The area of one grid. */
#define AREA_SQUARE(SIDE) \
    { .side = (SIDE), .rows = (SIDE), .columns = (SIDE), .cells = (SIDE) * (SIDE), .count = 1 }

static inline struct area area_square(unsigned side) {
    return (struct area)AREA_SQUARE(side);
}

/* Whether the area is one grid that fills its board. */
static inline bool area_is_square(const struct area *area) {
    return area->rows == area->side && area->columns == area->side && area->count;
}

/* Whether two cells of a square area are neighbours in a row or column. */
static inline bool area_are_beside(const struct area *area, uint32_t a, uint32_t b) {
    assert(area_is_square(area) && a < area->cells && b < area->cells);
    uint32_t low = a < b ? a : b, high = a < b ? b : a;
    return high - low == area->side || (high - low == 1 && high % area->side);
}

/* Whether the area is a board without grids. */
static inline bool area_is_board(const struct area *area) {
    return !area->count;
}

/* The longer side of the board, in cells. */
static inline unsigned area_longest(const struct area *area) {
    return area->rows > area->columns ? area->rows : area->columns;
}

/* Moves the only grid to a row and column, from 1, or adds a grid there.  Returns false, with the
 * text of *diag filled, if it cannot be there. */
bool area_move(struct area *area, unsigned row, unsigned column, struct diag *diag);
bool area_add(struct area *area, unsigned row, unsigned column, struct diag *diag);

/* area_board replaces the only grid, or a board without blocked places, by a board without grids.
 * area_block blocks a place of a board, counted from 0, which must be a cell and not the last one.
 * Both return false, with the text of *diag filled, if that is not possible. */
bool area_board(struct area *area, unsigned rows, unsigned columns, struct diag *diag);
bool area_block(struct area *area, unsigned row, unsigned column, struct diag *diag);

/* The cell in a row and column of the board, from 0; AREA_NONE if there is none. */
#define AREA_NONE UINT32_MAX
uint32_t area_cell(const struct area *area, unsigned row, unsigned column);

/* The row and column of a cell of the area, from 0. */
void area_place(const struct area *area, uint32_t cell, unsigned *row, unsigned *column);

/* The number of cells in a row of the board, from 0. */
unsigned area_row_cells(const struct area *area, unsigned row);

#endif
