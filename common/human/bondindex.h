/* SPDX-License-Identifier: MIT */
/* The bonds of each cell, so that only these are examined again when it loses candidates.  Numbers
 * are those of the rules' bonds, then of the derived sums. */
#ifndef COMMON_HUMAN_BONDINDEX_H
#define COMMON_HUMAN_BONDINDEX_H

#include "common/human/derived.h"

/* Numbers from BONDINDEX_MAX on are ignored. */
enum { BONDINDEX_MAX = 512, BONDINDEX_WORDS = BONDINDEX_MAX / 64 };

struct bondindex {
    uint64_t *of;                   /* by cell: BONDINDEX_WORDS words, a set of numbers */
    uint64_t sums[BONDINDEX_WORDS]; /* the numbers of sums and lines, which are not relations */
    uint32_t words;                 /* words of a set in use */
};

/* Builds the index of a variant; allocates nothing if it has no bonds. */
void bondindex_init(struct bondindex *index, const struct variant *variant,
                    const struct derived *derived, struct memory *memory);
void bondindex_free(struct bondindex *index, struct memory *memory);

#endif
