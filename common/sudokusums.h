/* Sums that follow from those of rules, as every house has every digit once and so a sum, too: 45
 * at side 9.  Players of killer Sudoku call it the rule of 45, and the cells innies and outies. */
#ifndef COMMON_SUDOKUSUMS_H
#define COMMON_SUDOKUSUMS_H

#include "common/sudokustate.h"

/* Appends to the bonds of a solver, which has its houses and the bonds of its rules, one sum for
 * each house that cages nearly fill: of the few cells that are left over in the house, or that the
 * cages have beyond it, these counting against the others.  Houses after which more than a few are
 * left have none. */
void sudokusums_derive(struct sudoku *s);

#endif
