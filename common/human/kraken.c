/* SPDX-License-Identifier: MIT */
#include "common/human/kraken.h"

#include <string.h>

#include "common/human/complexfish.h"
#include "common/human/reach.h"

/* A cell sees a fin if a chain that begins with it ends with the fin's being wrong. */
static void see_by_chains(const struct graph *graph, unsigned digit,
                          struct complexfish_nearness *nearness) {
    const struct layout *layout = graph->board->layout;
    const uint64_t *holders = board_holders(graph->board, digit);
    struct reach reach; /* large, and only partly used in small grids */
    memset(nearness, 0, sizeof *nearness);
    for (uint32_t w = 0; w < layout->words; w++)
        for (uint64_t left = holders[w]; left; left &= left - 1) {
            uint32_t cell = w * 64 + set_first(left);
            reach_find(&reach, graph, cell, digit);
            for (uint32_t fin = 0; fin < layout->cells; fin++)
                if (set_has(reach.off[digit], fin))
                    set_add(nearness->of[fin].words, cell);
        }
}

/* Chains cost most, so all sizes of a digit are sought with those of that digit. */
bool kraken_find(const struct board *board, struct step *step) {
    struct complexfish_nearness nearness;
    struct complexfish fish = {FISHSHAPE_KRAKEN, true, 0, 0, &nearness, COMPLEXFISH_TRIES,
                               COMPLEXFISH_BASES};
    struct graph graph; /* large, and only partly used in small grids */
    if (step_is_long(step) || !graph_fits(board->layout))
        return false;
    graph_build(&graph, board, (struct graph_kind){.in_cells = true, .in_houses = true}, NULL);
    for (fish.digit = 1; fish.digit <= board->layout->side; fish.digit++) {
        see_by_chains(&graph, fish.digit, &nearness);
        for (fish.size = 2; fish.size <= complexfish_most(board); fish.size++)
            if (complexfish_search(board, step, &fish))
                return true;
    }
    return false;
}
