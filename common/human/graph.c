/* SPDX-License-Identifier: MIT */
#include "common/human/graph.h"

#include <assert.h>

/* Makes a group of a digit's places at a crossing. */
static void add_group(struct graph *graph, const struct layout_crossing *crossing, unsigned digit) {
    const struct board *board = graph->board;
    const struct layout *layout = board->layout;
    Set in_from = board_places(board, crossing->from, digit) & crossing->in_from;
    Set in_to = board_places(board, crossing->to, digit) & crossing->in_to;
    uint32_t number = graph->nodes - graph->candidates;
    if (set_at_most_one(in_from) || number == GRAPH_GROUPS_MAX)
        return;
    struct graph_group *group = &graph->groups[number];
    *group =
        (struct graph_group){digit, {crossing->from, crossing->to}, {in_from, in_to}, {0}, {0}};
    for (uint32_t w = 0; w < layout->words; w++)
        group->seen[w] = UINT64_MAX;
    for (; in_from; in_from &= in_from - 1) {
        uint32_t cell = layout_cell(layout, crossing->from, set_first(in_from));
        assert(layout_has(layout, crossing->to, cell));
        set_add(group->cells, cell);
        for (uint32_t w = 0; w < layout->words; w++)
            group->seen[w] &= layout_sees(layout, cell)[w];
    }
    graph->nodes++;
}

static void find_groups(struct graph *graph) {
    const struct layout *layout = graph->board->layout;
    for (unsigned digit = 1; digit <= layout->side; digit++) {
        graph->group_begin[digit] = graph->nodes - graph->candidates;
        bool any = graph->kind.groups && !(graph->kind.without & set_of(digit));
        for (size_t i = 0; any && i < layout->pointing; i++)
            add_group(graph, &layout->crossings.data[i], digit);
    }
    graph->group_begin[layout->side + 1] = graph->nodes - graph->candidates;
}

static void add_link(struct graph *graph, Node from, Node to) {
    assert(from < graph->nodes && to < graph->nodes && from != to);
    if (graph->begin[from + 1] < GRAPH_LINKS_MAX)
        graph->links[graph->begin[from + 1]++] = to;
}

/* Links a node to the other places of its digit in a house, if these are one node. */
static void link_rest(struct graph *graph, Node node, uint32_t house, unsigned digit, Set rest) {
    if (!rest)
        return;
    if (set_at_most_one(rest)) {
        uint32_t cell = layout_cell(graph->board->layout, house, set_first(rest));
        add_link(graph, node, graph_node(graph, cell, digit));
        return;
    }
    for (uint32_t i = graph->group_begin[digit]; i < graph->group_begin[digit + 1]; i++) {
        const struct graph_group *group = &graph->groups[i];
        if ((group->houses[0] == house && group->places[0] == rest) ||
            (group->houses[1] == house && group->places[1] == rest))
            add_link(graph, node, (Node)(graph->candidates + i));
    }
}

/* Links a candidate to those that rules tie strongly to it. */
static void link_tied(struct graph *graph, Node node) {
    const struct ties *ties = graph->ties;
    for (uint32_t i = ties->begin[node]; i < ties->begin[node + 1]; i++)
        if (ties->list[i].strong)
            add_link(graph, node, ties->list[i].node);
}

static void link_candidate(struct graph *graph, Node node, uint32_t cell, unsigned digit) {
    const struct board *board = graph->board;
    const struct layout *layout = board->layout;
    Set others = board->candidates[cell] & ~set_of(digit);
    if (graph->kind.in_cells && others && set_at_most_one(others))
        add_link(graph, node, graph_node(graph, cell, set_digit(others)));
    const struct variant *variant = &layout->variant;
    for (uint32_t i = variant->of_begin[cell];
         graph->kind.in_houses && i < variant->of_begin[cell + 1]; i++)
        link_rest(graph, node, variant->of[i], digit,
                  board_places(board, variant->of[i], digit) & ~layout->places[i].bit);
    if (graph->ties)
        link_tied(graph, node);
    if (graph->begin[node + 1] > graph->begin[node])
        set_add(graph->linked[digit], cell);
}

static void link_candidates(struct graph *graph) {
    const struct board *board = graph->board;
    Node node = 0;
    for (unsigned digit = 1; digit <= board->layout->side; digit++) {
        Set bit = set_of(digit) & ~graph->kind.without;
        for (uint32_t cell = 0; cell < board->layout->cells; cell++, node++) {
            graph->begin[node + 1] = graph->begin[node];
            if (board->candidates[cell] & bit)
                link_candidate(graph, node, cell, digit);
        }
    }
}

