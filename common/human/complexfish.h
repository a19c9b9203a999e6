/* SPDX-License-Identifier: MIT */
/* Fish of any houses. n houses, the base, must each contain the digit, and n other houses, the
 * cover, contain all its places; then candidates that more cover than base houses contain are
 * wrong.  Cells that fewer cover than base houses contain are fins: either a fin is right, or the
 * rest is a fish, so that candidates excluded by the fish that see all fins are ruled out. */
#ifndef COMMON_HUMAN_COMPLEXFISH_H
#define COMMON_HUMAN_COMPLEXFISH_H

#include "common/human/fishshape.h"
#include "common/human/layers.h"

enum { COMPLEXFISH_SIZE_MAX = 4 };

/* The largest size of fish: above side 9 there would be too many larger ones. */
unsigned complexfish_most(const struct board *board);

/* By cell: the cells that see it as a fin, directly or by chains. */
struct complexfish_nearness {
    struct cells of[GRAPH_CELLS_MAX];
};

struct complexfish {
    enum fishshape shape;
    bool finned; /* has fins, else has none */
    unsigned digit, size;
    const struct complexfish_nearness *nearness;
    uint32_t tries; /* covers still to be tried before the search is given up */
    uint32_t bases; /* bases still to be tried */
};

/* More than published examples need; a few milliseconds. */
enum { COMPLEXFISH_TRIES = 100000, COMPLEXFISH_BASES = 200000 };

/* Finds fish of one size in one digit, as a finder. */
bool complexfish_search(const struct board *board, struct step *step, struct complexfish *fish);

#endif
