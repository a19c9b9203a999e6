#include "common/human/chain.h"

#include <string.h>

#include "common/human/graph.h"

enum { LENGTH_MAX = STEP_PARTS_MAX, NO_NODE = UINT16_MAX };

struct hunt {
    struct graph graph;
    struct step *step;
    bool loops; /* loops are sought, else chains that are none */
    Node start;
    Node on_from[GRAPH_NODES_MAX];  /* the wrong node that makes it right, or NO_NODE */
    Node off_from[GRAPH_NODES_MAX]; /* the right node that makes it wrong */
    uint64_t off[GRAPH_SIDE_MAX + 1][GRAPH_WORDS]; /* by digit: candidates that are wrong */
    Node queue[GRAPH_NODES_MAX];                   /* nodes that are right, in order of distance */
    uint16_t distance[GRAPH_NODES_MAX];            /* from the start, in nodes */
    uint32_t queued;
    Node path[LENGTH_MAX], best[LENGTH_MAX]; /* the chain at hand, and the best so far */
    unsigned length, best_length;            /* in nodes; the best, or above what is allowed */
};

/* A node is wrong: those linked strongly to it are right. */
static void spread_from(struct hunt *hunt, Node off, unsigned distance) {
    const struct graph *graph = &hunt->graph;
    for (uint32_t i = graph->begin[off]; i < graph->begin[off + 1]; i++) {
        Node on = graph->links[i];
        if (hunt->on_from[on] != NO_NODE)
            continue;
        hunt->on_from[on] = off;
        hunt->distance[on] = (uint16_t)(distance + 1);
        hunt->queue[hunt->queued++] = on;
    }
}

static void turn_off(struct hunt *hunt, Node off, Node from) {
    hunt->off_from[off] = from;
    spread_from(hunt, off, hunt->distance[from] + 1u);
}

/* A node is right: those linked weakly to it are wrong. */
static void spread(struct hunt *hunt, Node on) {
    const struct graph *graph = &hunt->graph;
    unsigned digit = graph_digit(graph, on);
    const uint64_t *seen = graph_seen(graph, on);
    for (uint32_t w = 0; w < graph->board->layout->words; w++) {
        uint64_t fresh = seen[w] & graph->linked[digit][w] & ~hunt->off[digit][w];
        hunt->off[digit][w] |= fresh;
        for (; fresh; fresh &= fresh - 1)
            turn_off(hunt, graph_node(graph, w * 64 + set_first(fresh), digit), on);
    }
    for (uint32_t i = graph->useful_begin[digit]; i < graph->useful_begin[digit + 1]; i++) {
        Node group = graph->useful[i];
        if (hunt->off_from[group] == NO_NODE && group != on && graph_weak(graph, on, group))
            turn_off(hunt, group, on);
    }
    if (!graph->kind.in_cells || !graph->kind.in_houses || graph_is_group(graph, on))
        return;
    uint32_t cell = graph_cell(graph, on);
    Set others = graph->board->candidates[cell] & ~set_of(digit);
    for (; others; others &= others - 1) {
        Node off = graph_node(graph, cell, set_digit(others));
        if (hunt->off_from[off] == NO_NODE)
            turn_off(hunt, off, on);
    }
}

/* Copies the chain that ends with a node to the path. */
static void trace_back(struct hunt *hunt, Node end) {
    hunt->length = hunt->distance[end] + 1u;
    for (unsigned i = hunt->length; i > 0; i -= 2) {
        hunt->path[i - 1] = end;
        hunt->path[i - 2] = hunt->on_from[end];
        end = hunt->off_from[hunt->on_from[end]];
    }
}

/* Rules out what the two ends, or all weak links of a loop, do not leave room for. */
static void rule_out(const struct hunt *hunt, Node end) {
    const struct graph *graph = &hunt->graph;
    struct step *step = hunt->step;
    step_begin(step);
    if (hunt->loops) {
        for (unsigned i = 1; i < hunt->length; i += 2)
            graph_rule_out(graph, hunt->path[i], hunt->path[(i + 1) % hunt->length], step);
    } else if (end == hunt->start && !graph_is_group(graph, end)) {
        step->cell = graph_cell(graph, end);
        step->digit = graph_digit(graph, end);
    } else
        graph_rule_out(graph, hunt->start, end, step);
}

