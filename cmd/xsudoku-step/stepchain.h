/* SPDX-License-Identifier: MIT */
/* The chain as which a step is drawn.  Chains and loops are chains by their words; a turbot fish, a
 * W-wing and an XY-wing are short chains under other names. */
#ifndef XSUDOKU_STEP_STEPCHAIN_H
#define XSUDOKU_STEP_STEPCHAIN_H

#include "common/human/step.h"

/* Its nodes: the candidates of one digit in cells of the step.  Of nodes 1 and 2 one is right, of
 * nodes 2 and 3 one is wrong, and so on; in a loop, of the last and the first one is wrong. */
struct stepchain {
    const uint32_t *cells; /* what nodes begin and end in */
    struct step_part nodes[STEP_PARTS_MAX];
    uint32_t count; /* 0 if the step is not a chain */
    bool loop;
};

struct stepchain stepchain_of(const struct step *step);

#endif
