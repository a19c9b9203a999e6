/* SPDX-License-Identifier: MIT */
#include "common/rules/rulediagram.h"

#include <assert.h>
#include <string.h>

enum { DIGIT_BITS = 5, DIGIT_MASK = (1 << DIGIT_BITS) - 1 };

struct node {
    uint32_t set;   /* digits read; 0 where that is not told */
    uint32_t state; /* of the machine */
    uint32_t begin; /* its edges */
    uint32_t next;  /* another node of the slot; one of a layer before this ends the list */
};

STACK(nodes, struct node);
STACK(edges, uint32_t);

struct build {
    struct rulediagram *diagram;
    bool sets;
    struct nodes nodes;
    struct edges edges;
    uint32_t *slot;    /* by set, or else by state: a node */
    uint32_t *renamed; /* by node: what it is in the diagram, or UINT32_MAX */
    struct memory memory;
};

/* The node of a set and a state in the layer that begins at node `from`. */
static uint32_t node_of(struct build *b, uint32_t from, uint32_t set, uint32_t state) {
    assert((b->sets ? set : state) < RULEDIAGRAM_STATES && from);
    uint32_t *slot = &b->slot[b->sets ? set : state];
    for (uint32_t n = *slot; n >= from; n = b->nodes.data[n].next)
        if (b->nodes.data[n].state == state)
            return n;
    struct node node = {.set = set, .state = state, .next = *slot};
    *slot = (uint32_t)b->nodes.size;
    stack_push(&b->memory, &b->nodes, node);
    return *slot;
}

/* Adds the edges by which a node reads the cell at a place; they lead to nodes from number `from`
 * on. */
static void leave(struct build *b, uint32_t number, int place, uint32_t from) {
    const struct rulediagram *d = b->diagram;
    struct node node = b->nodes.data[number];
    b->nodes.data[number].begin = (uint32_t)b->edges.size;
    for (uint32_t digit = 0; digit < d->side; digit++) {
        uint32_t bit = (uint32_t)b->sets << digit;
        if (node.set & bit)
            continue;
        int state = d->step(&d->reading, (int)node.state, place, (int)digit + 1);
        assert(state < RULEDIAGRAM_STATES);
        if (state >= 0)
            stack_push(&b->memory, &b->edges,
                       node_of(b, from, node.set | bit, (uint32_t)state) << DIGIT_BITS | digit);
    }
}

/* Makes all nodes that can be reached. */
static void go_forward(struct build *b) {
    struct rulediagram *d = b->diagram;
    stack_push(&b->memory, &b->nodes, (struct node){0});
    for (unsigned place = 0; place < d->length; place++) {
        uint32_t end = (uint32_t)b->nodes.size;
        d->layer[place + 1] = end;
        for (uint32_t n = d->layer[place]; n < end; n++)
            leave(b, n, (int)place, end);
    }
    assert(b->nodes.size <= UINT32_MAX >> DIGIT_BITS);
    d->layer[d->length + 1] = (uint32_t)b->nodes.size;
    stack_push(&b->memory, &b->nodes, (struct node){.begin = (uint32_t)b->edges.size});
    for (uint32_t n = d->layer[d->length]; n < d->layer[d->length + 1]; n++)
        b->nodes.data[n].begin = (uint32_t)b->edges.size;
}

/* Finds the nodes from which the end can be reached; their entry in renamed is not UINT32_MAX. */
static void go_back(struct build *b) {
    const struct rulediagram *d = b->diagram;
    for (uint32_t n = d->layer[d->length + 1]; n-- > 0;) {
        bool leads = n >= d->layer[d->length] || !n;
        for (uint32_t e = b->nodes.data[n].begin; !leads && e < b->nodes.data[n + 1].begin; e++)
            leads = b->renamed[b->edges.data[e] >> DIGIT_BITS] != UINT32_MAX;
        b->renamed[n] = leads ? 0 : UINT32_MAX;
    }
}

/* Numbers these nodes. */
static uint32_t rename_nodes(struct build *b) {
    struct rulediagram *d = b->diagram;
    uint32_t count = 0, n = 0;
    for (unsigned place = 0; place <= d->length; place++) {
        uint32_t end = d->layer[place + 1];
        d->layer[place] = count;
        for (; n < end; n++)
            if (b->renamed[n] != UINT32_MAX)
                b->renamed[n] = count++;
    }
    d->layer[d->length + 1] = count;
    assert(b->renamed[0] == 0 && count <= b->nodes.size);
    return count;
}