/* Fills the step in from the path. */
static bool tell(struct hunt *hunt) {
    rule_out(hunt, hunt->path[hunt->length - 1]);
    hunt->step->digits = 0;
    for (unsigned i = 0; i < hunt->length; i++) {
        hunt->step->digits |= set_of(graph_digit(&hunt->graph, hunt->path[i]));
        graph_add_part(&hunt->graph, hunt->path[i], hunt->step);
    }
    return step_done(hunt->step);
}

/* Looks whether the chain to a node has an effect.  Where one is enough it is the best so far. */
static bool look_at(struct hunt *hunt, Node end) {
    if (hunt->loops && (end == hunt->start || !graph_weak(&hunt->graph, end, hunt->start)))
        return false;
    trace_back(hunt, end);
    rule_out(hunt, end);
    if (!hunt->step->digit && !hunt->step->removal_count)
        return false;
    if (hunt->step->tell)
        return tell(hunt);
    hunt->best_length = hunt->length;
    memcpy(hunt->best, hunt->path, sizeof hunt->best);
    return true;
}

static void search_from(struct hunt *hunt, Node start) {
    const struct layout *layout = hunt->graph.board->layout;
    hunt->start = start;
    memset(hunt->on_from, 0xff, hunt->graph.nodes * sizeof *hunt->on_from);
    memset(hunt->off_from, 0xff, hunt->graph.nodes * sizeof *hunt->off_from);
    for (unsigned digit = 1; digit <= layout->side; digit++)
        memset(hunt->off[digit], 0, layout->words * sizeof *hunt->off[digit]);
    hunt->queued = 0;
    if (!graph_is_group(&hunt->graph, start))
        set_add(hunt->off[graph_digit(&hunt->graph, start)], graph_cell(&hunt->graph, start));
    hunt->off_from[start] = start;
    spread_from(hunt, start, 0);
    for (uint32_t i = 0; i < hunt->queued; i++) {
        unsigned length = hunt->distance[hunt->queue[i]] + 1u;
        if (length >= hunt->best_length || look_at(hunt, hunt->queue[i]))
            return;
        if (length + 2 < hunt->best_length)
            spread(hunt, hunt->queue[i]);
    }
}

static bool find(const struct board *board, struct step *step, struct graph_kind kind, bool loops) {
    struct hunt hunt; /* large, and only partly used in small grids */
    if (!graph_fits(board->layout))
        return false;
    hunt.step = step;
    hunt.loops = loops;
    hunt.best_length = LENGTH_MAX + 1;
    graph_build(&hunt.graph, board, kind);
    for (uint32_t n = 0; n < hunt.graph.nodes; n++)
        if (hunt.graph.begin[n] < hunt.graph.begin[n + 1])
            search_from(&hunt, (Node)n);
    if (hunt.best_length > LENGTH_MAX)
        return false;
    hunt.start = hunt.best[0];
    hunt.length = hunt.best_length;
    memcpy(hunt.path, hunt.best, sizeof hunt.path);
    return tell(&hunt);
}

static const struct graph_kind x = {.in_houses = true};
static const struct graph_kind xy = {.in_cells = true};
static const struct graph_kind any = {.in_cells = true, .in_houses = true};
static const struct graph_kind grouped_x = {.in_houses = true, .groups = true};
static const struct graph_kind grouped = {.in_cells = true, .in_houses = true, .groups = true};

bool chain_x(const struct board *board, struct step *step) {
    return find(board, step, x, false);
}
bool chain_xy(const struct board *board, struct step *step) {
    return find(board, step, xy, false);
}
bool chain_loop(const struct board *board, struct step *step) {
    return find(board, step, any, true);
}
bool chain_aic(const struct board *board, struct step *step) {
    return find(board, step, any, false);
}
bool chain_grouped_x(const struct board *board, struct step *step) {
    return find(board, step, grouped_x, false);
}
bool chain_grouped_loop(const struct board *board, struct step *step) {
    return find(board, step, grouped, true);
}
bool chain_grouped_aic(const struct board *board, struct step *step) {
    return find(board, step, grouped, false);
}