static void link_group(struct graph *graph, Node node) {
    const struct graph_group *group = graph_group(graph, node);
    for (unsigned i = 0; i < 2; i++)
        link_rest(graph, node, group->houses[i], group->digit,
                  board_places(graph->board, group->houses[i], group->digit) & ~group->places[i]);
}

static void list_useful(struct graph *graph) {
    uint32_t count = 0;
    for (unsigned digit = 1; digit <= graph->board->layout->side; digit++) {
        graph->useful_begin[digit] = count;
        for (uint32_t i = graph->group_begin[digit]; i < graph->group_begin[digit + 1]; i++) {
            Node group = (Node)(graph->candidates + i);
            if (graph->begin[group] < graph->begin[group + 1])
                graph->useful[count++] = group;
        }
    }
    graph->useful_begin[graph->board->layout->side + 1] = count;
    assert(count <= graph->nodes - graph->candidates);
}

/* The tie of two candidates, or NULL. */
static const struct tie *tie_of(const struct graph *graph, Node a, Node b, bool strong) {
    if (graph_is_group(graph, a) || graph_is_group(graph, b))
        return NULL;
    return ties_find(graph->ties, a, b, strong);
}

/* Whether a cell or houses keep two nodes from both being right. */
static bool is_seen(const struct graph *graph, Node a, Node b) {
    const uint64_t *seen = graph_seen(graph, a);
    if (graph_digit(graph, a) != graph_digit(graph, b))
        return graph->kind.in_cells && !graph_is_group(graph, a) && !graph_is_group(graph, b) &&
               graph_cell(graph, a) == graph_cell(graph, b);
    if (!graph_is_group(graph, b))
        return set_has(seen, graph_cell(graph, b));
    for (uint32_t w = 0; w < graph->board->layout->words; w++)
        if (graph_group(graph, b)->cells[w] & ~seen[w])
            return false;
    return true;
}

bool graph_weak(const struct graph *graph, Node a, Node b) {
    return is_seen(graph, a, b) || (graph->ties && tie_of(graph, a, b, false));
}

/* Lists the useful groups that each node with links is linked to weakly, while there is room. */
static void list_near(struct graph *graph) {
    uint32_t count = 0, n = 0;
    for (; n < graph->nodes; n++) {
        unsigned digit = graph_digit(graph, (Node)n);
        uint32_t i = graph->useful_begin[digit], end = graph->useful_begin[digit + 1];
        graph->near_begin[n] = count;
        if (count + (end - i) > GRAPH_NEAR_MAX)
            break;
        for (; i < end && graph->begin[n] < graph->begin[n + 1]; i++)
            if (graph->useful[i] != n && is_seen(graph, (Node)n, graph->useful[i]))
                graph->near[count++] = graph->useful[i];
    }
    graph->near_begin[n] = count;
    graph->listed = n;
}

void graph_build(struct graph *graph, const struct board *board, struct graph_kind kind,
                 const struct ties *ties) {
    const struct layout *layout = board->layout;
    assert(graph_fits(layout));
    graph->board = board;
    graph->kind = kind;
    graph->ties = ties;
    graph->candidates = graph->nodes = layout->cells * layout->side;
    find_groups(graph);
    for (unsigned digit = 1; digit <= layout->side; digit++)
        for (uint32_t w = 0; w < layout->words; w++)
            graph->linked[digit][w] = 0;
    graph->begin[0] = 0;
    link_candidates(graph);
    for (uint32_t n = graph->candidates; n < graph->nodes; n++) {
        graph->begin[n + 1] = graph->begin[n];
        link_group(graph, (Node)n);
    }
    assert(graph->begin[graph->nodes] <= GRAPH_LINKS_MAX);
    list_useful(graph);
    graph->listed = 0;
    if (kind.groups)
        list_near(graph);
}

/* The digits that candidate a leaves no room for in the cell of candidate b; their digits
 * differ. */
static Set ruled_out_beside(const struct graph *graph, Node a, Node b) {
    if (graph_is_group(graph, b))
        return 0;
    uint32_t cell = graph_cell(graph, b);
    return set_has(graph_seen(graph, a), cell)
               ? graph->board->candidates[cell] & set_of(graph_digit(graph, a))
               : 0;
}

/* What two digits of one cell leave no room for there. */
static Set ruled_out_within(const struct graph *graph, Node a, Node b) {
    if (graph_is_group(graph, a) || graph_is_group(graph, b) ||
        graph_cell(graph, a) != graph_cell(graph, b))
        return 0;
    return graph->board->candidates[graph_cell(graph, a)] & ~set_of(graph_digit(graph, a)) &
           ~set_of(graph_digit(graph, b));
}

