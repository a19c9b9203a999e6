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

/* Appends to bonds, whose cells are in bonded, one sum for each house that sums among them nearly
 * fill: of the few cells that are left over in the house, or that the sums have beyond it, these
 * counting against the others.  Houses with which more than a few are left over have none. */
void sudokusums_derive(const struct sudokusums_houses *houses, struct rules_bonds *bonds,
                       struct rules_cells *bonded, struct memory *memory);

#endif
