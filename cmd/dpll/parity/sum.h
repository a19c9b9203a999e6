/* SPDX-License-Identifier: MIT */
/* Proofs of sums of parity constraints, in steps linear in their lengths.
 *
 * An equation x1 + ... + xn = b is written by variables of the proof's own, p0, ..., pn: p0 is
 * false, pi = p(i-1) + xi, and pn = b is a unit clause.  All have their variables in the same
 * order, so that the chains of two equations and of their sum can be gone through side by side.
 * After each step the variables pi reached in the three chains add up to 0, and after the last step
 * that gives the unit of the sum (compare Philipp, Rebola-Pardo, 2016; Gocht, Nordstrom, 2021). */
#ifndef DPLL_SUM_H
#define DPLL_SUM_H

#include "parity/system.h"

/* Readies the proof of a sum, unless there is none to write.  Returns false when that would take
 * more than the effort that is left, or where the proof may have no variables of its own. */
bool sum_prove(struct solver *s, struct parity *p, uint32_t index);

/* For an equation of at most two variables that sum_prove has readied: writes the clause over them
 * that is false under `values`, a bit for each variable.  Returns its number, 0 without a proof. */
uint64_t sum_clause(struct solver *s, const struct parity *p, uint32_t index, unsigned values);

/* Takes what only the proofs of sums needed out of the proof. */
void sum_end(struct solver *s, const struct parity *p);

#endif
