/* SPDX-License-Identifier: MIT */
/* Filtering the candidates of a relation, a sum or a line: one place for all solvers. */
#ifndef COMMON_RULES_RULEBOND_H
#define COMMON_RULES_RULEBOND_H

#include "common/rules/rules.h"

/* `digits` has the candidates of the cells of a bond, in their order; a cell that is set has one.
 * Removes candidates that no choice of the others allows.  For a relation these are all such
 * candidates; for a sum, candidates that are too small or too large or, if its digits are different
 * and the side is at most 9, in no combination; for a row or column that is read, candidates that
 * occur in no order (up to side 9, with every digit once).  If a set becomes empty, the bond cannot
 * hold. */
void rulebond_narrow(const struct rules *rules, const struct rules_bond *bond, RuleDigits *digits);

/* Whether the digits of a full grid satisfy a bond with these cells. */
bool rulebond_holds(const struct rules *rules, const struct rules_bond *bond, const uint32_t *cell,
                    const uint8_t *cells);

/* Whether a full grid satisfies every rule except houses, which the caller checks.  NULL is no
 * rules. */
bool rulebond_all_hold(const struct rules *rules, const uint8_t *cells);

#endif
