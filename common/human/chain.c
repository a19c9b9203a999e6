/* SPDX-License-Identifier: MIT */
/* A chain is a path in a graph of candidates and groups: from a right node weak links lead to wrong
 * ones, and from a wrong node strong links lead to right ones.  The search supposes that its start
 * is wrong and goes breadth first, so that the first path to a node is the shortest one.  A right
 * node at the end means "the start or this node is right", and what both of them see is ruled out.
 *
 * Every node with a strong link is a start.  Once a chain with an effect is known, paths that are
 * as long are not followed any more.  Weak links between candidates are not listed but taken from
 * sets of cells, a word at a time. */
#include "common/human/chain.h"

#include <assert.h>
#include <string.h>

#include "common/human/graph.h"
#include "common/human/vain.h"

enum { LENGTH_MAX = STEP_PARTS_MAX, NO_NODE = UINT16_MAX };

/* The forms sought: loops, which are chains whose ends see each other, and other chains. */
enum form { LOOP, CHAIN, FORMS };

struct path {
    Node nodes[LENGTH_MAX];
    unsigned length; /* in nodes; while no path is known, LENGTH_MAX + 1 if one is wanted, else 0 */
};

struct hunt {
    struct graph graph;
    struct step *step;
    bool telling; /* tell of all chains of a form */
    Node start;
    Node on_from[GRAPH_NODES_MAX];  /* the wrong node that makes it right, or NO_NODE */
    Node off_from[GRAPH_NODES_MAX]; /* the right node that makes it wrong */
    uint64_t off[GRAPH_SIDE_MAX + 1][GRAPH_WORDS]; /* by digit: candidates that are wrong */
    Node queue[GRAPH_NODES_MAX];                   /* nodes that are right, in order of distance */
    uint16_t distance[GRAPH_NODES_MAX];            /* from the start, in nodes */
    uint32_t queued;
    struct path path, best[FORMS]; /* the current path, and the best so far by form */
};

/* Spreads from a wrong node: the nodes linked strongly to it are right. */
static void spread_from(struct hunt *hunt, Node off, unsigned distance) {
    const struct graph *graph = &hunt->graph;
    for (uint32_t i = graph->begin[off]; i < graph->begin[off + 1]; i++) {
        Node on = graph->links[i];
        if (hunt->on_from[on] != NO_NODE)
            continue;
        hunt->on_from[on] = off;
        hunt->distance[on] = (uint16_t)(distance + 1);
        assert(hunt->queued < graph->nodes);
        hunt->queue[hunt->queued++] = on;
    }
}

static void turn_off(struct hunt *hunt, Node off, Node from) {
    assert(hunt->off_from[off] == NO_NODE && hunt->on_from[from] != NO_NODE);
    hunt->off_from[off] = from;
    spread_from(hunt, off, hunt->distance[from] + 1u);
}

/* Spreads from a right node to groups of its digit: those linked weakly to it are wrong. */
static void spread_to_groups(struct hunt *hunt, Node on) {
    const struct graph *graph = &hunt->graph;
    unsigned digit = graph_digit(graph, on);
    bool listed = on < graph->listed;
    const Node *group =
        listed ? graph->near + graph->near_begin[on] : graph->useful + graph->useful_begin[digit];
    const Node *end = listed ? graph->near + graph->near_begin[on + 1]
                             : graph->useful + graph->useful_begin[digit + 1];
    for (; group < end; group++)
        if (hunt->off_from[*group] == NO_NODE &&
            (listed || (*group != on && graph_weak(graph, on, *group))))
            turn_off(hunt, *group, on);
}

/* Spreads from a right node by rules: the nodes tied weakly to it are wrong. */
static void spread_by_ties(struct hunt *hunt, Node on) {
    const struct graph *graph = &hunt->graph;
    for (uint32_t i = graph->ties->begin[on]; i < graph->ties->begin[on + 1]; i++) {
        Node off = graph->ties->list[i].node;
        unsigned digit = graph_digit(graph, off);
        if (graph->ties->list[i].strong || hunt->off_from[off] != NO_NODE ||
            !set_has(graph->linked[digit], graph_cell(graph, off)))
            continue;
        set_add(hunt->off[digit], graph_cell(graph, off));
        turn_off(hunt, off, on);
    }
}

