/* SPDX-License-Identifier: MIT */
/* Sums that follow from those of rules for one house, or several together; see
 * common/solving/sudokusums.h. */
#ifndef COMMON_HUMAN_DERIVED_H
#define COMMON_HUMAN_DERIVED_H

#include "common/houses/variant.h"
#include "common/solving/sudokusums.h"

enum { DERIVED_HOUSES_MAX = 4 };

struct derived_sum {
    struct rules_bond bond; /* its cells are in struct derived */
    uint32_t houses[DERIVED_HOUSES_MAX], house_count;
    int taken; /* the sum of the sums within the houses */
};

STACK(derived_sums, struct derived_sum);

struct derived {
    struct derived_sums sums; /* of one house, then of several */
    struct rules_cells cells;
};

/* Derives the sums of a variant: of each house; of up to DERIVED_HOUSES_MAX successive ones of a
 * kind; of any two or three regions. */
void derived_init(struct derived *derived, const struct variant *variant, struct memory *memory);
void derived_free(struct derived *derived, struct memory *memory);

#endif
