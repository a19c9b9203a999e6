/* SPDX-License-Identifier: MIT */
/* The chain that a step is drawn as.  Chains and loops are told as such; a turbot fish, a W-wing
 * and an XY-wing are short chains, too, which other words tell. */
#ifndef XSUDOKU_STEP_STEPCHAIN_H
#define XSUDOKU_STEP_STEPCHAIN_H

#include "common/human/step.h"

/* Its nodes: the candidates of one digit in cells of the step.  Of the first and the second one is
 * right, of the second and the third one is wrong, and so on; in a loop of the last and the first
 * one is wrong. */
struct stepchain {
    const uint32_t *cells; /* what nodes begin and end in */
    struct step_part nodes[STEP_PARTS_MAX];
    uint32_t count; /* 0 where the step is no chain */
    bool loop;
};

struct stepchain stepchain_of(const struct step *step);

#endif
