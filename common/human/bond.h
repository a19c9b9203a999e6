/* SPDX-License-Identifier: MIT */
/* What finders of steps by rules share: the digits that the cells of a relation, a sum or a line
 * may have, and which of these have been looked at in vain. */
#ifndef COMMON_HUMAN_BOND_H
#define COMMON_HUMAN_BOND_H

#include "common/human/step.h"
#include "common/rulebond.h"

enum { BOND_CELLS_MAX = RULES_SIDE_MAX * RULES_SIDE_MAX };

struct bond {
    const struct rules *rules;
    const struct rules_bond *bond;
    uint32_t number; /* of the bond among those of the rules, or of layout->derived */
    const uint32_t *cells;
    size_t place; /* of the first of them, where all cells of bonds are in a row */
    RuleDigits digits[BOND_CELLS_MAX]; /* that each cell may have: its candidates, or what it is set
                                          to; a finder takes some away */
};

/* Begins with bond `number` of the rules, or of the sums derived. */
void bond_begin(struct bond *bond, const struct board *board, uint32_t number);
void bond_begin_sum(struct bond *bond, const struct board *board, uint32_t number);

/* The kinds of looks that are told apart. */
enum bond_look {
    BOND_RELATION,
    BOND_COMBINATION,
    BOND_SUM,
    BOND_DIGIT,
    BOND_LINE,
    BOND_ORDERS,
    BOND_WAYS,
    BOND_INNIES,
    BOND_LOOKS,
};

/* Whether the last look of this kind at the bond found nothing, and the digits are what they were
 * then.  If not, notes in the step that a look at these digits finds nothing, for the next call:
 * bond_effect takes that back where it does find something. */
bool bond_is_idle(const struct bond *bond, const struct board *board, struct step *step,
                  enum bond_look look);

/* The next look at the bond is not idle. */
void bond_look_again(const struct bond *bond, const struct board *board, struct step *step,
                     enum bond_look look);

/* Begins a step in which each cell loses what its digits lack, with the bond's cells as a part
 * without digits.  Returns whether there is any effect; then the look was not in vain. */
bool bond_effect(const struct bond *bond, const struct board *board, struct step *step,
                 enum bond_look look);

/* Cells with the digits that they may have, and the number of the bond, or of the first one, that
 * they belong to. */
struct bond_cells {
    uint32_t number;
    const uint32_t *cells;
    const RuleDigits *digits;
    uint32_t count;
};
static inline struct bond_cells bond_cells(const struct bond *bond) {
    return (struct bond_cells){bond->number, bond->cells, bond->digits, bond->bond->count};
}

/* Begins a step by a digit that one of the cells must have: it goes from where all its places among
 * them are seen, and its only place loses what else it had.  The cells are a part without digits,
 * the places another one.  Returns whether there is any effect; there is none where a cell is set
 * to the digit. */
bool bond_place(const struct bond_cells *among, const struct board *board, unsigned digit,
                struct step *step);

#endif
