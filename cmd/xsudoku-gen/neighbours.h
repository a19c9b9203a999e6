/* SPDX-License-Identifier: MIT */
/* The cells of a grid that share an edge with a cell. */
#ifndef XSUDOKU_GEN_NEIGHBOURS_H
#define XSUDOKU_GEN_NEIGHBOURS_H

#include <stdint.h>

#include "common/rules/area.h"

/* Writes them to `beside`.  Returns their number, two to four, or none for side 1. */
static inline unsigned neighbours_of(unsigned side, uint32_t cell, uint32_t beside[4]) {
    unsigned count = 0, row = cell / side, column = cell % side;
    if (row > 0)
        beside[count++] = cell - side;
    if (row + 1 < side)
        beside[count++] = cell + side;
    if (column > 0)
        beside[count++] = cell - 1;
    if (column + 1 < side)
        beside[count++] = cell + 1;
    return count;
}

/* The same for an area, in which a cell may have no neighbours. */
static inline unsigned neighbours_in(const struct area *area, uint32_t cell, uint32_t beside[4]) {
    unsigned count = 0, row, column;
    if (area_is_square(area))
        return neighbours_of(area->side, cell, beside);
    area_place(area, cell, &row, &column);
    const unsigned places[4][2] = {
        {row - 1, column}, {row + 1, column}, {row, column - 1}, {row, column + 1}};
    for (unsigned i = 0; i < 4; i++) {
        beside[count] = area_cell(area, places[i][0], places[i][1]);
        count += beside[count] != AREA_NONE;
    }
    return count;
}

#endif
