/* SPDX-License-Identifier: MIT */
/* Fish of any houses.  As many houses as take a digit, the base, are covered by as many others;
 * then what more covers than base houses have is wrong.  Cells that fewer covers than base houses
 * have are fins: either a fin is right, or the rest is a fish, so what is wrong then and sees all
 * fins goes. */
#ifndef COMMON_HUMAN_COMPLEXFISH_H
#define COMMON_HUMAN_COMPLEXFISH_H

#include "common/human/fishshape.h"
#include "common/human/layers.h"

enum { COMPLEXFISH_SIZE_MAX = 4 };

/* How large fish are at most: above side 9 there would be too many larger ones. */
unsigned complexfish_most(const struct board *board);

/* By cell: the cells that see it when it is a fin, directly or by chains. */
struct complexfish_nearness {
    struct cells of[GRAPH_CELLS_MAX];
};

struct complexfish {
    enum fishshape shape;
    bool finned; /* has fins, else has none */
    unsigned digit, size;
    const struct complexfish_nearness *nearness;
    uint32_t tries; /* covers that are still looked at before the search is given up, */
    uint32_t bases; /* and bases, of which small houses have many for one cover */
};

/* More than published examples need; a few milliseconds. */
enum { COMPLEXFISH_TRIES = 100000, COMPLEXFISH_BASES = 200000 };

/* Finds fish of one size in one digit, as a finder does. */
bool complexfish_search(const struct board *board, struct step *step, struct complexfish *fish);

#endif
