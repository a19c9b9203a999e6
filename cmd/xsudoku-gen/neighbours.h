/* The cells of a grid that share an edge with one. */
#ifndef XSUDOKU_GEN_NEIGHBOURS_H
#define XSUDOKU_GEN_NEIGHBOURS_H

#include <stdint.h>

/* Writes them to beside.  Returns how many there are, two to four, or none at side 1. */
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

#endif
