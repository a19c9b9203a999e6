/* Which form a proof has, told from its first bytes. */
#ifndef RESVERIFY_SNIFF_H
#define RESVERIFY_SNIFF_H

#include "common/input.h"

struct sniff {
    bool binary;
    bool lrat; /* not DRAT */
};

/* Looks at the first bytes of the input, some thousands where there are so many, without moving
 * but past comments.  clauses is the number of clauses in the problem: new ones in LRAT have larger
 * numbers. */
struct sniff sniff_proof(struct input *in, uint64_t clauses);

#endif