/* Spreads from a right node: all nodes linked weakly to it are wrong. */
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
    if (graph->kind.groups)
        spread_to_groups(hunt, on);
    if (!graph->kind.in_cells || !graph->kind.in_houses || graph_is_group(graph, on))
        return;
    uint32_t cell = graph_cell(graph, on);
    Set others = graph->board->candidates[cell] & ~set_of(digit);
    for (; others; others &= others - 1) {
        Node off = graph_node(graph, cell, set_digit(others));
        if (hunt->off_from[off] != NO_NODE)
            continue;
        set_add(hunt->off[set_digit(others)], cell);
        turn_off(hunt, off, on);
    }
    if (graph->ties)
        spread_by_ties(hunt, on);
}

/* Copies the chain that ends at a node to the path. */
static void trace_back(struct hunt *hunt, Node end) {
    hunt->path.length = hunt->distance[end] + 1u;
    assert(hunt->path.length % 2 == 0 && hunt->path.length <= LENGTH_MAX);
    for (unsigned i = hunt->path.length; i > 0; i -= 2) {
        hunt->path.nodes[i - 1] = end;
        hunt->path.nodes[i - 2] = hunt->on_from[end];
        end = hunt->off_from[hunt->on_from[end]];
    }
    assert(hunt->path.nodes[0] == hunt->start);
}

/* Rules out the candidates that both ends exclude; for a loop, those that any two nodes of a weak
 * link exclude. */
static void rule_out(const struct hunt *hunt, const struct path *path, enum form form) {
    const struct graph *graph = &hunt->graph;
    struct step *step = hunt->step;
    Node start = path->nodes[0], end = path->nodes[path->length - 1];
    step_begin(step);
    if (form == LOOP) {
        for (unsigned i = 1; i < path->length; i += 2)
            graph_rule_out(graph, path->nodes[i], path->nodes[(i + 1) % path->length], step);
    } else if (end == start && !graph_is_group(graph, end)) {
        step->cell = graph_cell(graph, end);
        step->digit = graph_digit(graph, end);
    } else
        graph_rule_out(graph, start, end, step);
}

/* Adds the rules on which the links of a path and its effects depend. */
static void add_rules(const struct hunt *hunt, const struct path *path, enum form form) {
    const struct graph *graph = &hunt->graph;
    struct step *step = hunt->step;
    Node start = path->nodes[0], end = path->nodes[path->length - 1];
    for (unsigned i = 0; i < path->length; i += 2) {
        graph_add_strong(graph, path->nodes[i], path->nodes[i + 1], step);
        if (i + 2 < path->length || form == LOOP)
            graph_add_weak(graph, path->nodes[i + 1], path->nodes[(i + 2) % path->length], step);
    }
    for (uint32_t i = 0; i < step->removal_count && form == CHAIN; i++)
        for (Set digits = step->removals[i].digits; digits; digits &= digits - 1) {
            Node gone = graph_node(graph, step->removals[i].cell, set_digit(digits));
            graph_add_weak(graph, start, gone, step);
            graph_add_weak(graph, end, gone, step);
        }
}

/* Makes the step of a path. */
static bool tell(const struct hunt *hunt, const struct path *path, enum form form) {
    rule_out(hunt, path, form);
    hunt->step->digits = 0;
    for (unsigned i = 0; i < path->length; i++) {
        hunt->step->digits |= set_of(graph_digit(&hunt->graph, path->nodes[i]));
        graph_add_part(&hunt->graph, path->nodes[i], hunt->step);
    }
    if (hunt->graph.ties)
        add_rules(hunt, path, form);
    return step_done(hunt->step);
}

/* Whether the chain to a node has no effect or was already met from its other end. */
static bool is_of_no_use(const struct hunt *hunt, Node end) {
    if (end == hunt->start && !graph_is_group(&hunt->graph, end))
        return false;
    return (end < hunt->start && !hunt->telling) ||
           !graph_rules_out(&hunt->graph, hunt->start, end);
}

/* Examines the chain to a node.  If it has the form and an effect, keeps it as the best so far, or
 * tells of it. */
static void look_at(struct hunt *hunt, Node end, enum form form) {
    if (form == LOOP && (end == hunt->start || !graph_weak(&hunt->graph, end, hunt->start)))
        return;
    if (form == CHAIN && is_of_no_use(hunt, end))
        return;
    trace_back(hunt, end);
    rule_out(hunt, &hunt->path, form);
    if (!hunt->step->digit && !hunt->step->removal_count)
        return;
    if (hunt->telling)
        tell(hunt, &hunt->path, form);
    else
        hunt->best[form] = hunt->path;
}