/* Copies these nodes and their edges. */
static void copy(struct build *b) {
    struct rulediagram *d = b->diagram;
    uint32_t used = 0;
    for (uint32_t n = 0; n + 1 < b->nodes.size; n++) {
        uint32_t to = b->renamed[n];
        if (to == UINT32_MAX)
            continue;
        d->state[to] = b->nodes.data[n].state;
        d->begin[to] = used;
        for (uint32_t e = b->nodes.data[n].begin; e < b->nodes.data[n + 1].begin; e++) {
            uint32_t edge = b->edges.data[e], target = b->renamed[edge >> DIGIT_BITS];
            if (target != UINT32_MAX)
                d->edges[used++] = target << DIGIT_BITS | (edge & DIGIT_MASK);
        }
    }
    d->begin[d->layer[d->length + 1]] = used;
    assert(used <= b->edges.size);
}

/* Numbers the states of each layer in the order in which they occur; after the last cell there is
 * one. */
static void number_states(struct rulediagram *d, uint32_t *slot) {
    uint32_t end = d->layer[d->length], last = d->layer[d->length + 1];
    for (uint32_t n = end; n < last; n++)
        d->state[n] = 0;
    d->states[d->length] = end < last;
    for (unsigned place = 0; place < d->length; place++) {
        memset(slot, 0, RULEDIAGRAM_STATES * sizeof *slot);
        for (uint32_t n = d->layer[place]; n < d->layer[place + 1]; n++) {
            uint32_t *number = &slot[d->state[n]];
            assert(d->state[n] < RULEDIAGRAM_STATES);
            if (!*number)
                *number = ++d->states[place];
            d->state[n] = *number - 1;
        }
    }
}

void rulediagram_build(struct rulediagram *diagram, RuleStep step,
                       const struct rulereading *reading, struct memory *memory) {
    assert(reading->side > 0 && reading->side <= RULEDIAGRAM_SIDE_MAX);
    assert(reading->length > 0 && reading->length <= RULEDIAGRAM_SIDE_MAX);
    struct build b = {.diagram = diagram,
                      .sets = reading->different && reading->side <= RULEDIAGRAM_SETS_MAX};
    *diagram = (struct rulediagram){.step = step,
                                    .reading = *reading,
                                    .side = (unsigned)reading->side,
                                    .length = (unsigned)reading->length};
    memory_region(&b.memory, memory);
    b.slot = memory_zeroed(&b.memory, RULEDIAGRAM_STATES, sizeof *b.slot);
    go_forward(&b);
    b.renamed = memory_zeroed(&b.memory, b.nodes.size, sizeof *b.renamed);
    go_back(&b);
    uint32_t count = rename_nodes(&b);
    diagram->state = memory_zeroed(memory, count, sizeof *diagram->state);
    diagram->begin = memory_zeroed(memory, (size_t)count + 1, sizeof *diagram->begin);
    diagram->edges = memory_zeroed(memory, b.edges.size, sizeof *diagram->edges);
    diagram->reached = memory_zeroed(memory, count, sizeof *diagram->reached);
    diagram->queue = memory_zeroed(memory, count, sizeof *diagram->queue);
    diagram->ways = memory_zeroed(memory, count, sizeof *diagram->ways);
    copy(&b);
    number_states(diagram, b.slot);
    memory_clear(&b.memory);
}

/* Whether an edge is for one of the candidates. */
static bool is_open(uint32_t edge, uint32_t candidates) {
    return candidates >> (edge & DIGIT_MASK) & 1;
}

/* Queues the nodes that edges for the candidates lead to and that are not queued yet.  Returns the
 * number of queued nodes. */
static uint32_t queue_next(const struct rulediagram *d, uint32_t node, uint32_t candidates,
                           uint32_t size) {
    for (uint32_t e = d->begin[node]; e < d->begin[node + 1]; e++) {
        uint32_t to = d->edges[e] >> DIGIT_BITS;
        if (!is_open(d->edges[e], candidates) || d->reached[to])
            continue;
        d->reached[to] = 1;
        assert(size < d->layer[d->length + 1] && to > node);
        d->queue[size++] = to;
    }
    return size;
}

/* Queues the nodes that can be reached; ends[i] is the end of those after i cells. */
static void reach(const struct rulediagram *d, const uint32_t *candidates, uint32_t *ends) {
    uint32_t head = 0, size = 0;
    d->queue[size++] = 0;
    for (unsigned place = 0; place < d->length; place++) {
        ends[place] = size;
        for (; head < ends[place]; head++)
            size = queue_next(d, d->queue[head], candidates[place], size);
    }
    ends[d->length] = size;
}

