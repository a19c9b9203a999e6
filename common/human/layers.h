/* SPDX-License-Identifier: MIT */
/* Cells that several houses have: one at least, two at least, or three.  For fish of any houses. */
#ifndef COMMON_HUMAN_LAYERS_H
#define COMMON_HUMAN_LAYERS_H

#include "common/human/graph.h"

struct cells {
    uint64_t words[GRAPH_WORDS];
};

struct layers {
    struct cells one, two, three;
};

/* Whether a set of `words` words is empty. */
static inline bool layers_none(const struct cells *cells, uint32_t words) {
    uint64_t any = 0;
    for (uint32_t w = 0; w < words; w++)
        any |= cells->words[w];
    return !any;
}

/* Adds the cells of one more house. */
static inline void layers_add(struct layers *layers, const struct cells *house, uint32_t words) {
    for (uint32_t w = 0; w < words; w++) {
        uint64_t more = house->words[w];
        layers->three.words[w] |= layers->two.words[w] & more;
        layers->two.words[w] |= layers->one.words[w] & more;
        layers->one.words[w] |= more;
    }
}

/* The cells that a has more often than b.  "Three times" may be more, so that a cell which a has
 * three times cannot be compared: with `all` it is among them whatever b has, else as if a had it
 * twice. */
static inline struct cells layers_excess(const struct layers *a, const struct layers *b,
                                         uint32_t words, bool all) {
    struct cells excess = {{0}};
    for (uint32_t w = 0; w < words; w++)
        excess.words[w] = (a->one.words[w] & ~b->one.words[w]) |
                          (a->two.words[w] & ~b->two.words[w]) | (all ? a->three.words[w] : 0);
    return excess;
}

#endif
