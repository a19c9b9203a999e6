/* SPDX-License-Identifier: MIT */
/* What a relation, a sum or a line leaves of the candidates of its cells: the one place where all
 * solvers take it from. */
#ifndef COMMON_RULEBOND_H
#define COMMON_RULEBOND_H

#include "common/rules.h"

/* Takes from digits, the candidates of the cells of a bond in their order, those that no choice of
 * the others allows: for a relation all of them, for a sum those that are too small or too large,
 * or, where its digits are different, of side 9 or less, in no combination; for a row or column
 * that is read, those that it can have in no order (up to side 9, with every digit once).  Sets of
 * one digit are cells that are set.  Some may be empty afterwards: then the bond cannot hold. */
void rulebond_narrow(const struct rules *rules, const struct rules_bond *bond, RuleDigits *digits);

/* Whether the digits of a full grid keep a bond with these cells. */
bool rulebond_holds(const struct rules *rules, const struct rules_bond *bond, const uint32_t *cell,
                    const uint8_t *cells);

/* Whether a full grid keeps every rule; houses, which whoever asks has as houses, are not looked
 * at.  NULL is no rules. */
bool rulebond_all_hold(const struct rules *rules, const uint8_t *cells);

#endif
