/* SPDX-License-Identifier: MIT */
#include "common/human/medusa.h"

#include <assert.h>
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
    uint64_t any[2][GRAPH_WORDS];                       /* by colour: cells of any digit */
    uint64_t cells[2][GRAPH_SIDE_MAX + 1][GRAPH_WORDS]; /* by colour and digit */
    uint64_t seen[2][GRAPH_SIDE_MAX + 1][GRAPH_WORDS];  /* by any of these */
    uint64_t out[2][GRAPH_SIDE_MAX + 1][GRAPH_WORDS];   /* what a colour rules out */
};

static void paint(struct hunt *hunt, Node node, uint8_t colour) {
    const struct layout *layout = hunt->graph.board->layout;
    uint32_t cell = graph_cell(&hunt->graph, node);
    unsigned digit = graph_digit(&hunt->graph, node);
    assert(hunt->colour[node] == NO_COLOUR && !graph_is_group(&hunt->graph, node));
    hunt->colour[node] = colour;
    hunt->cluster[hunt->count++] = node;
    set_add(hunt->any[colour], cell);
    set_add(hunt->cells[colour][digit], cell);
    for (uint32_t w = 0; w < layout->words; w++)
        hunt->seen[colour][digit][w] |= layout_sees(layout, cell)[w];
}

static void clear(struct hunt *hunt) {
    const struct layout *layout = hunt->graph.board->layout;
    hunt->count = 0;
    for (unsigned colour = 0; colour < 2; colour++)
        for (uint32_t w = 0; w < layout->words; w++) {
            hunt->any[colour][w] = 0;
            for (unsigned digit = 1; digit <= layout->side; digit++)
                hunt->cells[colour][digit][w] = hunt->seen[colour][digit][w] = 0;
        }
}

/* Colours all that strong links join to a node.  A node that could have either colour, by a circle
 * of odd length, keeps the first; the other colour is then wrong, which is seen by its two ends. */
static void grow(struct hunt *hunt, Node start) {
    const struct graph *graph = &hunt->graph;
    clear(hunt);
    paint(hunt, start, 0);
    for (uint32_t i = 0; i < hunt->count; i++) {
        Node node = hunt->cluster[i];
        for (uint32_t k = graph->begin[node]; k < graph->begin[node + 1]; k++)
            if (hunt->colour[graph->links[k]] == NO_COLOUR)
                paint(hunt, graph->links[k], !hunt->colour[node]);
    }
}

/* Finds what a colour rules out: what it sees of each digit, and all beside its own. */
static void find_out(struct hunt *hunt, unsigned colour) {
    const struct board *board = hunt->graph.board;
    for (unsigned digit = 1; digit <= board->layout->side; digit++)
        for (uint32_t w = 0; w < board->layout->words; w++) {
            uint64_t beside = hunt->any[colour][w] & ~hunt->cells[colour][digit][w];
            hunt->out[colour][digit][w] =
                board_holders(board, digit)[w] & (hunt->seen[colour][digit][w] | beside);
        }
}

/* Whether a colour contradicts itself: twice in a cell, in sight of itself, or leaving a cell
 * nothing. */
static bool is_wrong(const struct hunt *hunt, unsigned colour) {
    const struct board *board = hunt->graph.board;
    uint64_t wrong = 0;
    for (uint32_t w = 0; w < board->layout->words; w++) {
        uint64_t own = 0, open = 0, left = 0;
        for (unsigned digit = 1; digit <= board->layout->side; digit++) {
            uint64_t cells = hunt->cells[colour][digit][w], out = hunt->out[colour][digit][w];
            wrong |= cells & (own | out);
            own |= cells;
            open |= board_holders(board, digit)[w];
            left |= board_holders(board, digit)[w] & ~out;
        }
        wrong |= open & ~left;
    }
    return wrong != 0;
}

/* The cells of word w that lose a digit: by both colours, or as one of them is right. */
static uint64_t lost(const struct hunt *hunt, const bool *wrong, unsigned digit, uint32_t w) {
    uint64_t holders = board_holders(hunt->graph.board, digit)[w];
    unsigned right = !wrong[1];
    if (!wrong[0] && !wrong[1])
        return hunt->out[0][digit][w] & hunt->out[1][digit][w];
    return (hunt->any[right][w] & holders & ~hunt->cells[right][digit][w]) |
           (hunt->cells[!right][digit][w] & ~hunt->any[right][w]);
}

static void rule_out(struct hunt *hunt) {
    const struct layout *layout = hunt->graph.board->layout;
    find_out(hunt, 0);
    find_out(hunt, 1);
    bool wrong[2] = {is_wrong(hunt, 0), is_wrong(hunt, 1)};
    step_begin(hunt->step);
    for (uint32_t w = 0; w < layout->words; w++) {
        uint64_t by_digit[GRAPH_SIDE_MAX + 1], any = 0;
        for (unsigned digit = 1; digit <= layout->side; digit++)
            any |= by_digit[digit] = lost(hunt, wrong, digit, w);
        for (; any; any &= any - 1)
            for (unsigned digit = 1; digit <= layout->side; digit++)
                step_remove(hunt->step, w * 64 + set_first(any),
                            set_if(by_digit[digit] & any & -any, set_of(digit)));
    }
}

/* Adds the cells of a colour in one digit as a part, if there are any. */
static void add_part(const struct hunt *hunt, unsigned colour, unsigned digit) {
    uint32_t words = hunt->graph.board->layout->words;
    const uint64_t *cells = hunt->cells[colour][digit];
    if (set_least(cells, words) == UINT32_MAX)
        return;
    step_begin_part(hunt->step, set_of(digit));
    for (uint32_t w = 0; w < words; w++)
        for (uint64_t left = cells[w]; left; left &= left - 1)
            step_add_cell(hunt->step, w * 64 + set_first(left));
}

/* The candidates of either colour, those of one digit together. */
static bool take(struct hunt *hunt) {
    const struct layout *layout = hunt->graph.board->layout;
    rule_out(hunt);
    if (!hunt->step->removal_count)
        return false;
    for (unsigned colour = 0; colour < 2; colour++) {
        if (colour)
            step_begin_part(hunt->step, 0);
        for (unsigned digit = 1; digit <= layout->side; digit++)
            add_part(hunt, colour, digit);
    }
    assert(set_least(hunt->any[0], layout->words) != UINT32_MAX);
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