/* Whether a candidate that a tie of a rules out is one that b leaves no room for either. */
static bool is_ruled_out(const struct graph *graph, const struct tie *tie, Node b) {
    return !tie->strong && tie->node != b && graph_weak(graph, b, tie->node);
}

/* Rules out the candidates for which ties of a and any links of b leave no room; with step NULL,
 * only looks for one.  Returns whether there is any. */
static bool rule_out_tied(const struct graph *graph, Node a, Node b, struct step *step) {
    bool any = false;
    assert(a < graph->nodes && b < graph->nodes);
    if (graph_is_group(graph, a))
        return false;
    for (uint32_t i = graph->ties->begin[a]; i < graph->ties->begin[a + 1]; i++) {
        const struct tie *tie = &graph->ties->list[i];
        if (!is_ruled_out(graph, tie, b))
            continue;
        if (!step)
            return true;
        step_remove(step, graph_cell(graph, tie->node), set_of(graph_digit(graph, tie->node)));
        any = true;
    }
    return any;
}

bool graph_rules_out(const struct graph *graph, Node a, Node b) {
    if (graph->ties && (rule_out_tied(graph, a, b, NULL) || rule_out_tied(graph, b, a, NULL)))
        return true;
    unsigned digit = graph_digit(graph, a);
    if (digit == graph_digit(graph, b))
        return board_holds_in_both(graph->board, graph_seen(graph, a), graph_seen(graph, b), digit);
    return (ruled_out_beside(graph, a, b) | ruled_out_beside(graph, b, a) |
            ruled_out_within(graph, a, b)) != 0;
}

/* Rules digits out in the cell of a node, which is a candidate where there are any. */
static void rule_out_in(const struct graph *graph, Node node, Set digits, struct step *step) {
    if (digits)
        step_remove(step, graph_cell(graph, node), digits);
}

void graph_rule_out(const struct graph *graph, Node a, Node b, struct step *step) {
    unsigned digit = graph_digit(graph, a);
    if (graph->ties) {
        rule_out_tied(graph, a, b, step);
        rule_out_tied(graph, b, a, step);
    }
    if (digit == graph_digit(graph, b)) {
        step_remove_seen(step, graph->board, graph_seen(graph, a), graph_seen(graph, b), digit);
        return;
    }
    rule_out_in(graph, b, ruled_out_beside(graph, a, b), step);
    rule_out_in(graph, a, ruled_out_beside(graph, b, a), step);
    rule_out_in(graph, a, ruled_out_within(graph, a, b), step);
}

/* Whether a cell or a house makes one of two candidates right. */
static bool is_either(const struct graph *graph, Node a, Node b) {
    const struct board *board = graph->board;
    const struct variant *variant = &board->layout->variant;
    uint32_t cell = graph_cell(graph, a), other = graph_cell(graph, b);
    if (cell == other)
        return true;
    for (uint32_t i = variant->of_begin[cell]; i < variant->of_begin[cell + 1]; i++)
        if (graph_digit(graph, a) == graph_digit(graph, b) &&
            layout_has(board->layout, variant->of[i], other) &&
            set_size(board_places(board, variant->of[i], graph_digit(graph, a))) == 2)
            return true;
    return false;
}

static void add_rule(struct step *step, const struct tie *tie) {
    uint32_t i = 0;
    while (i < step->rule_count && tie && step->rules[i] != tie->bond)
        i++;
    if (tie && i == step->rule_count && i < STEP_RULES_MAX)
        step->rules[step->rule_count++] = tie->bond;
}

void graph_add_weak(const struct graph *graph, Node a, Node b, struct step *step) {
    if (a != b && !is_seen(graph, a, b))
        add_rule(step, tie_of(graph, a, b, false));
}

void graph_add_strong(const struct graph *graph, Node a, Node b, struct step *step) {
    const struct tie *tie = tie_of(graph, a, b, true);
    if (tie && !is_either(graph, a, b))
        add_rule(step, tie);
}

void graph_add_part(const struct graph *graph, Node node, struct step *step) {
    step_begin_part(step, set_of(graph_digit(graph, node)));
    if (!graph_is_group(graph, node)) {
        step_add_cell(step, graph_cell(graph, node));
        return;
    }
    const uint64_t *cells = graph_group(graph, node)->cells;
    for (uint32_t w = 0; w < graph->board->layout->words; w++)
        for (uint64_t left = cells[w]; left; left &= left - 1)
            step_add_cell(step, w * 64 + set_first(left));
}
