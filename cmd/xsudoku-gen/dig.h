/* Digging holes: from a complete grid to a puzzle with this grid as its only solution. */
#ifndef XSUDOKU_GEN_DIG_H
#define XSUDOKU_GEN_DIG_H

#include "common/sudoku.h"

struct dig {
    struct sudoku *solver;
    struct random *random;
    uint32_t *order; /* the cells, shuffled for each grid */
    struct memory *memory;
};

/* The solver and the numbers belong to the caller and must outlive the struct. */
void dig_init(struct dig *dig, struct sudoku *solver, struct random *random, struct memory *memory);
void dig_free(struct dig *dig);

/* Blanks cells of a complete grid in random order, keeping those without which there would be a
 * second solution, until `holes` are blank or every cell was tried.  Returns the number of holes.
 *
 * What comes of it is what blanking one cell after the other would give.  As more clues never bring
 * more solutions, cells that can go together can go one by one, so they are tested in runs, which
 * double while that goes well; the cell that spoils a run is found by halving. */
uint32_t dig_holes(struct dig *dig, uint8_t *grid, uint32_t holes);

#endif
