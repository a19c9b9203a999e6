/* Sums that follow from those of rules, as every house has every digit once and so a sum, too: 45
 * at side 9.  Players of killer Sudoku call it the rule of 45, and the cells innies and outies. */
#ifndef COMMON_SUDOKUSUMS_H
#define COMMON_SUDOKUSUMS_H

#include "common/rules.h"

/* All houses, whose cells stand one house after the other in members. */
struct sudokusums_houses {
    const uint32_t *members;
    uint32_t count, cells; /* of houses, and of cells in all */
    unsigned side;
};

/* Appends to bonds, whose cells are in bonded, a sum for each house that sums among them nearly
 * fill: the cells of the house that no sum has, less the cells that the sums have beyond it, are
 * the total of the house less those of the sums.  Where that would be more than four cells, none is
 * added. */
void sudokusums_derive(const struct sudokusums_houses *houses, struct rules_bonds *bonds,
                       struct rules_cells *bonded, struct memory *memory);

#endif
