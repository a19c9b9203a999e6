/* SPDX-License-Identifier: MIT */
/* The multiplicity of cells in several houses: at least one, at least two, three.  For fish of any
 * houses. */
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

/* Adds the cells of another house. */
static inline void layers_add(struct layers *layers, const struct cells *house, uint32_t words) {
    for (uint32_t w = 0; w < words; w++) {
        uint64_t more = house->words[w];
        layers->three.words[w] |= layers->two.words[w] & more;
        layers->two.words[w] |= layers->one.words[w] & more;
        layers->one.words[w] |= more;
    }
}

/* The cells that a contains more often than b.  A count of three may stand for more, so that cells
 * of count three in a cannot be compared: they are included if `all` is set, and otherwise count as
 * two. */
static inline struct cells layers_excess(const struct layers *a, const struct layers *b,
                                         uint32_t words, bool all) {
    struct cells excess = {{0}};
    for (uint32_t w = 0; w < words; w++)
        excess.words[w] = (a->one.words[w] & ~b->one.words[w]) |
                          (a->two.words[w] & ~b->two.words[w]) | (all ? a->three.words[w] : 0);
    return excess;
}

#endif
