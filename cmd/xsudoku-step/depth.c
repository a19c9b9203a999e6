/* SPDX-License-Identifier: MIT */
#include "depth.h"

#include "common/human/techniqueset.h"

enum depth_answer depth_find(struct human *h, const uint8_t *clues, uint32_t most,
                             uint32_t *depth) {
    struct clues_clash clash;
    enum human_outcome outcome;
    h->allowed = technique_kind_set(TECHNIQUE_SINGLE);
    for (*depth = 0; *depth <= most; ++*depth) {
        h->depth_limit = *depth;
        human_start(h, clues, &clash);
        while ((outcome = human_next(h)) == HUMAN_STEP)
            ;
        if (outcome == HUMAN_SOLVED)
            return DEPTH_FOUND;
        if (!h->cut)
            return DEPTH_NONE;
    }
    return DEPTH_BEYOND;
}
