/* SPDX-License-Identifier: MIT */
#include "common/rules/area.h"

#include <assert.h>

#include "common/base/bit.h"

/* The cells of a row as a set: bit c for column c. */
static uint64_t row_set(const struct area *area, unsigned row) {
    uint64_t line = ((uint64_t)1 << area->side) - 1, set = 0;
    if (area_is_board(area) && row < area->rows)
        return (((uint64_t)1 << area->columns) - 1) & ~(uint64_t)area->blocked[row];
    for (unsigned i = 0; i < area->count; i++)
        if (row >= area->grids[i].row && row < area->grids[i].row + area->side)
            set |= line << area->grids[i].column;
    return set;
}

/* How many bits are set. */
static unsigned size_of(uint64_t set) {
    unsigned size = 0;
    for (; set; set &= set - 1)
        size++;
    return size;
}

unsigned area_row_cells(const struct area *area, unsigned row) {
    assert(row < area->rows);
    return area_is_square(area) ? area->side : size_of(row_set(area, row));
}

/* Computes the size of the board and the numbers of cells. */
static bool measure(struct area *area, struct diag *diag) {
    unsigned rows = 0, columns = 0;
    for (unsigned i = 0; i < area->count; i++) {
        unsigned bottom = area->grids[i].row + area->side;
        unsigned right = area->grids[i].column + area->side;
        rows = bottom > rows ? bottom : rows;
        columns = right > columns ? right : columns;
    }
    area->rows = rows;
    area->columns = columns;
    area->cells = 0;
    for (unsigned row = 0; row < rows; row++)
        area->cells += area_row_cells(area, row);
    return area->cells <= AREA_CELLS_MAX ||
           diag_set(diag, "grids have %u cells together, more than %d", area->cells,
                    AREA_CELLS_MAX);
}

/* Whether a grid fits on the largest board. */
static bool has_room(const struct area *area, unsigned row, unsigned column, struct diag *diag) {
    return (row + area->side <= AREA_LINES_MAX + 1 && column + area->side <= AREA_LINES_MAX + 1) ||
           diag_set(diag, "a grid of side %u at row %u and column %u ends beyond row or column %d",
                    area->side, row, column, AREA_LINES_MAX);
}

static bool is_there(const struct area *area, unsigned row, unsigned column) {
    for (unsigned i = 0; i < area->count; i++)
        if (area->grids[i].row == row && area->grids[i].column == column)
            return true;
    return false;
}

bool area_move(struct area *area, unsigned row, unsigned column, struct diag *diag) {
    assert(row && column);
    struct area moved = *area;
    if (area_is_board(area))
        return diag_set(diag, "a board has no grids");
    if (area->count > 1)
        return diag_set(diag, "the first grid stands before all others");
    if (!has_room(area, row, column, diag))
        return false;
    moved.grids[0] = (struct area_grid){(uint8_t)(row - 1), (uint8_t)(column - 1)};
    if (!measure(&moved, diag))
        return false;
    *area = moved;
    return true;
}

bool area_add(struct area *area, unsigned row, unsigned column, struct diag *diag) {
    assert(row && column);
    struct area wider = *area;
    if (area_is_board(area))
        return diag_set(diag, "a board has no grids");
    if (area->count == AREA_GRIDS_MAX)
        return diag_set(diag, "there are more than %d grids", AREA_GRIDS_MAX);
    if (!has_room(area, row, column, diag))
        return false;
    if (is_there(area, row - 1, column - 1))
        return diag_set(diag, "there is a grid at row %u and column %u already", row, column);
    wider.grids[wider.count++] = (struct area_grid){(uint8_t)(row - 1), (uint8_t)(column - 1)};
    if (!measure(&wider, diag))
        return false;
    *area = wider;
    return true;
}

bool area_board(struct area *area, unsigned rows, unsigned columns, struct diag *diag) {
    assert(rows && columns);
    if (area_is_board(area) ? area->cells < area->rows * area->columns : !area_is_square(area))
        return diag_set(diag, "a board stands before all others");
    if (rows > AREA_BOARD_MAX || columns > AREA_BOARD_MAX)
        return diag_set(diag, "a board has up to %d rows and columns", AREA_BOARD_MAX);
    *area = (struct area){
        .side = area->side, .rows = rows, .columns = columns, .cells = rows * columns};
    return true;
}

bool area_block(struct area *area, unsigned row, unsigned column, struct diag *diag) {
    assert(area_is_board(area) && area->cells);
    if (area->cells == 1)
        return diag_set(diag, "no cell is left");
    assert(area_cell(area, row, column) != AREA_NONE);
    area->blocked[row] |= (uint32_t)1 << column;
    area->cells--;
    assert(area_cell(area, row, column) == AREA_NONE);
    return true;
}

uint32_t area_cell(const struct area *area, unsigned row, unsigned column) {
    uint32_t before = 0;
    if (row >= area->rows || column >= area->columns)
        return AREA_NONE;
    if (area_is_square(area))
        return row * area->side + column;
    uint64_t set = row_set(area, row);
    if (!(set >> column & 1))
        return AREA_NONE;
    for (unsigned r = 0; r < row; r++)
        before += area_row_cells(area, r);
    assert(before < area->cells);
    return before + size_of(set & (((uint64_t)1 << column) - 1));
}

void area_place(const struct area *area, uint32_t cell, unsigned *row, unsigned *column) {
    assert(cell < area->cells);
    if (area_is_square(area)) {
        *row = cell / area->side;
        *column = cell % area->side;
        return;
    }
    uint32_t left = cell;
    unsigned here;
    for (*row = 0; left >= (here = area_row_cells(area, *row)); ++*row)
        left -= here;
    uint64_t set = row_set(area, *row);
    for (; left; left--)
        set &= set - 1;
    *column = bit_lowest(set);
    assert(area_cell(area, *row, *column) == cell);
}
