/* SPDX-License-Identifier: MIT */
/* Detecting the form of a proof from its first bytes. */
#ifndef COMMON_FORMULAS_PROOFSNIFF_H
#define COMMON_FORMULAS_PROOFSNIFF_H

#include "common/streams/input.h"

struct sniff {
    bool binary;
    bool lrat; /* not DRAT */
};

/* Examines the first thousands of bytes of the input, and skips nothing but comments. clauses is
 * the number of clauses in the problem: new ones in LRAT have larger numbers. */
struct sniff proofsniff(struct input *in, uint64_t clauses);

#endif
