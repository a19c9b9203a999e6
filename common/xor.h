/* SPDX-License-Identifier: MIT */
/* Exclusive ors of the input: lines "x 1 -2 3 0", which say that an odd number of these literals is
 * true (cnf(5)), and the clauses that stand for them in a formula. */
#ifndef COMMON_XOR_H
#define COMMON_XOR_H

#include "common/formula.h"

/* Adds the clauses of the exclusive or of user's literals, and takes it down in formula->xors.
 *
 * Its variables are sorted, and those that occur an even number of times left out.  While more than
 * four are left, the first three are replaced by a new variable that equals their sum, numbered
 * from formula->vars on, as Warners and van Maaren (2000) cut such constraints; the rest takes the
 * 2^(k-1) clauses over its k variables.  So there are eight clauses and one variable for each two
 * literals.  Returns false, with nothing added, where that would be more variables than VAR_MAX. */
bool xor_add(struct formula *formula, const int *elits, size_t size);

#endif
