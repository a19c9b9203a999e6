/* SPDX-License-Identifier: MIT */
#include "common/human/medusa.h"

#include <string.h>

#include "common/human/graph.h"

/* Candidates, as nodes of the graph; the first of a cluster has colour 0. */
enum { NO_COLOUR = 2, NODES_MAX = GRAPH_CELLS_MAX * GRAPH_SIDE_MAX };

struct hunt {
    struct graph graph;
    struct step *step;
    uint8_t colour[NODES_MAX];
    Node cluster[NODES_MAX];
    uint32_t count;
    Set in_cell[2][GRAPH_CELLS_MAX];                    /* by colour and cell: digits */
    uint64_t cells[2][GRAPH_SIDE_MAX + 1][GRAPH_WORDS]; /* by colour and digit */
    uint64_t seen[2][GRAPH_SIDE_MAX + 1][GRAPH_WORDS];  /* by any of these */
};

static void paint(struct hunt *hunt, Node node, uint8_t colour) {
    const struct layout *layout = hunt->graph.board->layout;
    uint32_t cell = graph_cell(&hunt->graph, node);
    unsigned digit = graph_digit(&hunt->graph, node);
    hunt->colour[node] = colour;
    hunt->cluster[hunt->count++] = node;
    hunt->in_cell[colour][cell] |= set_of(digit);
    set_add(hunt->cells[colour][digit], cell);
    for (uint32_t w = 0; w < layout->words; w++)
        hunt->seen[colour][digit][w] |= layout_sees(layout, cell)[w];
}

/* Colours all that strong links join to a node.  A node that could have either colour, by a circle
 * of odd length, keeps the first; the other colour is then wrong, which is seen by its two ends. */
static void grow(struct hunt *hunt, Node start) {
    const struct graph *graph = &hunt->graph;
    memset(hunt->in_cell, 0, sizeof hunt->in_cell);
    memset(hunt->cells, 0, sizeof hunt->cells);
    memset(hunt->seen, 0, sizeof hunt->seen);
    hunt->count = 0;
    paint(hunt, start, 0);
    for (uint32_t i = 0; i < hunt->count; i++) {
        Node node = hunt->cluster[i];
        for (uint32_t k = graph->begin[node]; k < graph->begin[node + 1]; k++)
            if (hunt->colour[graph->links[k]] == NO_COLOUR)
                paint(hunt, graph->links[k], !hunt->colour[node]);
    }
}

/* What a colour rules out in a cell: what it sees of each digit, and beside its own. */
static Set ruled_out(const struct hunt *hunt, unsigned colour, uint32_t cell) {
    Set digits = hunt->graph.board->candidates[cell], own = hunt->in_cell[colour][cell], out = 0;
    for (Set left = digits; left; left &= left - 1)
        if (set_has(hunt->seen[colour][set_digit(left)], cell))
            out |= left & -left;
    return own ? out | (digits & ~own) : out;
}

/* Whether a colour contradicts itself: twice in a cell, in sight of itself, or leaving a cell
 * nothing. */
static bool is_wrong(const struct hunt *hunt, unsigned colour) {
    const struct board *board = hunt->graph.board;
    for (uint32_t cell = 0; cell < board->layout->cells; cell++) {
        Set own = hunt->in_cell[colour][cell];
        if (board->candidates[cell] &&
            (!set_at_most_one(own) || ruled_out(hunt, colour, cell) & own ||
             !(board->candidates[cell] & ~ruled_out(hunt, colour, cell))))
            return true;
    }
    return false;
}

static void rule_out(const struct hunt *hunt) {
    const struct board *board = hunt->graph.board;
    bool wrong[2] = {is_wrong(hunt, 0), is_wrong(hunt, 1)};
    step_begin(hunt->step);
    for (uint32_t cell = 0; cell < board->layout->cells; cell++) {
        Set right = hunt->in_cell[!wrong[1]][cell];
        if (!wrong[0] && !wrong[1])
            step_remove(hunt->step, cell, ruled_out(hunt, 0, cell) & ruled_out(hunt, 1, cell));
        else
            step_remove(hunt->step, cell,
                        right ? board->candidates[cell] & ~right : hunt->in_cell[wrong[1]][cell]);
    }
}

/* The candidates of either colour, those of one digit together. */
static bool take(const struct hunt *hunt) {
    const struct layout *layout = hunt->graph.board->layout;
    rule_out(hunt);
    for (unsigned colour = 0; colour < 2; colour++) {
        if (colour)
            step_begin_part(hunt->step, 0);
        for (unsigned digit = 1; digit <= layout->side; digit++) {
            if (set_least(hunt->cells[colour][digit], layout->words) == UINT32_MAX)
                continue;
            step_begin_part(hunt->step, set_of(digit));
            for (uint32_t w = 0; w < layout->words; w++)
                for (uint64_t left = hunt->cells[colour][digit][w]; left; left &= left - 1)
                    step_add_cell(hunt->step, w * 64 + set_first(left));
        }
    }
    return step_done(hunt->step);
}

bool medusa_find(const struct board *board, struct step *step) {
    struct hunt hunt; /* large, and only partly used in small grids */
    if (!graph_fits(board->layout))
        return false;
    hunt.step = step;
    graph_build(&hunt.graph, board, (struct graph_kind){.in_cells = true, .in_houses = true}, NULL);
    memset(hunt.colour, NO_COLOUR, hunt.graph.nodes);
    for (uint32_t n = 0; n < hunt.graph.nodes; n++) {
        if (hunt.colour[n] != NO_COLOUR || hunt.graph.begin[n] == hunt.graph.begin[n + 1])
            continue;
        grow(&hunt, (Node)n);
        if (take(&hunt))
            return true;
    }
    return false;
}
