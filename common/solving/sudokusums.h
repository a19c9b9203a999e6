/* SPDX-License-Identifier: MIT */
/* Sums derived from those of rules and houses: every house has every digit once, and so a known
 * sum, 45 at side 9.  Players of killer Sudoku call this the rule of 45, and the cells innies and
 * outies. */
#ifndef COMMON_SOLVING_SUDOKUSUMS_H
#define COMMON_SOLVING_SUDOKUSUMS_H

#include "common/rules/rules.h"

/* All houses, whose cells stand one house after the other in members. */
struct sudokusums_houses {
    const uint32_t *members;
    uint32_t count, cells; /* of houses, and of cells in all */
    unsigned side;
};

/* For each house that sums nearly fill, appends to bonds, whose cells are in bonded: the cells of
 * the house in no sum - the cells of these sums beyond the house = the total of the house - the
 * totals of the sums.  A sum of more than four cells is not added. */
void sudokusums_derive(const struct sudokusums_houses *houses, struct rules_bonds *bonds,
                       struct rules_cells *bonded, struct memory *memory);

/* The same for houses of the caller's choice, of which there may be several, and with sums that
 * have cells with a minus, as arrows have: these may be added, too, so that cells count twice. */
struct sudokusums {
    const struct sudokusums_houses *houses;
    const struct rules_bonds *bonds;
    const struct rules_cells *bonded;
    size_t given;     /* of the bonds: the first ones */
    uint32_t *sum;    /* by cell: 1 + the bond that is taken for it, or 0 */
    uint32_t *inside; /* by cell: the last look that found it in the houses */
    uint32_t *met;    /* by bond: the last look that met it */
    uint32_t look;    /* how many there were */
    struct memory *memory;
};

/* What is left over: cells that count twice, once, and against the others. */
enum { SUDOKUSUMS_REST_MAX = 8 };
enum sudokusums_part { SUDOKUSUMS_TWICE, SUDOKUSUMS_PLUS, SUDOKUSUMS_MINUS, SUDOKUSUMS_PARTS };
struct sudokusums_rest {
    uint32_t cells[SUDOKUSUMS_PARTS][SUDOKUSUMS_REST_MAX];
    uint32_t count[SUDOKUSUMS_PARTS];
    int total;
};

/* The houses and bonds must outlive the struct.  Without minus, sums that have any are left. */
void sudokusums_begin(struct sudokusums *sums, const struct sudokusums_houses *houses,
                      const struct rules_bonds *bonds, const struct rules_cells *bonded, bool minus,
                      struct memory *memory);
void sudokusums_end(struct sudokusums *sums);

/* Looks at `count` houses, given by number.  Returns false where two share a cell, or nothing or
 * more than `most`, SUDOKUSUMS_REST_MAX at the most, is left over. */
bool sudokusums_look(struct sudokusums *sums, const uint32_t *houses, uint32_t count, uint32_t most,
                     struct sudokusums_rest *rest);

/* Appends the cells left over to bonded, which may be that of the bonds.  Returns their sum. */
struct rules_bond sudokusums_bond(const struct sudokusums *sums, const struct sudokusums_rest *rest,
                                  struct rules_cells *bonded);

#endif
