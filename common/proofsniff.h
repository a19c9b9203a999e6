/* SPDX-License-Identifier: MIT */
/* Which form a proof has, told from its first bytes. */
#ifndef COMMON_PROOFSNIFF_H
#define COMMON_PROOFSNIFF_H

#include "common/input.h"

struct sniff {
    bool binary;
    bool lrat; /* not DRAT */
};

/* Looks at the first bytes of the input, up to some thousands, and moves past nothing but comments.
 * clauses is the number of clauses in the problem: new ones in LRAT have larger numbers. */
struct sniff proofsniff(struct input *in, uint64_t clauses);

#endif
