/* SPDX-License-Identifier: MIT */
/* What the fuzz targets for proofs share: a problem and a proof from the bytes under test, the
 * whole checker on both, and a truth table that tells it when it must not be convinced. */
#ifndef FUZZ_PROOFS_H
#define FUZZ_PROOFS_H

#include "common/formulas/proof.h"

/* Tries bytes as a proof in a format, text or binary.  In front of the proof a small problem in
 * DIMACS may stand, up to a line "%"; without it, the problem is one of all eight clauses over
 * three variables. */
void proofs_try(const uint8_t *data, size_t size, enum proof_format format);

#endif
