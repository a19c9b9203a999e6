/* SPDX-License-Identifier: MIT */
/* Common parts of finders for rules: the digits that the cells of a relation, a sum or a line may
 * have, and which bonds were examined in vain. */
#ifndef COMMON_HUMAN_BOND_H
#define COMMON_HUMAN_BOND_H

#include "common/human/step.h"
#include "common/rules/rulebond.h"

enum { BOND_CELLS_MAX = RULES_SIDE_MAX * RULES_SIDE_MAX };

struct bond {
    const struct rules *rules;
    const struct rules_bond *bond;
    uint32_t number; /* number of the bond among those of the rules, or in layout->derived */
    const uint32_t *cells;
    size_t place; /* index of its first cell in the list of the cells of all bonds */
    /* Of each cell: its candidates, or its digit; finders remove some. */
    RuleDigits digits[BOND_CELLS_MAX];
};

/* Begins with bond `number` of the rules, or of the derived sums. */
void bond_begin(struct bond *bond, const struct board *board, uint32_t number);
void bond_begin_sum(struct bond *bond, const struct board *board, uint32_t number);

/* Kinds of examinations that are recorded separately. */
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

/* Whether the last examination of this kind was in vain and the digits have not changed since.  If
 * not, records this examination as in vain; bond_effect takes that back if it finds something. */
bool bond_is_idle(const struct bond *bond, const struct board *board, struct step *step,
                  enum bond_look look);

/* Makes the next examination of the bond necessary. */
void bond_look_again(const struct bond *bond, const struct board *board, struct step *step,
                     enum bond_look look);

/* Begins a step in which each cell loses the candidates missing in its digits, with the bond's
 * cells as a part without digits.  Returns whether there is any effect; if so, the examination was
 * not in vain. */
bool bond_effect(const struct bond *bond, const struct board *board, struct step *step,
                 enum bond_look look);

/* Cells with the digits they may have, and the number of their bond, or the first one. */
struct bond_cells {
    uint32_t number;
    const uint32_t *cells;
    const RuleDigits *digits;
    uint32_t count;
};
static inline struct bond_cells bond_cells(const struct bond *bond) {
    return (struct bond_cells){bond->number, bond->cells, bond->digits, bond->bond->count};
}

/* Begins a step for a digit that one of the cells must have.  The digit is ruled out where all its
 * places among the cells are seen; a single place loses its other candidates.  The cells are a part
 * without digits, the places another part.  Returns whether there is any effect; there is none if a
 * cell is set to the digit. */
bool bond_place(const struct bond_cells *among, const struct board *board, unsigned digit,
                struct step *step);

#endif
