/* SPDX-License-Identifier: MIT */
/* Proofs that a solver writes, checked by resverify as found on PATH. */
#ifndef SCENARIO_REFUTE_H
#define SCENARIO_REFUTE_H

#include "cmd/dpll/state/proof.h"
#include "common/formulas/formula.h"

/* The proof goes to stem.proof. */
void refute_open(struct proof *proof, const char *stem, enum proof_format format);
void refute_close(struct proof *proof);

/* Whether it is accepted as a refutation of the formula. */
bool refute_check(const struct formula *formula, const char *stem, enum proof_format format);

/* Removes the files. */
void refute_remove(const char *stem);

#endif
