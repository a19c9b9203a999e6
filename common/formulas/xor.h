/* SPDX-License-Identifier: MIT */
/* Exclusive ors of the input: lines "x 1 -2 3 0", which say that an odd number of these literals is
 * true (cnf(5)), and the clauses that encode them in a formula. */
#ifndef COMMON_FORMULAS_XOR_H
#define COMMON_FORMULAS_XOR_H

#include "common/formulas/formula.h"

/* Adds the clauses of the exclusive or of user's literals, and records it in formula->xors.
 *
 * Variables are sorted, and those that occur an even number of times removed.  While more than four
 * are left, the first three are replaced by a new variable equal to their sum, numbered from
 * formula->vars on (Warners, van Maaren, 2000); the rest takes the 2^(k-1) clauses over its k
 * variables.  This makes eight clauses and one variable for each two literals.  Returns false, with
 * nothing added, if there would be more variables than VAR_MAX. */
bool xor_add(struct formula *formula, const int *elits, size_t size);

#endif
