/* SPDX-License-Identifier: MIT */
#include "common/human/reach.h"

#include <assert.h>
#include <string.h>

static void turn_on(struct reach *reach, const struct graph *graph, Node node) {
    uint64_t *on = reach->on[graph_digit(graph, node)];
    uint32_t cell = graph_cell(graph, node);
    if (set_has(on, cell))
        return;
    set_add(on, cell);
    assert(reach->queued < graph->candidates);
    reach->queue[reach->queued++] = node;
}

static void turn_off(struct reach *reach, const struct graph *graph, uint32_t cell,
                     unsigned digit) {
    Node node = graph_node(graph, cell, digit);
    if (set_has(reach->off[digit], cell))
        return;
    set_add(reach->off[digit], cell);
    for (uint32_t i = graph->begin[node]; i < graph->begin[node + 1]; i++)
        turn_on(reach, graph, graph->links[i]);
}

static void spread(struct reach *reach, const struct graph *graph, Node node) {
    uint32_t cell = graph_cell(graph, node), words = graph->board->layout->words;
    unsigned digit = graph_digit(graph, node);
    const uint64_t *seen = graph_seen(graph, node), *holders = board_holders(graph->board, digit);
    for (uint32_t w = 0; w < words; w++)
        for (uint64_t left = seen[w] & holders[w]; left; left &= left - 1)
            turn_off(reach, graph, w * 64 + set_first(left), digit);
    Set others = graph->board->candidates[cell] & ~set_of(digit);
    for (; others; others &= others - 1)
        turn_off(reach, graph, cell, set_digit(others));
}

void reach_find(struct reach *reach, const struct graph *graph, uint32_t cell, unsigned digit) {
    memset(reach->off, 0, sizeof reach->off);
    memset(reach->on, 0, sizeof reach->on);
    reach->queued = 0;
    turn_on(reach, graph, graph_node(graph, cell, digit));
    for (uint32_t i = 0; i < reach->queued; i++)
        spread(reach, graph, reach->queue[i]);
}
