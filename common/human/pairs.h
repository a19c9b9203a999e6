/* SPDX-License-Identifier: MIT */
/* Digits with two places in a house, listed once a position for turbot fish, W-wings and empty
 * rectangles. */
#ifndef COMMON_HUMAN_PAIRS_H
#define COMMON_HUMAN_PAIRS_H

#include "common/human/step.h"

struct pairs_pair {
    uint32_t house, ends[2];               /* the cells, in the order of the house */
    const struct variant_house_kind *line; /* of the house, or NULL if that is a region */
};

struct pairs {
    uint32_t begin[LAYOUT_SIDE_MAX + 2]; /* of digit d: list[begin[d]] up to list[begin[d + 1]] */
    struct pairs_pair list[];            /* of a digit by house */
};

/* The list for a position, which the step's notes keep. */
const struct pairs *pairs_find(const struct board *board, struct step *step);

#endif