/* The length from which chains are no longer sought. */
static unsigned bound(const struct hunt *hunt) {
    unsigned loop = hunt->best[LOOP].length, chain = hunt->best[CHAIN].length;
    return loop > chain ? loop : chain;
}

static void begin_at(struct hunt *hunt, Node start) {
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
}

static void search_from(struct hunt *hunt, Node start) {
    begin_at(hunt, start);
    for (uint32_t i = 0; i < hunt->queued; i++) {
        unsigned length = hunt->distance[hunt->queue[i]] + 1u;
        if (length >= bound(hunt))
            return;
        for (unsigned form = 0; form < FORMS; form++)
            if (length < hunt->best[form].length)
                look_at(hunt, hunt->queue[i], (enum form)form);
        if (length + 2 < bound(hunt))
            spread(hunt, hunt->queue[i]);
    }
}

/* Searches for the shortest chain of each form wanted, from every node. */
static void search(struct hunt *hunt, bool loops, bool chains) {
    hunt->best[LOOP].length = loops ? LENGTH_MAX + 1 : 0;
    hunt->best[CHAIN].length = chains ? LENGTH_MAX + 1 : 0;
    for (uint32_t n = 0; n < hunt->graph.nodes; n++)
        if (hunt->graph.begin[n] < hunt->graph.begin[n + 1])
            search_from(hunt, (Node)n);
}

/* Makes the step of the shortest chain found, or tells of all. */
static bool conclude(struct hunt *hunt, enum form form) {
    unsigned length = hunt->best[form].length;
    if (!hunt->step->tell)
        return length && length <= LENGTH_MAX && tell(hunt, &hunt->best[form], form);
    struct path best[FORMS] = {hunt->best[LOOP], hunt->best[CHAIN]};
    hunt->telling = true;
    search(hunt, form == LOOP, form == CHAIN);
    hunt->telling = false;
    memcpy(hunt->best, best, sizeof best);
    return false;
}

static bool find_chain(const struct board *board, struct step *step, struct graph_kind kind) {
    struct hunt hunt; /* large, and only partly used in small grids */
    if (!graph_fits(board->layout))
        return false;
    hunt.step = step;
    hunt.telling = false;
    graph_build(&hunt.graph, board, kind, NULL);
    search(&hunt, false, !step->tell);
    return conclude(&hunt, CHAIN);
}

/* Finds chains of one digit. */
static bool find_by_digit(const struct board *board, struct step *step, struct graph_kind kind,
                          enum vain_search search) {
    kind.without = vain_digits(board, step, search);
    if (kind.without == board->layout->all)
        return false;
    if (find_chain(board, step, kind))
        return true;
    vain_note(board, step, search, board->layout->all);
    return false;
}

/* Loops and chains of a kind are sought together, since both are usually asked for. */
static bool find(const struct board *board, struct step *step, struct graph_kind kind,
                 enum form form) {
    bool known;
    if (!graph_fits(board->layout))
        return false;
    struct hunt *hunt = notes_of(&step->notes, board, kind.groups ? NOTES_GROUPED : NOTES_CHAINS,
                                 sizeof *hunt, &known);
    hunt->step = step;
    if (!known) {
        graph_build(&hunt->graph, board, kind, ties_of(board, step));
        search(hunt, true, true);
    }
    return conclude(hunt, form);
}

static const struct graph_kind x = {.in_houses = true};
static const struct graph_kind xy = {.in_cells = true};
static const struct graph_kind any = {.in_cells = true, .in_houses = true};
static const struct graph_kind grouped_x = {.in_houses = true, .groups = true};
static const struct graph_kind grouped = {.in_cells = true, .in_houses = true, .groups = true};

bool chain_x(const struct board *board, struct step *step) {
    return find_by_digit(board, step, x, VAIN_X_CHAIN);
}
bool chain_xy(const struct board *board, struct step *step) {
    return find_chain(board, step, xy);
}
bool chain_loop(const struct board *board, struct step *step) {
    return find(board, step, any, LOOP);
}
bool chain_aic(const struct board *board, struct step *step) {
    return find(board, step, any, CHAIN);
}
bool chain_grouped_x(const struct board *board, struct step *step) {
    return find_by_digit(board, step, grouped_x, VAIN_GROUPED_X_CHAIN);
}
bool chain_grouped_loop(const struct board *board, struct step *step) {
    return find(board, step, grouped, LOOP);
}
bool chain_grouped_aic(const struct board *board, struct step *step) {
    return find(board, step, grouped, CHAIN);
}
