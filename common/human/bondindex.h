/* SPDX-License-Identifier: MIT */
/* Which bonds a cell has a part in, so that those alone are looked at again when it loses
 * candidates. Numbers are those of the rules' bonds, then of the sums derived. */
#ifndef COMMON_HUMAN_BONDINDEX_H
#define COMMON_HUMAN_BONDINDEX_H

#include "common/human/derived.h"

/* Numbers from BONDINDEX_MAX on are not in it. */
enum { BONDINDEX_MAX = 512, BONDINDEX_WORDS = BONDINDEX_MAX / 64 };

struct bondindex {
    uint64_t *of;                   /* by cell: BONDINDEX_WORDS words, a set of numbers */
    uint64_t sums[BONDINDEX_WORDS]; /* the numbers that are no relations, but sums or lines */
    uint32_t words;                 /* how many words of such a set are in use */
};

/* Fills in that of a variant; nothing is taken for one without bonds. */
void bondindex_init(struct bondindex *index, const struct variant *variant,
                    const struct derived *derived, struct memory *memory);
void bondindex_free(struct bondindex *index, struct memory *memory);

#endif
