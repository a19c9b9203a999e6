/* SPDX-License-Identifier: MIT */
/* Filtering the candidates of a relation, a sum or a line: one place for all solvers. */
#ifndef COMMON_RULEBOND_H
#define COMMON_RULEBOND_H

#include "common/rules.h"

/* Removes from digits, the candidates of the cells of a bond in their order, those that no choice
 * of the others allows: for a relation all of them; for a sum those that are too small or too large
 * or, if its digits are different and the side is at most 9, in no combination; for a row or column
 * that is read, those that occur in no order (up to side 9, with every digit once).  A cell that is
 * set has one digit.  If a set becomes empty the bond cannot hold. */
void rulebond_narrow(const struct rules *rules, const struct rules_bond *bond, RuleDigits *digits);

/* Whether the digits of a full grid satisfy a bond with these cells. */
bool rulebond_holds(const struct rules *rules, const struct rules_bond *bond, const uint32_t *cell,
                    const uint8_t *cells);

/* Whether a full grid satisfies every rule except houses, which the caller checks.  NULL is no
 * rules. */
bool rulebond_all_hold(const struct rules *rules, const uint8_t *cells);

#endif
