/* SPDX-License-Identifier: MIT */
/* Fish of any houses.  Each of n houses, the base, must contain the digit.  If n other houses, the
 * cover, contain all its places, the digit is wrong in a cell that is in more houses of the cover
 * than of the base.  A cell in fewer houses of the cover than of the base is a fin: either a fin is
 * right, or the rest is a fish.  So candidates that the fish excludes and that see all fins are
 * wrong. */
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