/* Whether a node leads to the end by the cell; adds the digits that do. */
static bool leads(const struct rulediagram *d, uint32_t node, uint32_t candidates,
                  uint32_t *digits) {
    uint32_t found = 0;
    assert(node < d->layer[d->length]);
    for (uint32_t e = d->begin[node]; e < d->begin[node + 1]; e++)
        if (is_open(d->edges[e], candidates) && d->reached[d->edges[e] >> DIGIT_BITS])
            found |= (uint32_t)1 << (d->edges[e] & DIGIT_MASK);
    *digits |= found;
    return found != 0;
}

void rulediagram_narrow(const struct rulediagram *diagram, uint32_t *candidates) {
    uint32_t ends[RULEDIAGRAM_SIDE_MAX + 1];
    reach(diagram, candidates, ends);
    assert(ends[diagram->length] <= diagram->layer[diagram->length + 1]);
    uint32_t at = ends[diagram->length - 1];
    for (unsigned place = diagram->length; place-- > 0;) {
        uint32_t digits = 0, from = place ? ends[place - 1] : 0;
        while (at-- > from)
            diagram->reached[diagram->queue[at]] =
                leads(diagram, diagram->queue[at], candidates[place], &digits);
        at = from;
        candidates[place] &= digits;
    }
    for (uint32_t i = 0; i < ends[diagram->length]; i++)
        diagram->reached[diagram->queue[i]] = 0;
}

/* Counts the paths from each node of a layer to the end, given those of the next layer. */
static void count_layer(const struct rulediagram *d, unsigned place, uint32_t candidates) {
    assert(place < d->length);
    for (uint32_t n = d->layer[place]; n < d->layer[place + 1]; n++) {
        uint64_t ways = 0;
        for (uint32_t e = d->begin[n]; e < d->begin[n + 1]; e++) {
            uint64_t more =
                is_open(d->edges[e], candidates) ? d->ways[d->edges[e] >> DIGIT_BITS] : 0;
            ways = ways > UINT64_MAX - more ? UINT64_MAX : ways + more;
        }
        d->ways[n] = ways;
    }
}

uint64_t rulediagram_count(const struct rulediagram *diagram, const uint32_t *candidates) {
    for (uint32_t n = diagram->layer[diagram->length]; n < diagram->layer[diagram->length + 1]; n++)
        diagram->ways[n] = 1;
    for (unsigned place = diagram->length; place-- > 0;)
        count_layer(diagram, place, candidates[place]);
    return diagram->ways[0];
}

void rulediagram_order(const struct rulediagram *diagram, const uint32_t *candidates,
                       uint64_t number, uint8_t *digits) {
    assert(number < diagram->ways[0]);
    uint32_t node = 0;
    for (unsigned place = 0; place < diagram->length; place++) {
        uint32_t e = diagram->begin[node];
        for (;; e++) {
            assert(e < diagram->begin[node + 1]);
            uint64_t ways = diagram->ways[diagram->edges[e] >> DIGIT_BITS];
            if (!is_open(diagram->edges[e], candidates[place]))
                continue;
            if (number < ways)
                break;
            number -= ways;
        }
        digits[place] = (uint8_t)((diagram->edges[e] & DIGIT_MASK) + 1);
        node = diagram->edges[e] >> DIGIT_BITS;
    }
}

bool rulediagram_allows(const struct rulediagram *diagram, const uint8_t *cells,
                        const uint32_t *cell) {
    uint32_t node = 0;
    for (unsigned place = 0; place < diagram->length; place++) {
        uint32_t e = diagram->begin[node], end = diagram->begin[node + 1];
        assert(cells[cell[place]] && cells[cell[place]] <= diagram->side);
        while (e < end && (diagram->edges[e] & DIGIT_MASK) + 1 != cells[cell[place]])
            e++;
        if (e == end)
            return false;
        node = diagram->edges[e] >> DIGIT_BITS;
    }
    return true;
}

uint32_t rulediagram_most_states(const struct rulediagram *diagram) {
    uint32_t most = 0;
    for (unsigned place = 0; place <= diagram->length; place++)
        most = diagram->states[place] > most ? diagram->states[place] : most;
    return most;
}

void rulediagram_table(const struct rulediagram *diagram, unsigned place, int *table) {
    assert(place < diagram->length);
    for (uint32_t i = 0; i < diagram->states[place] * diagram->side; i++)
        table[i] = -1;
    for (uint32_t n = diagram->layer[place]; n < diagram->layer[place + 1]; n++)
        for (uint32_t e = diagram->begin[n]; e < diagram->begin[n + 1]; e++)
            table[diagram->state[n] * diagram->side + (diagram->edges[e] & DIGIT_MASK)] =
                (int)diagram->state[diagram->edges[e] >> DIGIT_BITS];
}
