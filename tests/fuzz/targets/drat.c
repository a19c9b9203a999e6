/* SPDX-License-Identifier: MIT */
/* Fuzz target: the reader and the checker for DRAT, text and binary. */
#include "proofs.h"
#include "target.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    proofs_try(data, size, PROOF_DRAT);
    return 0;
}
