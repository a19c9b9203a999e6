/* SPDX-License-Identifier: MIT */
/* Proofs of sums of parity constraints, in a number of steps linear in their lengths.
 *
 * An equation x1 + ... + xn = b is represented by a chain (chain.h): p0 is false, pi = p(i-1) + xi,
 * and pn = b is a unit clause.  Chains have their variables in the same order, so that those of two
 * equations and of their sum can be traversed together.  After each step the pi reached in the
 * three chains add up to 0; after the last step this gives the unit of the sum (compare Philipp,
 * Rebola-Pardo, 2016; Gocht, Nordstrom, 2021). */
#ifndef DPLL_PARITY_SUM_H
#define DPLL_PARITY_SUM_H

#include "parity/system.h"

/* Prepares the proof of a sum, if a proof is written.  Returns false if this would exceed the
 * effort left, or if the proof may not have variables of its own. */
bool sum_prove(struct solver *s, struct parity *p, uint32_t index);

/* For an equation of at most two variables prepared by sum_prove: writes the clause over them that
 * is false under `values`, a bit for each variable.  Returns its number, 0 without a proof. */
uint64_t sum_clause(struct solver *s, const struct parity *p, uint32_t index, unsigned values);

/* Deletes from the proof what only the proofs of sums needed. */
void sum_end(struct solver *s, const struct parity *p);

#endif
